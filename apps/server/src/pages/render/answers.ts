import { hash } from "node:crypto";
import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import type { AppRouter } from "@site/trpc-router/types";
import {
  createTRPCClient,
  createTRPCUntypedClient,
  TRPCClientError,
  type TRPCLink,
  unstable_localLink,
} from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";

/** An answer that a page was made of, as a digest. */
export type Call = { path: string; input: unknown; digest: string };

/** A client that calls the procedures in this process, and takes note of what they answer. */
export function recordingClient(context: Context) {
  const calls: Call[] = [];
  const record: TRPCLink<AppRouter> =
    () =>
    ({ op: { path, input, ...op }, next }) =>
      observable((observer) => {
        const note = (digest: string) => calls.push({ path, input, digest });
        return next({ ...op, path, input })
          .pipe(
            tap({
              next: ({ result }) => note(digestOf("data" in result ? result.data : null)),
              error: (error) => note(statusOf(error) ?? "failed"),
            }),
          )
          .subscribe(observer);
      });
  return { client: createTRPCClient<AppRouter>({ links: [record, localLink(context)] }), calls };
}

/**
 * Whether all answers would be the same now.
 * @throws when a procedure fails for reasons of its own: then nothing is known
 */
export async function areCurrent(calls: readonly Call[], context: Context): Promise<boolean> {
  const client = createTRPCUntypedClient<AppRouter>({ links: [localLink(context)] });
  for (const { path, input, digest } of calls) {
    const now = await client.query(path, input).then(digestOf, (error) => {
      const status = statusOf(error);
      if (status === null) throw error;
      return status;
    });
    if (now !== digest) return false;
  }
  return true;
}

function localLink(context: Context) {
  return unstable_localLink({ router: appRouter, createContext: async () => context });
}

function digestOf(data: unknown): string {
  return hash("sha256", JSON.stringify(data) ?? "", "base64url");
}

/** "There is no such row" is an answer too; null: a fault of ours, which answers nothing. */
function statusOf(error: unknown): string | null {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return typeof status === "number" && status < 500 ? `status ${status}` : null;
}
