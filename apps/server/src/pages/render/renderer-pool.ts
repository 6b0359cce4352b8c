import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Context } from "@site/trpc-router/context";
import { Tinypool } from "tinypool";
import { rendererIdleMs, rendererTimeoutMs } from "../../configuration/limits.ts";
import type { RenderedPage } from "./make-page.ts";
import type { PageRequest, Renderer } from "./renderer.ts";

/** What a rendering process needs to know. It travels in the environment, because a database URL may hold a password. */
export type RendererSettings = Pick<Context, "site" | "origin" | "analytics"> & { databaseUrl: string };

const rendererProcess = join(import.meta.dirname, "renderer-process.ts");

/** The variable that holds the settings as JSON. */
export const settingsVariable = "SITE_RENDERER_SETTINGS";

type Log = { warn: (details: object, message: string) => void };

/**
 * Makes pages in processes of their own, so that React, the router and the compression neither hold the event loop that
 * takes leads, nor stay in its memory. A process starts with the first page that is needed and ends after a minute
 * without one. A page whose process died or did not answer in time is tried once more, in a new process.
 */
export class RendererPool implements Renderer {
  /** One core stays free for the process that answers visitors. */
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
    this.#pool = new Tinypool({
      runtime: "child_process",
      filename: module,
      name: "render",
      minThreads: 0,
      maxThreads: this.concurrency,
      idleTimeout: idleMs,
      // Options of this process, such as a script to evaluate or a debugger's port, are not for its children.
      execArgv: [],
      // Pages are buffers: JSON, the default, would spell them as arrays of numbers.
      serialization: "advanced",
      env: { NODE_ENV: "production", [settingsVariable]: JSON.stringify(settings) },
    });
    // A process that ends before it has taken a page is reported here, and its page would wait for ever.
    this.#pool.on("error", (error) => {
      for (const controller of this.#running) controller.abort(error);
    });
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    try {
      return await this.#run(request);
    } catch (error) {
      if (error instanceof PageError || this.#closing) throw error;
      const [path] = request.path.split("?");
      this.#log.warn({ err: error, path }, "a rendering process ended or hung; its page is made by a new one");
      return await this.#run(request);
    }
  }

  /** @throws PageError when the page itself fails; another Error when its process died or hung */
  async #run(request: PageRequest): Promise<RenderedPage> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), this.#timeoutMs);
    this.#running.add(controller);
    try {
      const outcome: Outcome = await this.#pool.run(request, { signal: controller.signal });
      if ("failure" in outcome) throw new PageError(outcome.failure);
      return withBuffers(outcome.page);
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

/** What a rendering process answers. A failure is part of the answer, so that it is told from the death of the process. */
export type Outcome = { page: RenderedPage } | { failure: { message: string; stack: string | undefined } };

/** The page's own failure: a second try would fail as well. */
class PageError extends Error {
  constructor({ message, stack }: { message: string; stack: string | undefined }) {
    super(message);
    this.name = "PageError";
    if (stack !== undefined) this.stack = stack;
  }
}

/** Buffers arrive from another process as plain byte arrays. */
function withBuffers({ bytes, ...page }: RenderedPage): RenderedPage {
  const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
  return {
    ...page,
    bytes: { identity: bufferOf(bytes.identity), br: bufferOf(bytes.br), gzip: bufferOf(bytes.gzip) },
  };
}
