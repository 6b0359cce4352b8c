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

/** Each request contains the settings, which may contain a password. Other users can read a process's arguments. */
export type Question = { settings: RendererSettings; request: PageRequest | { former: Former } };
/** error: why a page failed; a process that dies sends no answer. storageCode: the code of a StorageFault */
export type Answer = { made: Made | SiteList } | { error: Error; storageCode: string | null };

type Options = { idleMs?: number; clock?: number };

export type RenderLog = Pick<FastifyBaseLogger, "warn" | "error">;

/** Makes pages in a process that starts on demand and ends when it has been idle for a while. */
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

  /** Starts the process unless it is already running. @throws Error if the machine has too little memory */
  #start(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    this.#child = fork(join(repository, "apps/server/dist/child.js"), this.#args, {
      // The new process must not inherit Node options, such as a debugger's port.
      execArgv: [],
      // The default, JSON, would write each byte of a page as a number.
      serialization: "advanced",
      env: { NODE_ENV: "production" },
    });
    // Without this listener, Node would throw if the process can't be started. `#askOnce` handles the error.
    return this.#child.on("error", () => {});
  }

  /**
   * Callers must await each answer before the next call. If the process dies or hangs, a new process tries once more.
   * @throws Error if the page fails; StorageFault if the database can't be read; RendererEnded if the retry fails
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

  /** @throws the page's error; RendererEnded if the process died, hung or could not be started */
  async #askOnce(request: Question["request"]): Promise<Made | SiteList> {
    const heard = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let isHung = false;
    let answer: Answer;
    try {
      const child = this.#start();
      // The idle time begins once the page is done, because making it may take longer than that.
      clearTimeout(this.#idle);
      timer = setTimeout(() => {
        isHung = child.kill("SIGKILL");
      }, rendererTimeoutMs);
      // If the process can't be started or reached, both promises reject.
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

  /** Forgets the process, because it stays connected for a moment after its death. */
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

/** Thrown if the process ended or could not be started. isHung: it was killed because a page took too long */
export class RendererEnded extends Error {
  readonly isHung: boolean;

  constructor(message: string, isHung: boolean) {
    super(message);
    this.isHung = isHung;
  }
}
