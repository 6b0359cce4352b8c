import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { repository } from "@site/db/address";
import { StorageFault } from "@site/db/storage-fault";
import type { FastifyBaseLogger } from "fastify";
import { type Env, type PageSettings, pageSettings } from "../configuration/env.ts";
import { busyRetrySeconds, rendererTimeoutMs } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import type { Made, PageRequest } from "../pages/make-page.ts";
import type { Site } from "./make-release.ts";

/** pagesDir: folder of the published pages; null: they are kept in memory alone */
export type RendererSettings = { databaseUrl: string; pagesDir: string | null; page: PageSettings };

export function rendererSettings(env: Env): RendererSettings {
  return { databaseUrl: env.databaseUrl, pagesDir: env.pagesDir, page: pageSettings(env) };
}

/** The settings go with every question, in a message and not in an argument, because they may hold a password. */
export type Question = { settings: RendererSettings; request: PageRequest | "site" };
/** A failure is a value, so that it can be told from the death of the process. storageCode: of a StorageFault */
export type Answer = { made: Made } | { site: Site } | Failure;
type Failure = { message: string; stack: string; storageCode: string | null };

/** A child that does not end by itself is killed. */
const exitTimeoutMs = 2_000;

type Options = {
  /** After which the process ends. */
  idleMs?: number;
  /** Of a publication: the moment that its pages show, and the folder of the last one. */
  release?: { at: number; last: string };
};

export type RenderLog = Pick<FastifyBaseLogger, "warn" | "error">;

/** Makes pages in a process that starts on demand and ends when it was idle. */
export class Renderer {
  readonly #settings: RendererSettings;
  readonly #idleMs: number;
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isAsked = false;
  #isClosing = false;

  constructor(settings: RendererSettings, { idleMs = 60_000, release }: Options = {}) {
    this.#settings = settings;
    this.#idleMs = idleMs;
    this.#args = release === undefined ? [] : [String(release.at), release.last];
  }

  /** Starts the process ahead of a request. @throws RendererEnded when the machine has no memory for it */
  start(): ChildProcess {
    if (!this.#child?.connected) this.#child = forkChild(this.#args);
    this.#beginIdle();
    return this.#child;
  }

  /** Idle time begins with an answer: a page may take longer. */
  #beginIdle(): void {
    clearTimeout(this.#idle);
    if (!this.#isAsked) this.#idle = setTimeout(() => void this.#end(), this.#idleMs).unref();
  }

  /**
   * The caller waits for a page before it asks for the next. A page whose process died is tried once more in a new one.
   * @throws Error when the page fails; StorageFault when the database can't be read; RendererEnded when the page hangs;
   * Refusal 503 when there is no process that could make it
   */
  async render(request: PageRequest, log: RenderLog): Promise<Made> {
    const answer = await this.#ask(request, log);
    if ("made" in answer) return answer.made;
    throw new Error("The answer is no page.");
  }

  /** For a publication; its time decides which articles are listed. @throws as `render` */
  async listSite(log: RenderLog): Promise<Site> {
    const answer = await this.#ask("site", log);
    if ("site" in answer) return answer.site;
    throw new Error("The answer is no list.");
  }

  async #ask(request: Question["request"], log: RenderLog): Promise<Exclude<Answer, Failure>> {
    this.#isAsked = true;
    try {
      return await this.#askTwice(request, log);
    } finally {
      this.#isAsked = false;
      this.#beginIdle();
    }
  }

  async #askTwice(request: Question["request"], log: RenderLog): Promise<Exclude<Answer, Failure>> {
    const path = request === "site" ? request : request.path.split("?")[0];
    for (let isAgain = false; ; isAgain = true)
      try {
        return await ask(this.start(), { settings: this.#settings, request });
      } catch (error) {
        if (!(error instanceof RendererEnded) || this.#isClosing || (isAgain && error.isHung)) throw error;
        if (!isAgain)
          log.warn({ err: error, path }, "a process that makes pages ended or hung; another one tries again");
        else {
          log.error({ err: error, path }, "no process that makes pages can be kept running; pages are refused for now");
          throw new Refusal("busy", busyRetrySeconds);
        }
      }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    const timer = setTimeout(() => child.kill("SIGKILL"), exitTimeoutMs);
    if (child.connected) child.disconnect();
    await exited;
    clearTimeout(timer);
  }
}

/** @throws the error of the page; RendererEnded when the process died, hung or could not be started */
async function ask(child: ChildProcess, question: Question): Promise<Exclude<Answer, Failure>> {
  const heard = new AbortController();
  const timer = setTimeout(() => child.kill("SIGKILL"), rendererTimeoutMs);
  // Both reject if the process could not be started or told.
  const answered = once(child, "message", heard);
  const ended = once(child, "exit", heard).then(([code, signal]) => Promise.reject(new Error(signal ?? code)));
  let answer: Answer;
  try {
    if (child.connected) child.send(question);
    [answer] = await Promise.race([answered, ended]);
  } catch (error) {
    throw new RendererEnded(`The process that makes pages ended: ${String(error)}`, child.killed);
  } finally {
    clearTimeout(timer);
    heard.abort();
  }
  if (!("message" in answer)) return answer;
  const { message, stack, storageCode } = answer;
  const error = storageCode === null ? new Error(message) : new StorageFault(storageCode, message);
  throw Object.assign(error, { stack });
}

function forkChild(args: readonly string[]): ChildProcess {
  try {
    const child = fork(join(repository, "apps/server/dist/child.js"), args, {
      // Node options of this process, such as a debugger's port, must not be inherited.
      execArgv: [],
      // Structured clone, because JSON, the default, would write each byte of a page as a number.
      serialization: "advanced",
      env: { NODE_ENV: "production" },
    });
    // Ignored if no one waits: a process that can't be started or told emits it as well as "exit".
    return child.on("error", () => {});
  } catch (error) {
    throw new RendererEnded(`No process for pages could be started: ${String(error)}`, false);
  }
}

/** The process has ended or was never started. */
export class RendererEnded extends Error {
  /** Whether it was ended because a page took too long. */
  readonly isHung: boolean;

  constructor(message: string, isHung: boolean) {
    super(message);
    this.isHung = isHung;
  }
}
