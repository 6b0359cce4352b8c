import { fill } from "@site/content/fill";
import { StorageFault } from "@site/db/storage-fault";
import { initTRPC, TRPCError } from "@trpc/server";
import type { Context } from "./context.ts";
import { publicErrorOf } from "./errors.ts";

export type RestMeta = {
  rest: {
    method: "GET" | "POST";
    /** A parameter in the path, such as `{slug}`, becomes a field of the procedure's input. */
    path: `/api/${string}`;
    summary: string;
    description?: string;
    /** The name that the OpenAPI document gives to the schema of the request body. */
    body?: string;
  };
};

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    errorFormatter: ({ error }) => publicErrorOf(error),
  });

export const router = t.router;
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof StorageFault)) return result;
  throw new TRPCError({ code: "SERVICE_UNAVAILABLE", cause: result.error.cause });
});

/** The process that renders pages has no `writes`. */
export const readProcedure = procedure.use(({ next }) => next({ ctx: { writes: null } }));

export const writeProcedure = procedure.use(({ ctx, next }) => {
  if (ctx.writes === null) throw new Error("A call that renders a page stores nothing.");
  return next({ ctx: { writes: ctx.writes } });
});

export const createCallerFactory = t.createCallerFactory;

export function requireFound<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new TRPCError({ code: "NOT_FOUND", message: `There is no ${what} at this address.` });
  return row;
}

/** Replaces tokens in the result, for example `{phone}` with the phone number. */
export const pageProcedure = readProcedure.use(async ({ ctx, next }) => {
  const result = await next();
  return result.ok ? { ...result, data: fill(result.data, ctx.site) } : result;
});
