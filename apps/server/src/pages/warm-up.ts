import { pages } from "@site/content/pages";
import type { FastifyInstance } from "fastify";
import { notFoundPaths } from "./known-pages.ts";
import type { PageCache } from "./page-cache.ts";

type Cache = Pick<PageCache<unknown>, "revision" | "size" | "warm">;

const warmPaths: readonly string[] = [...pages.map(({ path }) => path), ...notFoundPaths];

/** Renders all pages after the start and after each edit, one at a time, while nobody waits for another page. */
export class WarmUp {
  readonly #app: FastifyInstance;
  readonly #cache: Cache;
  #isListening = false;
  #isRunning = false;
  /** Whether all pages have been rendered once since the start. */
  isDone = false;

  constructor(app: FastifyInstance, cache: Cache) {
    this.#app = app;
    this.#cache = cache;
    app.addHook("preClose", () => {
      this.#isListening = false;
    });
  }

  async enable(): Promise<void> {
    this.#isListening = true;
    void this.run();
  }

  /** Called after each edit as well: one that comes meanwhile makes all pages stale, so they are rendered again. */
  async run(): Promise<void> {
    if (!this.#isListening || this.#isRunning) return;
    this.#isRunning = true;
    for (let revision: number | null = null; revision !== this.#cache.revision; ) {
      revision = this.#cache.revision;
      await this.#renderAll();
    }
    this.#isRunning = false;
  }

  async #renderAll(): Promise<void> {
    const began = performance.now();
    for (const path of warmPaths) {
      if (!this.#isListening) return;
      // An error is logged at the page's next request, which renders it again.
      await this.#cache.warm(path).catch(() => {});
    }
    this.isDone = true;
    this.#app.log.info({ pages: this.#cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
  }
}
