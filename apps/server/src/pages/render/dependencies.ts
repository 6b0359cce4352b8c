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

/** A procedure call that a page was rendered from, with the SHA-256 digest of its result. */
export type Dependency = { path: string; input: unknown; digest: string };

/** A client that calls the procedures in this process and records each call as a dependency. */
export function recordingClient(context: Context) {
  const dependencies: Dependency[] = [];
  const recordLink: TRPCLink<AppRouter> =
    () =>
    ({ op: { path, input, ...op }, next }) =>
      observable((observer) => {
        const record = (digest: string) => dependencies.push({ path, input, digest });
        return next({ ...op, path, input })
          .pipe(
            tap({
              next: ({ result }) => record(digestOf("data" in result ? result.data : null)),
              error: (error) => record(statusOf(error) ?? "failed"),
            }),
          )
          .subscribe(observer);
      });
  return { client: createTRPCClient<AppRouter>({ links: [recordLink, localLink(context)] }), dependencies };
}

/**
 * Whether every call would give the same result now.
 * @throws TRPCClientError when a procedure fails with a server error, so that the answer is unknown
 */
export async function areCurrent(dependencies: readonly Dependency[], context: Context): Promise<boolean> {
  const client = createTRPCUntypedClient<AppRouter>({ links: [localLink(context)] });
  for (const { path, input, digest } of dependencies) {
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

/**
 * A client error such as NOT_FOUND is a result too, compared by its status. null: a server error, which is no result.
 */
function statusOf(error: unknown): string | null {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return typeof status === "number" && status < 500 ? `status ${status}` : null;
}
