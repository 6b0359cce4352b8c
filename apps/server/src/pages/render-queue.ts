import { busyRetrySeconds, waitingFormRendersMax, waitingRendersMax } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import type { Metrics } from "../http/log/metrics.ts";
import type { Render } from "./built-web.ts";
import type { PageRequest, RenderedPage } from "./make-page.ts";

/** Who waits for a page: somebody who sent a form, somebody who reads, or nobody, because the warm-up makes it. */
export type Waiting = "form" | "visitor" | "nobody";

const waitingMax: Record<Waiting, number> = {
  visitor: waitingRendersMax,
  // More may wait, because the answer to a form holds a visitor's input or a lead's reference.
  form: waitingRendersMax + waitingFormRendersMax,
  nobody: Number.POSITIVE_INFINITY,
};

/** Renders one page at a time. Pages that somebody waits for come before those that nobody waits for. */
export class RenderQueue {
  readonly #render: Render;
  readonly #metrics: Pick<Metrics, "refused">;
  readonly #somebody: (() => void)[] = [];
  readonly #nobody: (() => void)[] = [];
  #isBusy = false;

  constructor(render: Render, metrics: Pick<Metrics, "refused">) {
    this.#render = render;
    this.#metrics = metrics;
  }

  /** @throws Refusal 503 when too many wait; Error when the page can't be made */
  async render(request: PageRequest, waiting: Waiting): Promise<RenderedPage> {
    if (this.#isBusy) await this.#turn(waiting);
    this.#isBusy = true;
    try {
      return await this.#render(request);
    } finally {
      const next = this.#somebody.shift() ?? this.#nobody.shift();
      if (next === undefined) this.#isBusy = false;
      else next();
    }
  }

  #turn(waiting: Waiting): Promise<void> {
    const lane = waiting === "nobody" ? this.#nobody : this.#somebody;
    if (lane.length >= waitingMax[waiting]) {
      this.#metrics.refused("busy", "render");
      throw new Refusal("busy", busyRetrySeconds);
    }
    return new Promise((resolve) => lane.push(resolve));
  }
}
