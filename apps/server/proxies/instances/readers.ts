import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

// No `/api`: it answers 503 while the database is away.
const paths = ["/", "/about", "/states/texas", "/physician-credentialing", "/faqs?q=medicare", "/blog"];
const timeoutMs = 15_000;

/** Concurrent readers of pages, who pause a little. */
export class Readers {
  readonly #url: string;
  readonly failures: string[] = [];
  requests = 0;
  longestMs = 0;
  #ending = false;
  #all: Promise<void>[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  start(count: number): void {
    this.#all = Array.from({ length: count }, () => this.#read());
  }

  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(this.#all);
  }

  async #read(): Promise<void> {
    while (!this.#ending) {
      const path = paths[randomInt(paths.length)] ?? "/";
      const began = performance.now();
      this.requests++;
      try {
        const response = await fetch(this.#url + path, { signal: AbortSignal.timeout(timeoutMs) });
        await response.text();
        if (response.status !== 200) this.failures.push(`${path}: ${response.status}`);
      } catch (error) {
        this.failures.push(`${path}: ${String(error)}`);
      }
      this.longestMs = Math.max(this.longestMs, performance.now() - began);
      await delay(randomInt(20));
    }
  }
}
