import { pages } from "@site/content/pages";
import type { FastifyInstance } from "fastify";
import { notFoundPaths } from "../known-pages.ts";
import type { PageCache } from "./page-cache.ts";

const warmPaths: readonly string[] = [...pages.map(({ path }) => path), ...notFoundPaths];

type Cache = Pick<PageCache, "get" | "size">;

/** Pages in the render queue at a time: more than one, so that no renderer idles between two pages. */
const concurrency = 4;

/**
 * Warms the page cache after the start and after each edit, which renders only the pages that the edit changed. Then
 * compresses the new pages as small as possible, because each is sent many times.
 */
export class WarmUp {
  readonly #app: FastifyInstance;
  readonly #cache: Cache;
  readonly #compress: (path: string) => Promise<void>;
  #enabled = false;
  #requested = false;
  #running: Promise<void> | null = null;
  #done = false;

  /** @param compress compresses a page of the cache as small as possible */
  constructor(app: FastifyInstance, cache: Cache, compress: (path: string) => Promise<void>) {
    this.#app = app;
    this.#cache = cache;
    this.#compress = compress;
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
      await this.#compressAll();
    }
    this.#running = null;
  }

  async #renderAll(): Promise<void> {
    const began = performance.now();
    const paths = warmPaths.values();
    await Promise.all(Array.from({ length: concurrency }, () => this.#renderNext(paths)));
    if (!this.#enabled) return;
    this.#done = true;
    this.#app.log.info({ pages: this.#cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
  }

  /** Ends early when an edit requests another warm-up, which renders the changed pages first. */
  async #compressAll(): Promise<void> {
    for (const path of warmPaths) {
      if (this.#requested || !this.#enabled) return;
      // A page that can't be compressed now keeps the bytes that it has.
      await this.#compress(path).catch(() => {});
    }
  }

  async #renderNext(paths: Iterable<string>): Promise<void> {
    for (const path of paths) {
      if (!this.#enabled) return;
      // An error is logged at the page's next request, which renders it again.
      await this.#cache.get(path, "warm-up").catch(() => {});
    }
  }
}
