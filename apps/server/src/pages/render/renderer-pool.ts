import { getCompileCacheDir } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { Context } from "@site/trpc-router/context";
import { Tinypool } from "tinypool";
import { rendererIdleMs, rendererTimeoutMs } from "../../configuration/limits.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageRequest, Renderer } from "./renderer.ts";

/**
 * Passed to a renderer process in its environment, because a database URL may hold a password, and arguments are
 * public.
 */
export type RendererSettings = Pick<Context, "site" | "origin" | "analytics"> & { databaseUrl: string };

const rendererProcess = join(import.meta.dirname, "renderer-process.ts");

/** Environment variable with the settings as JSON. */
export const settingsVariable = "SITE_RENDERER_SETTINGS";

type Log = { warn: (details: object, message: string) => void };

/**
 * Renders in child processes, so that React, the router and the compression use neither the event loop nor the memory
 * of the process that takes leads. A process starts when a page is needed and exits when it was idle for `idleMs`. A
 * page whose process died or timed out is retried once in a new process.
 */
export class RendererPool implements Renderer {
  /** One core stays free for the serving process. */
  readonly concurrency = Math.max(1, availableParallelism() - 1);
  readonly #pool: Tinypool;
  readonly #log: Log;
  readonly #running = new Set<AbortController>();
  readonly #timeoutMs: number;
  #closing = false;

  constructor(
    settings: RendererSettings,
    log: Log,
    { idleMs = rendererIdleMs, timeoutMs = rendererTimeoutMs, module = rendererProcess } = {},
  ) {
    this.#log = log;
    this.#timeoutMs = timeoutMs;
    const compileCache = getCompileCacheDir();
    this.#pool = new Tinypool({
      runtime: "child_process",
      filename: module,
      name: "render",
      minThreads: 0,
      maxThreads: this.concurrency,
      idleTimeout: idleMs,
      // Node options of this process, such as a debugger's port, must not be inherited.
      execArgv: [],
      // Structured clone, because JSON, the default, would write each byte of a page as a number.
      serialization: "advanced",
      env: {
        NODE_ENV: "production",
        // The cache of this process: it saves a quarter of the time to a renderer's first page.
        ...(compileCache !== undefined && { NODE_COMPILE_CACHE: dirname(compileCache) }),
        [settingsVariable]: JSON.stringify(settings),
      },
    });
    // Tinypool reports a process that dies before it has taken its page only here, and its promise would never settle.
    this.#pool.on("error", (error) => {
      for (const controller of this.#running) controller.abort(error);
    });
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    try {
      return await this.#renderOnce(request);
    } catch (error) {
      if (error instanceof PageError || this.#closing) throw error;
      const [path] = request.path.split("?");
      this.#log.warn({ err: error, path }, "a renderer process ended or hung; its page is retried in a new one");
      return await this.#renderOnce(request);
    }
  }

  compress(identity: Buffer): Promise<Buffer> {
    return this.#run(async (signal) => {
      const bytes: Uint8Array = await this.#pool.run(identity, { name: "compress", signal });
      return bufferOf(bytes);
    });
  }

  /** @throws PageError when the page itself fails, another Error when its process died or timed out */
  #renderOnce(request: PageRequest): Promise<RenderedPage> {
    return this.#run(async (signal) => {
      const outcome: Outcome = await this.#pool.run(request, { signal });
      if ("failure" in outcome) throw new PageError(outcome.failure);
      return withBuffers(outcome.page);
    });
  }

  async #run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), this.#timeoutMs);
    this.#running.add(controller);
    try {
      return await task(controller.signal);
    } finally {
      clearTimeout(timer);
      this.#running.delete(controller);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#pool.destroy();
  }
}

/**
 * Result of a renderer process. A failure is a value, so that it can be distinguished from the death of the process.
 */
export type Outcome = { page: RenderedPage } | { failure: { message: string; stack: string | undefined } };

/** The page itself failed, so a retry would fail as well. */
class PageError extends Error {
  constructor({ message, stack }: { message: string; stack: string | undefined }) {
    super(message);
    this.name = "PageError";
    if (stack !== undefined) this.stack = stack;
  }
}

function withBuffers({ bytes, ...page }: RenderedPage): RenderedPage {
  return {
    ...page,
    bytes: { identity: bufferOf(bytes.identity), br: bufferOf(bytes.br), gzip: bufferOf(bytes.gzip) },
  };
}

/** A Buffer arrives from another process as a Uint8Array. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
