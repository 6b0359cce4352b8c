import type { FastifyBaseLogger } from "fastify";
import { busyRetrySeconds, rendererTimeoutMs } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import type { Made, PageRequest } from "../pages/make-page.ts";
import { RenderChild, RendererEnded, type RendererSettings } from "./child-process.ts";

/** Makes pages in a process that starts on demand and ends when it was idle. */
export class Renderer {
  readonly #settings: RendererSettings;
  readonly #idleMs: number;
  #child: RenderChild | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(settings: RendererSettings, idleMs: number) {
    this.#settings = settings;
    this.#idleMs = idleMs;
  }

  /** Starts the process ahead of a request. */
  start(): RenderChild {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#child?.end(), this.#idleMs).unref();
    if (!this.#child?.isAlive) this.#child = new RenderChild(this.#settings);
    return this.#child;
  }

  /**
   * The caller waits for a page before it asks for the next. A page whose process died is tried once more in a new one.
   * @throws Error when the page fails; StorageFault when the database can't be read; RendererEnded when the page hangs;
   * Refusal 503 when there is no process that could make it
   */
  async render(request: PageRequest, log: Pick<FastifyBaseLogger, "warn" | "error">): Promise<Made> {
    const [path] = request.path.split("?");
    for (let isAgain = false; ; isAgain = true)
      try {
        const answer = await this.start().ask({ request }, rendererTimeoutMs);
        if ("made" in answer) return answer.made;
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
    await this.#child?.end();
  }
}
