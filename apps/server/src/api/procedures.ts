import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import type { RestMeta } from "@site/trpc-router/trpc";
import { type AnyProcedure, callTRPCProcedure, TRPCError } from "@trpc/server";

const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, AnyProcedure>>; // flat at run time, nested in tRPC's type

/**
 * Calls a procedure with unchecked input, for REST and for forms without scripts.
 * @throws TRPCError; any other error becomes the `cause` of an INTERNAL_SERVER_ERROR
 */
export async function callProcedure(name: string, input: unknown, ctx: Context): Promise<unknown> {
  const procedure = procedures[name];
  if (procedure === undefined) throw new TRPCError({ code: "NOT_FOUND" });
  const { type } = procedure._def;
  return callTRPCProcedure({
    router: appRouter,
    path: name,
    type,
    ctx,
    batchIndex: 0,
    signal: undefined,
    getRawInput: async () => input,
  });
}

export type RestRoute = RestMeta["rest"] & {
  name: string;
  input: unknown;
  output: unknown;
};

export function restRoutes(): RestRoute[] {
  return Object.entries(procedures).flatMap(([name, { _def: definition }]) => {
    const { meta, inputs, output } = definition as { meta?: RestMeta; inputs: unknown[]; output?: unknown }; // tRPC keeps a procedure's parts untyped
    return meta === undefined ? [] : [{ ...meta.rest, name, input: inputs[0], output }];
  });
}
