import type { Metrics } from "../../http/log/metrics.ts";
import { Refusal } from "../../http/refusal.ts";
import type { RenderedPage } from "./make-page.ts";
import { type Priority, RenderQueue } from "./render-queue.ts";
import type { PageRequest, Renderer } from "./renderer.ts";

type Options = { renderer: Renderer; metrics: Pick<Metrics, "refused" | "rendered"> };

/** The renderer behind its queue, measured. */
export class Rendering {
  readonly #renderer: Renderer;
  readonly #queue: RenderQueue;
  readonly #metrics: Options["metrics"];

  constructor({ renderer, metrics }: Options) {
    this.#renderer = renderer;
    this.#queue = new RenderQueue(renderer.concurrency);
    this.#metrics = metrics;
  }

  /** @throws Refusal when too many pages wait already; Error when the page can't be made */
  async render(request: PageRequest, priority: Priority): Promise<RenderedPage> {
    try {
      return await this.#queue.run(request.path, priority, () => this.#measured(request));
    } catch (error) {
      if (error instanceof Refusal) this.#metrics.refused(error.reason, "render");
      throw error;
    }
  }

  /** A visitor wants a page that the warm-up has asked for. */
  hasten(path: string): void {
    this.#queue.hasten(path);
  }

  async #measured(request: PageRequest): Promise<RenderedPage> {
    const began = performance.now();
    const page = await this.#renderer.render(request);
    this.#metrics.rendered(performance.now() - began);
    return page;
  }
}
