import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import type { RestMeta } from "@site/trpc-router/trpc";
import { type AnyProcedure, callTRPCProcedure, TRPCError } from "@trpc/server";

const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, AnyProcedure>>; // the procedures are flat at run time, but nested in tRPC's type

/** @throws TRPCError with the procedure's code, or with INTERNAL_SERVER_ERROR and the original error as its `cause` */
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
    const { meta, inputs, output } = definition as { meta?: RestMeta; inputs: unknown[]; output?: unknown }; // tRPC's types don't describe the parts of a procedure
    return meta === undefined ? [] : [{ ...meta.rest, name, input: inputs[0], output }];
  });
}
