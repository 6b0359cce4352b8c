import { TRPCError } from "@trpc/server";

/** @returns `row`. @throws TRPCError NOT_FOUND when it is undefined */
export function requireFound<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new TRPCError({ code: "NOT_FOUND", message: `There is no ${what} at this address.` });
  return row;
}
