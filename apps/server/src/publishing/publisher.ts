import { setTimeout as delay } from "node:timers/promises";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyBaseLogger } from "fastify";
import type { SiteFile } from "../pages/make-page.ts";
import type { Publication } from "../pages/serve-pages.ts";
import { makeRelease, readSources, type Sources } from "./make-release.ts";
import { currentFolder, pointTo, type Release, readRelease, writeRelease } from "./release.ts";
import { Renderer, type RendererSettings } from "./renderer.ts";

type Options = {
  settings: RendererSettings;
  /** A hash of the build and the settings. */
  made: string;
  context: PageContext;
  log: FastifyBaseLogger;
};

const pollMs = 1_000;
/** Making the pages that show a scheduled article takes a minute on a busy machine. */
const aheadMs = 120_000;
/** If a row is edited this shortly before a scheduled article, one release shows both, because two take too long. */
const togetherMs = 5_000;
const failedMs = 5_000;
/** How long the publisher waits before it tries again to make the pages that failed. */
const retryMs = 30_000;

/**
 * A page's way to the visitor begins here. The publisher looks once a second whether the build, the settings, the
 * content or the day has changed. A hash of these four is the name of a release, that is, of a folder with all pages.
 * If the name has changed, the publisher does the following:
 *
 * 1. It starts a process that makes pages, because React would block the process that accepts leads.
 * 2. It lets that process make only the pages that may differ. For each page, the last release lists the procedures
 *    that the page called, with a hash of each result. If no result has changed, the page is copied.
 * 3. It writes the files into a new folder. When all files are on disk, it points the symlink `current` to that folder,
 *    so a proxy never serves half a release.
 * 4. It serves the new pages from memory.
 *
 * The pages that show a scheduled article are made two minutes ahead and shown at the article's time. If any step
 * fails, the site continues to serve the last pages, `/readyz` and the log report the error, and the publisher tries
 * again. Decision 31 has the reasons, and docs/page.md lists the files.
 */
export class Publisher implements Publication {
  readonly #options: Options;
  #shown: Release | null = null;
  /** These pages aren't shown yet, because the next article isn't public or because they couldn't be written. */
  #made: Release | null = null;
  #renderer: Renderer | null = null;
  #failure: string | null = null;
  #retryAt = 0;
  /** Whether a newer build is using the folder. If so, this process must not change the folder any more. */
  #isFormer = false;
  readonly #closing = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  find(path: string): SiteFile | undefined {
    return this.#shown?.files.get(path);
  }

  lacks(path: string): boolean {
    return this.#shown !== null && !this.#shown.files.has(path) && !this.#shown.failed.includes(path);
  }

  state() {
    const { failed = [] } = this.#shown ?? {};
    const problems = [
      this.#failure && `the pages can't be published: ${this.#failure}`,
      failed.length > 0 && `pages can't be made, so their last copies stay: ${failed.join(", ")}`,
    ].filter((problem) => typeof problem === "string");
    // If the pages can be made but not written, the site renders them on request, so it is ready for visitors.
    const isUnwritten = this.#made !== null && this.#failure !== null;
    return { reason: this.#shown !== null || isUnwritten ? null : "its pages are being made", problems };
  }

  async start(): Promise<void> {
    const { settings, made } = this.#options;
    const found = await readRelease(settings.pagesDir);
    if (found?.name.startsWith(made)) this.#shown = found;
    this.#running = this.#follow(this.#closing.signal);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#renderer?.close();
    await this.#running;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await this.#renew().catch((error: unknown) => {
        if (!signal.aborted) this.#fail(error instanceof Error ? error : new Error(String(error)));
        return failedMs;
      });
      await delay(waitMs, null, { ref: false, signal }).catch(() => {}); // `close` makes this promise reject
    }
  }

  #fail(error: Error): void {
    // Only the first failure is logged, because the messages of later ones may differ only in a file's name.
    if (this.#failure === null)
      this.#options.log.error({ err: error }, "the pages can't be published; the last ones stay");
    this.#failure = error.message;
  }

  /** @returns how many milliseconds to wait until the next call */
  async #renew(): Promise<number> {
    const now = Date.now();
    const sources = await this.#sourcesAt(now);
    const isRetry = now >= this.#retryAt;
    if (isRetry) this.#retryAt = now + retryMs;
    // A release with failed pages has the name of its sources with a suffix. It is made again only at a retry.
    const { name = "" } = this.#shown ?? {};
    const { next } = sources;
    let release = this.#shown;
    if (release === null || (isRetry ? name !== sources.name : !name.startsWith(sources.name))) {
      const isMade = this.#made?.name.startsWith(sources.name);
      if (isMade || release === null || next === null || next - now >= togetherMs)
        release = await this.#prepare(sources, now);
    }
    await this.#show(release);
    if (next !== null && next <= now + aheadMs) await this.#prepare(await this.#sourcesAt(next), next);
    this.#failure = null;
    return Math.max(0, Math.min(pollMs, (next ?? Infinity) - Date.now()));
  }

  #sourcesAt(ms: number): Promise<Sources> {
    const { context, made } = this.#options;
    return readSources(context.db, made, ms);
  }

  async #make({ clock }: Sources, ms: number): Promise<Release> {
    const { settings, context, log } = this.#options;
    const began = performance.now();
    const last = this.#shown ?? (await readRelease(settings.pagesDir));
    this.#closing.signal.throwIfAborted();
    const renderer = new Renderer(settings, { clock });
    this.#renderer = renderer;
    try {
      const release = await makeRelease({
        context,
        log,
        nameNow: async () => (await this.#sourcesAt(ms)).name,
        last,
        listSite: (former) => renderer.ask({ former }, log),
        render: (request) => renderer.ask(request, log),
      });
      log.info({ pages: release.files.size, ms: Math.round(performance.now() - began) }, "pages are made");
      return release;
    } finally {
      renderer.close();
    }
  }

  /** If the writing fails, `#show` tries it again. */
  async #prepare(sources: Sources, ms: number): Promise<Release> {
    if (this.#made?.name.startsWith(sources.name)) return this.#made;
    this.#made = await this.#make(sources, ms);
    if (!this.#isFormer) await writeRelease(this.#options.settings.pagesDir, this.#made);
    return this.#made;
  }

  async #show(release: Release): Promise<void> {
    const { settings, made } = this.#options;
    const current = await currentFolder(settings.pagesDir);
    this.#isFormer ||= this.#shown !== null && current !== null && !current.startsWith(made);
    if (!this.#isFormer && (current === null || release !== this.#shown)) {
      await writeRelease(settings.pagesDir, release);
      await pointTo(settings.pagesDir, release.name);
    }
    if (release === this.#made) this.#made = null;
    this.#shown = release;
  }
}
