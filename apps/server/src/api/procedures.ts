import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import { type AnyProcedure, callTRPCProcedure, TRPCError } from "@trpc/server";

/** Every procedure by its dotted name. */
export const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, AnyProcedure>>; // flat at run time, nested in tRPC's type

/**
 * Calls a procedure with input that nothing has checked yet: for REST, and for forms without scripts.
 * @throws TRPCError: tRPC wraps every other error in INTERNAL_SERVER_ERROR, with the `cause`
 */
export async function callProcedure(name: string, input: unknown, ctx: Context): Promise<unknown> {
  const procedure = procedures[name];
  if (procedure === undefined) throw new TRPCError({ code: "NOT_FOUND" });
  const { type } = procedure._def;
  return callTRPCProcedure({
    ...{ router: appRouter, path: name, type, ctx, batchIndex: 0, signal: undefined },
    getRawInput: async () => input,
  });
}
