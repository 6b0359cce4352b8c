import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { repository } from "@site/db/address";
import { StorageFault } from "@site/db/storage-fault";
import type { FastifyBaseLogger } from "fastify";
import { type Env, type PageSettings, pageSettings } from "../configuration/env.ts";
import { rendererTimeoutMs } from "../configuration/limits.ts";
import type { Made, PageRequest } from "../pages/make-page.ts";
import type { Former } from "../pages/reads.ts";
import type { SiteList } from "./release.ts";

export type RendererSettings = { databaseUrl: string; pagesDir: string; page: PageSettings };

export function rendererSettings(env: Env): RendererSettings {
  return { databaseUrl: env.databaseUrl, pagesDir: env.pagesDir, page: pageSettings(env) };
}

/** The settings may contain a password, which other users could read in the process's arguments. */
export type Question = { settings: RendererSettings; request: PageRequest | { former: Former } };
/** `storageCode` is null if the error isn't a StorageFault. A process that dies sends no message. */
export type Answer = { made: Made | SiteList } | { error: Error; storageCode: string | null };

type Options = { idleMs?: number; clock?: number };

export type RenderLog = Pick<FastifyBaseLogger, "warn" | "error">;

/** The process starts when it is needed, and ends when it has been idle for a while. */
export class Renderer {
  readonly #settings: RendererSettings;
  readonly #idleMs: number;
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(settings: RendererSettings, { idleMs = 60_000, clock }: Options = {}) {
    this.#settings = settings;
    this.#idleMs = idleMs;
    this.#args = clock === undefined ? [] : [String(clock)];
  }

  #start(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    this.#child = fork(join(repository, "apps/server/dist/child.js"), this.#args, {
      // The new process must not inherit Node's own options, such as the port of a debugger.
      execArgv: [],
      // The default is JSON, which would write each byte of a page as a number.
      serialization: "advanced",
      env: { NODE_ENV: "production" },
    });
    // Without this listener, Node would throw an error if the process can't be started. `#askOnce` handles that error.
    return this.#child.on("error", () => {});
  }

  /**
   * Callers must await each answer before the next call. If the process dies or hangs, a new process tries once more.
   * @throws Error if the page fails; StorageFault if the database can't be read; RendererEnded if the second process
   * dies or hangs too
   */
  ask(request: PageRequest, log: RenderLog): Promise<Made>;
  ask(request: { former: Former }, log: RenderLog): Promise<SiteList>;
  async ask(request: Question["request"], log: RenderLog): Promise<Made | SiteList> {
    const path = "path" in request ? request.path.split("?")[0] : "site";
    try {
      return await this.#askOnce(request).catch((error: unknown) => {
        if (!(error instanceof RendererEnded) || this.#isClosing) throw error;
        log.warn({ err: error, path }, "a process that makes pages ended or hung; another one tries again");
        return this.#askOnce(request);
      });
    } finally {
      this.#beginIdle();
    }
  }

  async #askOnce(request: Question["request"]): Promise<Made | SiteList> {
    const heard = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let isHung = false;
    let answer: Answer;
    try {
      const child = this.#start();
      // Making a page may take longer than the idle time, which begins only when the page is done.
      clearTimeout(this.#idle);
      timer = setTimeout(() => {
        isHung = child.kill("SIGKILL");
      }, rendererTimeoutMs);
      // If the process can't be started or reached, it emits an error, and both `answered` and `ended` reject.
      const answered = once(child, "message", heard);
      const ended = once(child, "exit", heard).then(([code, signal]) => Promise.reject(new Error(signal ?? code)));
      if (child.connected) child.send({ settings: this.#settings, request } satisfies Question);
      [answer] = await Promise.race([answered, ended]);
    } catch (error) {
      this.#end();
      throw new RendererEnded(`The process that makes pages ended: ${String(error)}`, isHung);
    } finally {
      clearTimeout(timer);
      heard.abort();
    }
    if ("made" in answer) return answer.made;
    const { error, storageCode } = answer;
    throw storageCode === null ? error : new StorageFault(storageCode, error.message, { cause: error });
  }

  #beginIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
  }

  /** A killed process still seems to be connected for a moment, so `#child` is cleared at once. */
  #end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  close(): void {
    this.#isClosing = true;
    clearTimeout(this.#idle);
    this.#end();
  }
}

/** `isHung` means that the process was killed because a page took too long. */
export class RendererEnded extends Error {
  readonly isHung: boolean;

  constructor(message: string, isHung: boolean) {
    super(message);
    this.isHung = isHung;
  }
}
