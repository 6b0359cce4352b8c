import type { Metrics } from "../../http/log/metrics.ts";
import { Refusal } from "../../http/refusal.ts";
import type { RenderedPage } from "./make-page.ts";
import { type Priority, RenderQueue } from "./render-queue.ts";
import type { PageRequest, Renderer } from "./renderer.ts";

type Options = { renderer: Renderer; metrics: Pick<Metrics, "refused" | "rendered"> };

/** The renderer with its queue and metrics. */
export class Rendering {
  readonly #renderer: Renderer;
  readonly #queue: RenderQueue;
  readonly #metrics: Options["metrics"];

  constructor({ renderer, metrics }: Options) {
    this.#renderer = renderer;
    this.#queue = new RenderQueue(renderer.concurrency);
    this.#metrics = metrics;
  }

  /** @throws Refusal 503 when the queue is full; Error when the page can't be rendered */
  async render(request: PageRequest, priority: Priority): Promise<RenderedPage> {
    try {
      return await this.#queue.run(request.path, priority, () => this.#measured(request));
    } catch (error) {
      if (error instanceof Refusal) this.#metrics.refused(error.reason, "render");
      throw error;
    }
  }

  /** Compresses a rendered page as small as possible, after all that waits for a render. */
  compress(path: string, identity: Buffer): Promise<Buffer> {
    return this.#queue.run(path, "compression", () => this.#renderer.compress(identity));
  }

  /** Raises a waiting warm-up render to a visitor's priority. */
  promote(path: string): void {
    this.#queue.promote(path);
  }

  async #measured(request: PageRequest): Promise<RenderedPage> {
    const began = performance.now();
    const page = await this.#renderer.render(request);
    this.#metrics.rendered(performance.now() - began);
    return page;
  }
}
