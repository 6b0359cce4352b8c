import { pages } from "@site/content/pages";
import type { FastifyInstance } from "fastify";
import { notFoundPaths } from "./known-pages.ts";
import type { PageCache } from "./page-cache.ts";

const warmPaths: readonly string[] = [...pages.map(({ path }) => path), ...notFoundPaths];

/** Renders all pages after the start and after each edit, one at a time, while nobody waits for another page. */
export class WarmUp {
  readonly #app: FastifyInstance;
  readonly #cache: Pick<PageCache<unknown>, "warm" | "size">;
  #enabled = false;
  #requested = false;
  #running: Promise<void> | null = null;
  #done = false;

  constructor(app: FastifyInstance, cache: Pick<PageCache<unknown>, "warm" | "size">) {
    this.#app = app;
    this.#cache = cache;
    app.addHook("preClose", () => {
      this.#enabled = false;
    });
  }

  /** Whether all pages have been rendered once since the start. */
  get isDone(): boolean {
    return this.#done;
  }

  /** Called when the server listens; a warm-up requested before starts now. */
  async enable(): Promise<void> {
    this.#enabled = true;
    this.request();
  }

  /** Requests a warm-up, or another one after the one that is running. */
  request(): void {
    this.#requested = true;
    if (this.#enabled) this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#requested && this.#enabled) {
      this.#requested = false;
      await this.#renderAll();
    }
    this.#running = null;
  }

  async #renderAll(): Promise<void> {
    const began = performance.now();
    for (const path of warmPaths) {
      if (!this.#enabled) return;
      // An error is logged at the page's next request, which renders it again.
      await this.#cache.warm(path).catch(() => {});
    }
    this.#done = true;
    this.#app.log.info({ pages: this.#cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
  }
}
