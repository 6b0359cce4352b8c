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

type Call = { path: string; input: unknown; digest: string };

/** The procedures' answers that a page was made of, and whether they would be the same now. */
export class Answers {
  readonly #context: Context;
  readonly #calls: Call[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Calls the procedures in this process, and takes note. */
  client() {
    const record: TRPCLink<AppRouter> =
      () =>
      ({ op: { path, input, ...op }, next }) =>
        observable((observer) => {
          const note = (digest: string) => this.#calls.push({ path, input, digest });
          return next({ ...op, path, input })
            .pipe(
              tap({
                next: ({ result }) => note(digestOf("data" in result ? result.data : null)),
                error: (error) => note(statusOf(error) ?? "failed"),
              }),
            )
            .subscribe(observer);
        });
    return createTRPCClient<AppRouter>({ links: [record, this.#link()] });
  }

  /** @throws when a procedure fails for reasons of its own: then nothing is known */
  async areCurrent(): Promise<boolean> {
    const client = createTRPCUntypedClient<AppRouter>({ links: [this.#link()] });
    for (const { path, input, digest } of this.#calls) {
      const now = await client.query(path, input).then(digestOf, (error) => {
        const status = statusOf(error);
        if (status === null) throw error;
        return status;
      });
      if (now !== digest) return false;
    }
    return true;
  }

  #link() {
    return unstable_localLink({ router: appRouter, createContext: async () => this.#context });
  }
}

function digestOf(data: unknown): string {
  return hash("sha256", JSON.stringify(data) ?? "", "base64url");
}

/** "There is no such row" is an answer too; null: a fault of ours, which answers nothing. */
function statusOf(error: unknown): string | null {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
  return typeof status === "number" && status < 500 ? `status ${status}` : null;
}
