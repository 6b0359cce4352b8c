import { pages } from "@site/content/pages";
import type { FastifyInstance } from "fastify";
import { absentPaths } from "../known-pages.ts";
import type { PageCache } from "./page-cache.ts";

type Cache = Pick<PageCache, "get" | "size">;

/** More than one, so that no renderer waits while the next page is chosen. */
const concurrency = 4;

/** Renders every page before a visitor asks for it: after the start, and after an edit those that it changed. */
export class WarmUp {
  readonly #app: FastifyInstance;
  readonly #cache: Cache;
  #allowed = false;
  #wanted = false;
  #running: Promise<void> | null = null;
  #done = false;

  constructor(app: FastifyInstance, cache: Cache) {
    this.#app = app;
    this.#cache = cache;
    app.addHook("preClose", () => {
      this.#allowed = false;
    });
  }

  /** Whether all pages have been rendered once since the start. */
  get isDone(): boolean {
    return this.#done;
  }

  /** The server listens: from now on pages are rendered ahead. */
  async allow(): Promise<void> {
    this.#allowed = true;
    this.begin();
  }

  /** The content has changed, or nothing is rendered yet. */
  begin(): void {
    this.#wanted = true;
    if (this.#allowed) this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#wanted && this.#allowed) {
      this.#wanted = false;
      await this.#makeAll();
    }
    this.#running = null;
  }

  async #makeAll(): Promise<void> {
    const began = performance.now();
    const paths = [...pages.map(({ path }) => path), ...absentPaths].values();
    await Promise.all(Array.from({ length: concurrency }, () => this.#make(paths)));
    if (!this.#allowed) return;
    this.#done = true;
    this.#app.log.info({ pages: this.#cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
  }

  async #make(paths: Iterable<string>): Promise<void> {
    for (const path of paths) {
      if (!this.#allowed) return;
      // The next visitor of a page that fails gets the error, and it is logged then.
      await this.#cache.get(path, "warm-up").catch(() => {});
    }
  }
}
