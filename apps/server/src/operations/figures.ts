import { Worker } from "node:worker_threads";
import { countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered } from "@site/db/outbox/health";

const dayMs = 24 * 60 * 60 * 1000;

/** What `/metrics` says of leads and outbox. */
export async function readFigures(db: Db) {
  return {
    leads: await countLeadsByStatus(db),
    recent: await countLeadsByStatus(db, new Date(Date.now() - dayMs).toISOString()),
    undelivered: await readUndelivered(db),
    canary: await readCanaryArrival(db),
    ...(await readAnswering(db)),
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/**
 * Figures that are counted in a thread, because with a million leads that takes a second, in which a database in a file
 * would stall all visitors. They are kept for twenty times as long as the count took.
 */
export function figuresOfFile(databaseUrl: string): () => Promise<Figures> {
  let [counting, freshUntil]: [Promise<Figures> | null, number] = [null, 0];
  return () => {
    if (counting !== null && performance.now() < freshUntil) return counting;
    const began = performance.now();
    freshUntil = Number.POSITIVE_INFINITY;
    const next = countInThread(databaseUrl).finally(() => {
      freshUntil = performance.now() + keptPerCost * (performance.now() - began);
    });
    // A failure is asked for again at once.
    next.catch(() => {
      freshUntil = 0;
    });
    counting = next;
    return next;
  };
}

const keptPerCost = 20;

function countInThread(databaseUrl: string): Promise<Figures> {
  const { promise, resolve, reject } = Promise.withResolvers<Figures>();
  const worker = new Worker(new URL("./figures-thread.ts", import.meta.url), { workerData: databaseUrl });
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The thread that counts has ended.")));
  worker.unref();
  return promise;
}
