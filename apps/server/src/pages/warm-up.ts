import { setImmediate as turn } from "node:timers/promises";
import { pages } from "@site/content/pages";
import type { FastifyInstance } from "fastify";
import type { HtmlCache } from "./html-cache.ts";
import { absentPaths } from "./known-pages.ts";

type Cache = Pick<HtmlCache<unknown>, "get" | "size">;

/** While one is compressed, in a thread of its own, the next is rendered. */
const atOnce = 2;

/**
 * Makes every page before somebody asks for it: after the start, and again what an edit has changed. Few at a time with
 * a turn of the event loop between them, so that a request never waits for more than a page that it didn't ask for.
 */
export class WarmUp {
  readonly #app: FastifyInstance;
  readonly #cache: Cache;
  readonly #onMade: () => Promise<void>;
  #allowed = false;
  #wanted = false;
  #running: Promise<void> | null = null;

  /** @param onMade called whenever all pages are there, or as many as there was time for */
  constructor(app: FastifyInstance, cache: Cache, onMade: () => Promise<void>) {
    this.#app = app;
    this.#cache = cache;
    this.#onMade = onMade;
    app.addHook("preClose", async () => {
      this.#allowed = false;
      await this.#running;
    });
  }

  /** The server listens: from now on pages are made ahead. */
  async allow(): Promise<void> {
    this.#allowed = true;
    this.begin();
  }

  /** The content has changed, or nothing is there yet. */
  begin(): void {
    this.#wanted = true;
    if (this.#allowed) this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#wanted) {
      this.#wanted = false;
      await this.#makeAll();
    }
    this.#running = null;
  }

  async #makeAll(): Promise<void> {
    const began = performance.now();
    const paths = [...pages.map(({ path }) => path), ...absentPaths].values();
    await Promise.all(Array.from({ length: atOnce }, () => this.#make(paths)));
    this.#app.log.info({ pages: this.#cache.size, ms: Math.round(performance.now() - began) }, "pages are at hand");
    await this.#onMade();
  }

  async #make(paths: Iterable<string>): Promise<void> {
    for (const path of paths) {
      if (!this.#allowed) return;
      await turn();
      // Whoever asks for the page is told, and it is logged then.
      await this.#cache.get(path).catch(() => {});
    }
  }
}
