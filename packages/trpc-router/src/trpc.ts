import { StorageFault } from "@site/db/storage-fault";
import { initTRPC, TRPCError } from "@trpc/server";
import type { Context } from "./context.ts";
import { publicErrorOf } from "./errors.ts";
import type { FieldWords } from "./field-words.ts";

export type RestMeta = {
  rest: {
    method: "GET" | "POST";
    /** `{name}` in it becomes a field of the input. */
    path: `/api/${string}`;
    summary: string;
    description?: string;
    /** For each public field of the input. */
    words?: Readonly<Record<string, FieldWords>>;
    /** Name of the body in the description of the API. */
    body?: string;
    /** The header with a partner's key is read, see `Context.partner`. */
    takesPartnerKey?: true;
  };
};

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    errorFormatter: ({ error }) => publicErrorOf(error),
  });

export const router = t.router;
/** What the storage can't do now, it may do in a moment. */
export const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof StorageFault)) return result;
  throw new TRPCError({ code: "SERVICE_UNAVAILABLE", cause: result.error.cause });
});
export const createCallerFactory = t.createCallerFactory;
