import type { RestMeta } from "@site/trpc-router/trpc";
import { procedures } from "./procedures.ts";

export type RestRoute = RestMeta["rest"] & {
  /** Dotted name of the procedure, such as `services.featured`. */
  name: string;
  input: unknown;
  output: unknown;
};

/** Every procedure that names a REST path in its metadata. */
export function restRoutes(): RestRoute[] {
  return Object.entries(procedures).flatMap(([name, { _def: definition }]) => {
    const { meta, inputs, output } = definition as { meta?: RestMeta; inputs: unknown[]; output?: unknown }; // tRPC keeps a procedure's parts untyped
    return meta === undefined ? [] : [{ ...meta.rest, name, input: inputs[0], output }];
  });
}
