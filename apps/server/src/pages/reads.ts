import { hash } from "node:crypto";
import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import { createTRPCClient, getUntypedClient, type TRPCLink, unstable_localLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";

type Call = { procedure: string; input: unknown; result: string };

export type Reads = { at: number; calls: readonly Call[] };

export type Former = readonly (readonly [path: string, reads: Reads])[];

export function recordReads(context: Context) {
  const calls: Call[] = [];
  const record: TRPCLink<typeof appRouter> = () => (given) => {
    const { path: procedure, input } = given.op;
    const add = (result: unknown) => calls.push({ procedure, input, result: hashOfResult(result) });
    return given.next(given.op).pipe(
      tap({
        next: ({ result }) => void ("data" in result && add(result.data)),
        // A not-found page is made from a call that failed, so failed calls are recorded too.
        error: () => void add(failed),
      }),
    );
  };
  const createContext = async () => context;
  // tRPC has no stable link that calls a procedure in the same process.
  const client = createTRPCClient<typeof appRouter>({
    links: [record, unstable_localLink({ router: appRouter, createContext })],
  });
  return { client, calls };
}

/** @returns the paths of the pages that this build would make with the same bytes */
export async function findUnchanged(context: Context, former: Former): Promise<string[]> {
  const client = getUntypedClient(recordReads(context).client);
  const results = new Map<string, Promise<string>>();
  const isSame = async ({ procedure, input, result }: Call) => {
    const call = JSON.stringify([procedure, input]);
    const now = results.get(call) ?? client.query(procedure, input).then(hashOfResult, () => hashOfResult(failed));
    results.set(call, now);
    return result === (await now);
  };
  const unchanged: string[] = [];
  for (const [path, { at, calls }] of former)
    if (at === Date.now() && (await Promise.all(calls.map(isSame))).every(Boolean)) unchanged.push(path);
  return unchanged;
}

const failed = "failed";

function hashOfResult(result: unknown): string {
  return hashOf(JSON.stringify([result]));
}

export function hashOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}
