import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import type { Env } from "../configuration/env.ts";
import { busyRetrySeconds, rendererTimeoutMs } from "../configuration/limits.ts";
import { type PageSettings, pageSettings } from "../configuration/page-settings.ts";
import { Refusal } from "../http/errors.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageRequest, Renderer } from "./web.ts";

export type RendererSettings = { databaseUrl: string; page: PageSettings };

export function rendererSettings(env: Env): RendererSettings {
  return { databaseUrl: env.databaseUrl, page: pageSettings(env) };
}

/** Messages to the child: first its settings, by message because they may hold a password, then pages. */
export type Question = { settings: RendererSettings } | { id: number; request: PageRequest };
/** A failure is a value, so that it can be distinguished from the death of the process. */
export type Answer = { id: number } & ({ page: RenderedPage } | { failure: { message: string; stack: string } });

type Log = Record<"warn" | "error", (details: object, message: string) => void>;
type Options = { module?: string; timeoutMs?: number };

const rendererChild = join(import.meta.dirname, "renderer-child.ts");
/** For the child to write its compile cache. */
const exitTimeoutMs = 2_000;

/**
 * Renders in a child process, so that React, the router and the compression use neither the event loop nor the memory
 * of the process that takes leads. The child is started at once. A page whose child died, hung or could not be started is
 * retried once in a new one, and refused for now if that one ends as well.
 */
export class RendererProcess implements Renderer {
  readonly #settings: RendererSettings;
  readonly #module: string;
  readonly #timeoutMs: number;
  readonly #pages = new Map<number, PromiseWithResolvers<RenderedPage>>();
  #child: ChildProcess | null;
  #lastId = 0;
  #isClosing = false;
  /** Set when the application has one. */
  log: Log = { warn() {}, error() {} };

  constructor(settings: RendererSettings, { module = rendererChild, timeoutMs = rendererTimeoutMs }: Options = {}) {
    this.#settings = settings;
    this.#module = module;
    this.#timeoutMs = timeoutMs;
    this.#child = null;
    try {
      this.#start();
    } catch {
      // The first page starts it.
    }
  }

  /** @throws PageError when the page fails or hangs; Refusal 503 when there is no process that could render it */
  async render(request: PageRequest): Promise<RenderedPage> {
    const [path] = request.path.split("?");
    try {
      return await this.#renderOnce(request);
    } catch (error) {
      if (error instanceof PageError || this.#isClosing) throw error;
      this.log.warn({ err: error, path }, "the renderer process ended or hung; its page is retried in a new one");
    }
    try {
      return await this.#renderOnce(request);
    } catch (error) {
      if (!(error instanceof RendererEnded) || error.isHung) throw error;
      this.log.error({ err: error, path }, "no renderer process can be kept running; pages are refused for now");
      throw new Refusal("busy", busyRetrySeconds);
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const child = this.#child;
    if (child?.pid === undefined) return;
    const ended = once(child, "exit");
    const timer = setTimeout(() => child.kill("SIGKILL"), exitTimeoutMs);
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(timer);
  }

  /** @throws PageError when the page itself fails; RendererEnded when its process died, hung or could not be started */
  async #renderOnce(request: PageRequest): Promise<RenderedPage> {
    const child = this.#child ?? this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const page = Promise.withResolvers<RenderedPage>();
    this.#pages.set(id, page);
    const timer = setTimeout(() => child.kill("SIGKILL"), this.#timeoutMs);
    try {
      send(child, { id, request });
      return await page.promise;
    } finally {
      clearTimeout(timer);
      this.#pages.delete(id);
    }
  }

  /** @throws RendererEnded when the machine has no memory for another process; other faults are events */
  #start(): ChildProcess {
    const child = this.#fork();
    this.#child = child;
    child.on("message", (answer: Answer) => {
      const page = this.#pages.get(answer.id);
      if ("page" in answer) page?.resolve(answer.page);
      else page?.reject(new PageError(answer.failure));
    });
    const forget = (reason: string) => {
      if (this.#child === child) this.#child = null;
      for (const { reject } of this.#pages.values()) reject(new RendererEnded(reason, child.killed));
    };
    child.on("error", ({ message }) => {
      // A process that was never started emits no "exit", one that a message did not reach does.
      if (child.pid === undefined) forget(`The renderer could not be started: ${message}`);
    });
    child.once("exit", (code, signal) => forget(`The renderer ended with ${signal ?? code}.`));
    send(child, { settings: this.#settings });
    return child;
  }

  #fork(): ChildProcess {
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
      return fork(this.#module, options);
    } catch (error) {
      throw new RendererEnded(`The renderer could not be started: ${String(error)}`);
    }
  }
}

function send(child: ChildProcess, question: Question): void {
  child.send(question);
}

/** The page itself failed, so a retry would fail as well. */
class PageError extends Error {
  constructor({ message, stack }: { message: string; stack: string }) {
    super(message);
    this.name = "PageError";
    this.stack = stack;
  }
}

/** The process has ended or was never started. */
class RendererEnded extends Error {
  /** Whether it was ended because a page took too long. */
  readonly isHung: boolean;

  constructor(message: string, isHung = false) {
    super(message);
    this.isHung = isHung;
  }
}
