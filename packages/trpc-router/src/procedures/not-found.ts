import { TRPCError } from "@trpc/server";

/** The found row. @throws TRPCError NOT_FOUND when there is none */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new TRPCError({ code: "NOT_FOUND", message: `There is no ${what} at this address.` });
  return row;
}
