import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import { type AnyProcedure, callTRPCProcedure } from "@trpc/server";

type ProcedureMap = Readonly<Record<string, AnyProcedure>>;

/** Every procedure by its dotted name. */
export const procedures = appRouter._def.procedures as unknown as ProcedureMap; // flat at run time, nested in tRPC's type

export type Call = { name: string; type: "query" | "mutation"; input: unknown };

/** @throws TRPCError: tRPC wraps every other error in INTERNAL_SERVER_ERROR, with the `cause` */
export function callProcedure({ name, type, input }: Call, ctx: Context): Promise<unknown> {
  return callTRPCProcedure({
    ...{ router: appRouter, path: name, type, ctx, batchIndex: 0, signal: undefined },
    getRawInput: async () => input,
  });
}
