import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import { StorageFault } from "@site/db/storage-fault";
import type { FastifyBaseLogger } from "fastify";
import { type Env, type PageSettings, pageSettings } from "../configuration/env.ts";
import { busyRetrySeconds, rendererTimeoutMs } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import type { PageRequest, RenderedPage } from "./make-page.ts";

export type RendererSettings = { databaseUrl: string; page: PageSettings };

export function rendererSettings(env: Env): RendererSettings {
  return { databaseUrl: env.databaseUrl, page: pageSettings(env) };
}

/** The settings go with every page, in a message and not in an argument, because they may hold a password. */
export type Question = { settings: RendererSettings; request: PageRequest };
/** A failure is a value, so that it can be told from the death of the process. */
export type Answer = { page: RenderedPage } | { failure: Failure };
/** storageCode: of a StorageFault; null: the page itself has failed */
type Failure = { message: string; stack: string; storageCode: string | null };

type Log = Pick<FastifyBaseLogger, "warn" | "error">;
type Options = { module?: string; timeoutMs?: number };
const rendererChild = join(import.meta.dirname, "renderer-child.ts");
/** For the child to write its compile cache. */
const exitTimeoutMs = 2_000;

/**
 * Renders in a child process, so that React, the router and the compression use neither the event loop nor the memory of
 * the process that takes leads. The child is started at once. A page whose child died, hung or could not be started is
 * retried once in a new one, and refused for now if that one ends as well.
 */
export class RendererProcess {
  readonly #settings: RendererSettings;
  readonly #module: string;
  readonly #timeoutMs: number;
  #child: ChildProcess | null = null;
  /** The page that the child makes now. */
  #page = Promise.withResolvers<Answer>();
  #isClosing = false;

  constructor(settings: RendererSettings, { module = rendererChild, timeoutMs = rendererTimeoutMs }: Options = {}) {
    this.#settings = settings;
    this.#module = module;
    this.#timeoutMs = timeoutMs;
    try {
      this.#start();
    } catch {
      // The first page tries again to start it.
    }
  }

  /**
   * Renders one page; the caller waits for it before the next.
   * @throws Error when the page fails; StorageFault when the database can't be read; RendererEnded when the page
   * hangs; Refusal 503 when there is no process that could render it
   */
  async render(request: PageRequest, log: Log): Promise<RenderedPage> {
    const [path] = request.path.split("?");
    try {
      return await this.#ask(request);
    } catch (error) {
      if (!(error instanceof RendererEnded) || this.#isClosing) throw error;
      log.warn({ err: error, path }, "the renderer process ended or hung; its page is retried in a new one");
    }
    try {
      return await this.#ask(request);
    } catch (error) {
      if (!(error instanceof RendererEnded) || error.isHung) throw error;
      log.error({ err: error, path }, "no renderer process can be kept running; pages are refused for now");
      throw new Refusal("busy", busyRetrySeconds);
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const child = this.#child;
    if (child?.pid === undefined) return;
    const exited = once(child, "exit");
    const timer = setTimeout(() => child.kill("SIGKILL"), exitTimeoutMs);
    if (child.connected) child.disconnect();
    await exited;
    clearTimeout(timer);
  }

  /** @throws the error of the page; RendererEnded when its process died, hung or could not be started */
  async #ask(request: PageRequest): Promise<RenderedPage> {
    this.#page = Promise.withResolvers();
    const child = this.#child ?? this.#start();
    const timer = setTimeout(() => child.kill("SIGKILL"), this.#timeoutMs);
    const question: Question = { settings: this.#settings, request };
    try {
      child.send(question);
      const answer = await this.#page.promise;
      if ("page" in answer) return answer.page;
      throw errorOf(answer.failure);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws RendererEnded when the machine has no memory for another process; other faults are events */
  #start(): ChildProcess {
    const child = forkChild(this.#module);
    this.#child = child;
    const forget = (reason: string) => {
      if (this.#child === child) this.#child = null;
      // Nobody may be waiting for a page.
      this.#page.promise.catch(() => {});
      this.#page.reject(new RendererEnded(reason, child.killed));
    };
    child.on("message", (answer: Answer) => this.#page.resolve(answer));
    child.on("error", ({ message }) => {
      // A process that was never started emits no "exit"; one that a message did not reach does.
      if (child.pid === undefined) forget(`The renderer could not be started: ${message}`);
    });
    child.once("exit", (code, signal) => forget(`The renderer ended with ${signal ?? code}.`));
    return child;
  }
}

function forkChild(module: string): ChildProcess {
  const compileCache = getCompileCacheDir();
  const options: ForkOptions = {
    // Node options of this process, such as a debugger's port, must not be inherited.
    execArgv: [],
    // Structured clone, because JSON, the default, would write each byte of a page as a number.
    serialization: "advanced",
    // The compile cache of this process saves a quarter of the time to the first page.
    env: { NODE_ENV: "production", ...(compileCache !== undefined && { NODE_COMPILE_CACHE: dirname(compileCache) }) },
  };
  try {
    return fork(module, options);
  } catch (error) {
    throw new RendererEnded(`The renderer could not be started: ${String(error)}`, false);
  }
}

/** The error of the other process, with its stack. A retry in a new process would fail as well. */
function errorOf({ message, stack, storageCode }: Failure): Error {
  const error = storageCode === null ? new Error(message) : new StorageFault(storageCode, message);
  return Object.assign(error, { stack });
}

/** The process has ended or was never started. */
class RendererEnded extends Error {
  /** Whether it was ended because a page took too long. */
  readonly isHung: boolean;

  constructor(message: string, isHung: boolean) {
    super(message);
    this.isHung = isHung;
  }
}
