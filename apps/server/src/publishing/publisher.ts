import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readMoment } from "@site/db/content/content-revision";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyBaseLogger } from "fastify";
import { Refusal } from "../http/errors.ts";
import type { SiteFile } from "../pages/make-page.ts";
import type { Publication } from "../pages/publication.ts";
import type { Render } from "../pages/render-queue.ts";
import { proxyFiles } from "../seo/site-files.ts";
import { clockOf, makeRelease } from "./make-release.ts";
import {
  currentFolder,
  type Files,
  hasFiles,
  type More,
  pointTo,
  type Release,
  readRelease,
  releaseName,
  writeRelease,
} from "./release.ts";
import { Renderer, RendererEnded, type RendererSettings } from "./renderer.ts";

type Options = {
  settings: RendererSettings;
  /** Names the build and the settings. */
  made: string;
  context: PageContext;
  log: FastifyBaseLogger;
};

const pollMs = 1_000;
/** How long before an article's second the pages that have it are made. */
const aheadMs = 30_000;
/** After a publication that failed as a whole, or of some pages, or that could not be written. */
const retryMs = { failed: 5_000, partly: 30_000 };

/**
 * Keeps the published pages on build, settings, content and day: after a change, a separate process makes them
 * and ends. After a failure the last pages stay; it is reported and tried again.
 */
export class Publisher implements Publication {
  readonly #options: Options;
  readonly #root: string | null;
  #shown: Release | null = null;
  /** The pages of the next article's second. */
  #next: Release | null = null;
  #renderer: Renderer | null = null;
  #failure: string | null = null;
  #folderProblem: string | null = null;
  /** Whether `current` leads to pages of this build. null: not yet; false: a newer build has taken it over, for good */
  #ownsFolder: boolean | null = null;
  #tried = { release: "", again: 0 };
  readonly #closing = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#root = options.settings.pagesDir;
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
      failed.length > 0 && `pages that can't be made, of which the last copies stay: ${failed.join(", ")}`,
      this.#folderProblem && `the pages are published in memory alone: ${this.#folderProblem}`,
    ].filter((problem) => typeof problem === "string");
    return { reason: this.#shown === null ? "its pages are being made" : null, problems };
  }

  /** Shows this build's last publication with these settings, and follows the content from now on. */
  async start(): Promise<void> {
    const found = this.#root === null ? null : await readRelease(this.#root);
    if (found?.name.startsWith(this.#options.made)) this.#shown = found;
    if (this.#shown !== null) this.#ownsFolder = true;
    this.#running = this.#follow(this.#closing.signal);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#renderer?.close();
    await this.#running;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await this.#renew(Date.now()).catch((error: unknown) => {
        if (!signal.aborted) this.#fail(error instanceof Error ? error : new Error(String(error)));
        return pollMs;
      });
      await delay(waitMs, null, { ref: false, signal }).catch(() => {}); // it closes
    }
  }

  #fail(error: Error): void {
    if (this.#failure !== error.message)
      this.#options.log.error({ err: error }, "the pages can't be published; the last ones stay");
    this.#failure = error.message;
  }

  /** @returns how long nothing has to be done. @throws the error of a publication, or of the database */
  async #renew(now: number): Promise<number> {
    const { made, context } = this.#options;
    const current = await this.#lookAtFolder();
    const moment = await readMoment(context.db, now);
    const wanted = releaseName(made, moment, now);
    const isTried = wanted === this.#tried.release && now < this.#tried.again;
    if (this.#next?.name.startsWith(wanted)) await this.#show(this.#next);
    else if (this.#shown?.name !== wanted && !isTried) await this.#show(await this.#make(wanted, now));
    else if (this.#shown !== null && !(this.#folderProblem && isTried) && !this.#isWritten(this.#shown, current, now))
      await this.#write(this.#shown);
    if (this.#shown?.name.startsWith(wanted)) this.#failure = null;
    const { next } = moment;
    // An article that comes soon waits for pages that fail now.
    if (next === null || next > now + aheadMs || this.#shown?.name !== wanted) return pollMs;
    const then = releaseName(made, await readMoment(context.db, next), next);
    if (!this.#next?.name.startsWith(then) && then !== this.#tried.release) {
      this.#next = await this.#make(then, next);
      await this.#write(this.#next);
    }
    return Math.max(0, Math.min(pollMs, next - Date.now()));
  }

  /** @throws the error that keeps all pages from being made */
  async #make(release: string, at: number): Promise<Release> {
    const { settings, made, context, log } = this.#options;
    const began = performance.now();
    this.#tried = { release, again: Date.now() + retryMs.failed };
    const last = this.#shown ?? (this.#root === null ? null : await readRelease(this.#root));
    const clock = clockOf(await readMoment(context.db, at), at);
    const lastFolder = last === null ? "" : join(this.#root ?? "", last.name);
    this.#closing.signal.throwIfAborted();
    const renderer = new Renderer(settings, { release: { at: clock, last: lastFolder } });
    this.#renderer = renderer;
    try {
      const isPages = (error: unknown, path: string) => {
        const isEnded = error instanceof RendererEnded && !error.isHung;
        if (isEnded || error instanceof StorageFault || error instanceof Refusal) return false;
        log.error({ err: error, path }, "a page can't be made; its last good copy stays");
        return true;
      };
      const render: Render = (request) => renderer.render(request, log);
      const listSite = () => renderer.listSite(log);
      const { db } = context;
      const pages = await makeRelease({ db, made, at, last: last?.files, listSite, render, isPages });
      this.#tried.again = Date.now() + retryMs.partly;
      log.info({ pages: pages.files.size, ms: Math.round(performance.now() - began) }, "pages are made");
      return pages;
    } finally {
      await renderer.close();
    }
  }

  async #show(release: Release): Promise<void> {
    this.#next = null;
    await this.#write(release, true);
    this.#shown = release;
  }

  #isFormer(): boolean {
    return this.#ownsFolder === false;
  }

  /** @returns the name of the current folder */
  async #lookAtFolder(): Promise<string | null> {
    const current = this.#root === null ? null : await currentFolder(this.#root);
    if (this.#ownsFolder && current !== null && !current.startsWith(this.#options.made)) this.#ownsFolder = false;
    return current;
  }

  /** Whether a proxy finds pages. Of the shown ones a tenth is looked at, another one each time. */
  #isWritten({ name, files }: Release, current: string | null, now: number): boolean {
    if (this.#root === null || this.#isFormer()) return true;
    if (this.#folderProblem !== null) return false;
    // Another instance's may be newer.
    if (current !== name) return current !== null;
    const looks = [...files].filter((_, index) => (index + Math.trunc(now / pollMs)) % 10 === 0);
    return hasFiles(join(this.#root, name), looks, this.#more(files));
  }

  /** Writes a release, and leads `current` to it. */
  async #write(release: Release, isShown = release === this.#shown): Promise<void> {
    const root = this.#root;
    if (root === null || this.#isFormer()) return;
    try {
      await writeRelease(root, release, this.#more(release.files));
      await this.#lookAtFolder();
      if (isShown && !this.#isFormer()) {
        await pointTo(root, release.name);
        this.#ownsFolder = true;
      }
      this.#folderProblem = null;
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      // Reported once, because the sentence names a draft, which differs each time.
      if (this.#folderProblem === null) this.#options.log.warn(`the pages are published in memory alone: ${message}`);
      this.#folderProblem = message;
      this.#tried.again = Date.now() + ((await currentFolder(root)) === null ? retryMs.failed : retryMs.partly);
    }
  }

  #more(files: Files): More {
    const page = files.values().find(({ csp }) => csp !== null);
    return proxyFiles(this.#options.context, page?.csp ?? "");
  }
}
