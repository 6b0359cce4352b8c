import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { readMoment } from "@site/db/content/content-revision";
import type { Db } from "@site/db/open";
import type { FastifyBaseLogger } from "fastify";
import { rendererTimeoutMs } from "../configuration/limits.ts";
import type { SiteFile } from "../pages/make-page.ts";
import type { Publication } from "../pages/publication.ts";
import {
  errorOf,
  type Order,
  type Published,
  RenderChild,
  RendererEnded,
  type RendererSettings,
} from "./child-process.ts";
import { currentFolder, type Files, pointTo, readFolder, readRelease, releaseName } from "./release.ts";

type Options = { settings: RendererSettings; made: string; root: string | null; db: Db; log: FastifyBaseLogger };

const pollMs = 1_000;
/** How long before an article's second the pages that have it are made. */
const aheadMs = 30_000;
/** After a publication that failed as a whole, or of some pages. */
const retryMs = { failed: 5_000, partly: 30_000 };

type Release = Omit<Published, "files" | "failed"> & { files: Files; failed: string[] };

/**
 * Keeps the published pages on build, settings, content and day: after a change, a separate process publishes them
 * and ends. After a failure the last pages stay; it is reported and tried again.
 */
export class Publisher implements Publication {
  readonly #options: Options;
  #shown: Release | null = null;
  /** The pages of the next article's second. */
  #next: Release | null = null;
  #child: RenderChild | null = null;
  /** The unfinished part of the last publication. */
  #hung: string[] = [];
  #failure: string | null = null;
  #tried = { release: "", again: 0 };
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
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
    const { failed = [], folderProblem = null } = this.#shown ?? {};
    const problems = [
      this.#failure && `the pages can't be published: ${this.#failure}`,
      failed.length > 0 && `pages that can't be made, of which the last copies stay: ${failed.join(", ")}`,
      folderProblem && `the pages are published in memory alone: ${folderProblem}`,
    ].filter((problem) => typeof problem === "string");
    return { reason: this.#shown === null ? "its pages are being made" : null, problems };
  }

  /** Shows this build's last publication with these settings, and follows the content from now on. */
  async start(): Promise<void> {
    const { root, made } = this.#options;
    const folder = root === null ? null : await currentFolder(root);
    const found = root === null || !folder?.startsWith(made) ? null : await readRelease(root);
    if (found !== null) this.#shown = { ...found, folder, folderProblem: null, failed: [] };
    this.#running = this.#tick();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#child?.end();
    await this.#running;
  }

  async #tick(): Promise<void> {
    let waitMs = pollMs;
    try {
      waitMs = await this.#renew(Date.now());
    } catch (error) {
      if (this.#isClosed) return;
      const { message } = error instanceof Error ? error : new Error(String(error));
      if (this.#failure !== message)
        this.#options.log.error({ err: error }, "the pages can't be published; the last ones stay");
      this.#failure = message;
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#tick();
    }, waitMs).unref();
  }

  /** @returns how long nothing has to be done. @throws the error of a publication, or of the database */
  async #renew(now: number): Promise<number> {
    const { db, made } = this.#options;
    const moment = await readMoment(db, now);
    const wanted = releaseName(made, moment, now);
    if (this.#next?.release === wanted) await this.#show(this.#next);
    else if (await this.#isDue(wanted, now)) await this.#show(await this.#publish(wanted, now));
    if (this.#shown?.release === wanted) this.#failure = null;
    const { next } = moment;
    if (next === null || next > now + aheadMs) return pollMs;
    const then = releaseName(made, await readMoment(db, next), next);
    if (this.#next?.release !== then && then !== this.#tried.release) this.#next = await this.#publish(then, next);
    return Math.max(0, Math.min(pollMs, next - Date.now()));
  }

  async #isDue(wanted: string, now: number): Promise<boolean> {
    const { root } = this.#options;
    const { release, failed = [], folderProblem } = this.#shown ?? {};
    // The folder was removed.
    if (root !== null && folderProblem === null && (await currentFolder(root)) === null) return true;
    if (wanted === this.#tried.release && now < this.#tried.again) return false;
    if (release !== wanted || failed.length > 0) return true;
    // A disk that was full.
    return root !== null && folderProblem !== null && isWritable(root);
  }

  /** @throws the error that keeps all pages from being made */
  async #publish(release: string, at: number): Promise<Release> {
    const { settings, made, root, log } = this.#options;
    if (this.#isClosed) throw new Error("The site closes.");
    const began = performance.now();
    this.#tried = { release, again: Date.now() + retryMs.failed };
    const begun = new Set<string>();
    const current = root === null ? null : await currentFolder(root);
    // A newer build has taken the folder over.
    const isOthers = this.#shown !== null && current !== null && !current.startsWith(made);
    const order: Order = { made, at, root: isOthers ? null : root, hung: this.#hung };
    this.#child = new RenderChild(settings);
    try {
      const last = await this.#child.ask({ order }, rendererTimeoutMs, (message) => {
        if ("begun" in message) begun.add(message.begun);
        if ("done" in message) begun.delete(message.done);
      });
      if (!("published" in last)) throw new Error("The answer is none to an order.");
      const { failed, ...published } = last.published;
      for (const { path, failure } of failed)
        log.error({ err: errorOf(failure), path }, "a page can't be made; its last good copy stays");
      const files = published.files ?? readFolder(join(root ?? "", published.folder ?? ""))?.files;
      if (files === undefined) throw new Error("The published folder can't be read.");
      this.#hung = [];
      this.#tried.again = Date.now() + retryMs.partly;
      log.info({ pages: files.size, ms: Math.round(performance.now() - began) }, "pages are made");
      return { ...published, files, failed: failed.map(({ path }) => path) };
    } catch (error) {
      if (error instanceof RendererEnded && error.isHung) this.#hung = [...begun];
      throw error;
    } finally {
      await this.#child?.end();
      this.#child = null;
    }
  }

  async #show(release: Release): Promise<void> {
    const { root, log } = this.#options;
    const { folder } = release;
    let { folderProblem } = release;
    if (root !== null && folder !== null)
      await pointTo(root, folder).catch((error: Error) => {
        folderProblem = error.message;
      });
    // Said once: the sentence names a draft, which is another one each time.
    if (folderProblem !== null && !this.#shown?.folderProblem)
      log.warn(`the pages are published in memory alone: ${folderProblem}`);
    this.#shown = { ...release, folderProblem };
    this.#next = null;
  }
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
