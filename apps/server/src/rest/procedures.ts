import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import { type AnyProcedure, callTRPCProcedure } from "@trpc/server";

/** At run time tRPC keeps its procedures flat, by dotted name; its type shows them nested. */
export const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, AnyProcedure>>;

export type Call = { name: string; type: "query" | "mutation"; input: unknown };

/** @throws TRPCError, whatever went wrong */
export function callProcedure({ name, type, input }: Call, ctx: Context): Promise<unknown> {
  return callTRPCProcedure({
    ...{ router: appRouter, path: name, type, ctx, batchIndex: 0, signal: undefined },
    getRawInput: async () => input,
  });
}
