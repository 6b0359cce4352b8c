import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyBaseLogger } from "fastify";
import type { SiteFile } from "../pages/make-page.ts";
import type { Publication } from "../pages/serve-pages.ts";
import { makeRelease, readSources, type Sources } from "./make-release.ts";
import { currentFolder, hasFiles, pointTo, type Release, readRelease, writeRelease } from "./release.ts";
import { Renderer, type RendererSettings } from "./renderer.ts";

type Options = {
  settings: RendererSettings;
  /** A hash of the build and the settings. */
  made: string;
  context: PageContext;
  log: FastifyBaseLogger;
};

const pollMs = 1_000;
/** The pages that contain an article are made this long before its publication. */
const aheadMs = 30_000;
/** An edit this close to an article's publication is published with the article: there is no time for two releases. */
const togetherMs = 5_000;
const failedMs = 5_000;
/** How often the publisher makes failed pages again, and tries again to write to a folder that it couldn't write to. */
const retryMs = 30_000;

/**
 * Publishes the pages again, in a separate process, when build, settings, content or day have changed. If this fails,
 * the site serves the last pages, `/readyz` and the log report the error, and the publisher tries again.
 */
export class Publisher implements Publication {
  readonly #options: Options;
  #shown: Release | null = null;
  /** The pages that are shown as soon as the next article is public. */
  #next: Release | null = null;
  #renderer: Renderer | null = null;
  #failure: string | null = null;
  #folderProblem: string | null = null;
  #retryAt = 0;
  /** The release that this process last made `current`. */
  #written: Release | null = null;
  /** Whether a newer build uses the folder now, so that this process must not change it. */
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
      this.#folderProblem && `the pages are published only in memory: ${this.#folderProblem}`,
    ].filter((problem) => typeof problem === "string");
    const isPublished = this.#written !== null || this.#folderProblem !== null;
    return { reason: isPublished ? null : "its pages are being made", problems };
  }

  async start(): Promise<void> {
    const { settings, made } = this.#options;
    const found = await readRelease(settings.pagesDir);
    if (found?.name.startsWith(made)) this.#shown = this.#written = found;
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
      await delay(waitMs, null, { ref: false, signal }).catch(() => {}); // rejects at `close`
    }
  }

  #fail(error: Error): void {
    if (this.#failure !== error.message)
      this.#options.log.error({ err: error }, "the pages can't be published; the last ones stay");
    this.#failure = error.message;
  }

  /** @returns milliseconds until the next call @throws the error of a publication, or of the database */
  async #renew(): Promise<number> {
    const now = Date.now();
    const sources = await this.#sourcesAt(now);
    const isRetry = now >= this.#retryAt;
    if (isRetry) this.#retryAt = now + retryMs;
    // If pages have failed, the release's name begins with the sources' name, and a suffix follows.
    const { name = "" } = this.#shown ?? {};
    const { next } = sources;
    if (this.#shown === null || (isRetry ? name !== sources.name : !name.startsWith(sources.name))) {
      const made = this.#next?.name.startsWith(sources.name) ? this.#next : null;
      if (made !== null || this.#shown === null || next === null || next - now >= togetherMs) {
        this.#shown = made ?? (await this.#make(sources, now));
        this.#next = null;
      }
    }
    if (this.#folderProblem === null || isRetry) await this.#keepFolder(this.#shown, now);
    if (next !== null && next <= now + aheadMs) {
      const then = await this.#sourcesAt(next);
      if (!this.#next?.name.startsWith(then.name)) this.#next = await this.#make(then, next);
    }
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

  /** Writes missing pages, and points `current` to the shown pages, unless a newer build uses the folder. */
  async #keepFolder(shown: Release, now: number): Promise<void> {
    const { settings, log } = this.#options;
    const current = await this.#lookAtFolder();
    const isKept = this.#folderProblem === null && this.#written === shown && this.#isWhole(shown, current, now);
    if (this.#isFormer || isKept) return;
    try {
      await writeRelease(settings.pagesDir, shown);
      await this.#lookAtFolder();
      if (!this.#isFormer) await pointTo(settings.pagesDir, shown.name);
      this.#written = shown;
      this.#folderProblem = null;
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      // The problem is logged only when it begins, because each attempt's message has another draft's name.
      if (this.#folderProblem === null) log.warn(`the pages are published only in memory: ${message}`);
      this.#folderProblem = message;
    }
  }

  async #lookAtFolder(): Promise<string | null> {
    const current = await currentFolder(this.#options.settings.pagesDir);
    this.#isFormer ||= this.#written !== null && current !== null && !current.startsWith(this.#options.made);
    return current;
  }

  /** Whether a proxy finds the pages. Each call checks a further tenth of the files' sizes, and reads a hundredth. */
  #isWhole({ name, files }: Release, current: string | null, now: number): boolean {
    // If another instance has moved `current`, that instance's files may be newer, so they count as complete.
    if (current !== name) return current !== null;
    const part = (of: number) => [...files].filter((_, index) => (index + Math.trunc(now / pollMs)) % of === 0);
    const folder = join(this.#options.settings.pagesDir, name);
    return hasFiles(folder, part(10)) && hasFiles(folder, part(100), "bytes");
  }
}
