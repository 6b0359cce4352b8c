import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { repository } from "@site/db/address";
import { StorageFault } from "@site/db/storage-fault";
import type { FastifyBaseLogger } from "fastify";
import { type Env, type PageSettings, pageSettings } from "../configuration/env.ts";
import { rendererTimeoutMs } from "../configuration/limits.ts";
import type { Made, PageRequest } from "../pages/make-page.ts";
import type { Site } from "./make-release.ts";

/** pagesDir: folder of the published pages */
export type RendererSettings = { databaseUrl: string; pagesDir: string; page: PageSettings };

export function rendererSettings(env: Env): RendererSettings {
  return { databaseUrl: env.databaseUrl, pagesDir: env.pagesDir, page: pageSettings(env) };
}

/** The settings go with every question, in a message and not in an argument, because they may hold a password. */
export type Question = { settings: RendererSettings; request: PageRequest | "site" };
/** A failure is a value, so that it can be told from the death of the process. storageCode: of a StorageFault */
export type Answer = { made: Made | Site } | { error: Error; storageCode: string | null };

/** idleMs: after which the process ends. clock: of a publication, the moment that its pages show */
type Options = { idleMs?: number; clock?: number };

export type RenderLog = Pick<FastifyBaseLogger, "warn" | "error">;

/** Makes pages in a process that starts on demand and ends when it was idle. */
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

  /** Starts the process, also ahead of a request. @throws Error when the machine has no memory for it */
  start(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    this.#child = fork(join(repository, "apps/server/dist/child.js"), this.#args, {
      // Node options of this process, such as a debugger's port, must not be inherited.
      execArgv: [],
      // Structured clone, because JSON, the default, would write each byte of a page as a number.
      serialization: "advanced",
      env: { NODE_ENV: "production" },
    });
    this.#beginIdle();
    // Ignored if no one waits: a process that can't be started or told emits it as well as "exit".
    return this.#child.on("error", () => {});
  }

  /**
   * The caller waits for a page before it asks for the next. A page whose process died or hung is tried once more in a new one.
   * @throws Error when the page fails; StorageFault when the database can't be read; RendererEnded
   */
  ask(request: PageRequest, log: RenderLog): Promise<Made>;
  ask(request: "site", log: RenderLog): Promise<Site>;
  async ask(request: Question["request"], log: RenderLog): Promise<Made | Site> {
    const path = request === "site" ? request : request.path.split("?")[0];
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

  /** @throws the error of the page; RendererEnded when the process died, hung or could not be started */
  async #askOnce(request: Question["request"]): Promise<Made | Site> {
    const heard = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let isHung = false;
    let answer: Answer;
    try {
      const child = this.start();
      // Idle time begins with an answer: a page may take longer.
      clearTimeout(this.#idle);
      timer = setTimeout(() => {
        isHung = child.kill("SIGKILL");
      }, rendererTimeoutMs);
      // Both reject if the process could not be started or told.
      const answered = once(child, "message", heard);
      const ended = once(child, "exit", heard).then(([code, signal]) => Promise.reject(new Error(signal ?? code)));
      if (child.connected) child.send({ settings: this.#settings, request } satisfies Question);
      [answer] = await Promise.race([answered, ended]);
    } catch (error) {
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
    this.#idle = setTimeout(() => this.#child?.kill("SIGKILL"), this.#idleMs).unref();
  }

  /** Ends the process, which has nothing to lose. */
  close(): void {
    this.#isClosing = true;
    clearTimeout(this.#idle);
    this.#child?.kill("SIGKILL");
  }
}

/** The process has ended, or was never started. isHung: it was ended because a page took too long */
export class RendererEnded extends Error {
  readonly isHung: boolean;

  constructor(message: string, isHung: boolean) {
    super(message);
    this.isHung = isHung;
  }
}
