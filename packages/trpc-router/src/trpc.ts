import { StorageFault } from "@site/db/storage-fault";
import { initTRPC, TRPCError } from "@trpc/server";
import type { Context } from "./context.ts";
import { publicErrorOf } from "./errors.ts";

/**
 * The REST path of a procedure; `{name}` in it becomes a field of the input.
 * takesPartnerKey: the header with a partner's key is read, see `Context.partner`.
 */
export type RestMeta = {
  rest: { method: "GET" | "POST"; path: `/api/${string}`; summary: string; takesPartnerKey?: true };
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
