import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Requests over keep-alive connections for some seconds: the same GET again and again, or leads of new people. */
export type Load = {
  url: string;
  /** Further servers that share the connections. */
  otherUrls?: readonly string[];
  seconds: number;
  connections: number;
  headers?: Record<string, string>;
  /** Number of the first person who sends a lead; null: GET requests. */
  leadsFrom: number | null;
};

export type LoadResult = { answered: number; perSecond: number; p50Ms: number; p99Ms: number };

/** The load generator in a process of its own, so that its CPU time burdens neither the servers nor this process. */
export class LoadProcess {
  readonly #child = fork(join(import.meta.dirname, "load-process.ts"));

  /** @throws Error when an answer was missing or had no status of 2xx */
  async run(load: Load): Promise<LoadResult> {
    this.#child.send(load);
    const [answer]: { result?: LoadResult; error?: string }[] = await once(this.#child, "message");
    if (answer?.result === undefined) throw new Error(`${load.url}: ${answer?.error}`);
    return answer.result;
  }

  stop(): void {
    this.#child.disconnect();
  }
}
