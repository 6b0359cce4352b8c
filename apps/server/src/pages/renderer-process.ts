import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import type { Context } from "@site/trpc-router/context";
import { type Env, publicOrigin } from "../configuration/env.ts";
import { rendererTimeoutMs } from "../configuration/limits.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageRequest, Renderer } from "./web.ts";

export type RendererSettings = Pick<Context, "site" | "origin" | "analytics"> & { databaseUrl: string };

export function rendererSettings(env: Env): RendererSettings {
  const { databaseUrl, site, analytics } = env;
  return { databaseUrl, site, origin: publicOrigin(env), analytics };
}

/** Messages to the child: first its settings, by message because they may hold a password, then pages. */
export type Question = { settings: RendererSettings } | { id: number; request: PageRequest };
/** A failure is a value, so that it can be distinguished from the death of the process. */
export type Answer = { id: number } & ({ page: RenderedPage } | { failure: { message: string; stack: string } });

type Log = { warn: (details: object, message: string) => void };
type Options = { module?: string; timeoutMs?: number };

const rendererChild = join(import.meta.dirname, "renderer-child.ts");
/** For the child to write its compile cache. */
const exitTimeoutMs = 2_000;

/**
 * Renders in a child process, so that React, the router and the compression use neither the event loop nor the memory
 * of the process that takes leads. The child is started at once. A page whose child died or hung is retried once in a
 * new one.
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
  log: Log = { warn() {} };

  constructor(settings: RendererSettings, { module = rendererChild, timeoutMs = rendererTimeoutMs }: Options = {}) {
    this.#settings = settings;
    this.#module = module;
    this.#timeoutMs = timeoutMs;
    this.#child = this.#start();
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    try {
      return await this.#renderOnce(request);
    } catch (error) {
      if (error instanceof PageError || this.#isClosing) throw error;
      const [path] = request.path.split("?");
      this.log.warn({ err: error, path }, "the renderer process ended or hung; its page is retried in a new one");
      return await this.#renderOnce(request);
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const child = this.#child;
    if (child === null) return;
    const ended = once(child, "exit");
    const timer = setTimeout(() => child.kill("SIGKILL"), exitTimeoutMs);
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(timer);
  }

  /** @throws PageError when the page itself fails, another Error when its process died or hung */
  async #renderOnce(request: PageRequest): Promise<RenderedPage> {
    this.#child ??= this.#start();
    const child = this.#child;
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

  #start(): ChildProcess {
    const compileCache = getCompileCacheDir();
    const child = fork(this.#module, {
      // Node options of this process, such as a debugger's port, must not be inherited.
      execArgv: [],
      // Structured clone, because JSON, the default, would write each byte of a page as a number.
      serialization: "advanced",
      // The compile cache of this process saves a quarter of the time to the first page.
      env: { NODE_ENV: "production", ...(compileCache !== undefined && { NODE_COMPILE_CACHE: dirname(compileCache) }) },
    });
    child.on("message", (answer: Answer) => {
      const page = this.#pages.get(answer.id);
      if ("page" in answer) page?.resolve(answer.page);
      else page?.reject(new PageError(answer.failure));
    });
    // A message could not be delivered: "exit" follows.
    child.on("error", () => {});
    child.once("exit", (code, signal) => {
      this.#child = null;
      for (const { reject } of this.#pages.values()) reject(new Error(`The renderer ended with ${signal ?? code}.`));
    });
    send(child, { settings: this.#settings });
    return child;
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
