import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { publicErrorOf } from "./errors.ts";

/** The REST path of a procedure; `{name}` in it becomes a field of the input. */
export type RestMeta = { rest: { method: "GET" | "POST"; path: `/api/${string}`; summary: string } };

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    errorFormatter: ({ error }) => publicErrorOf(error),
  });

export const router = t.router;
export const procedure = t.procedure;
export const createCallerFactory = t.createCallerFactory;
