import { busyRetrySeconds, waitingFormRendersMax, waitingRendersMax } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import type { Metrics } from "../http/log/metrics.ts";
import type { Made, PageRequest } from "./make-page.ts";

/** Makes one page. @throws Error when the page can't be made */
export type Render = (request: PageRequest) => Promise<Made>;

/** The waiting visitor: the sender of a form, or a reader. */
export type Waiting = "form" | "visitor";

const waitingMax: Record<Waiting, number> = {
  visitor: waitingRendersMax,
  // More may wait, because the answer to a form holds a visitor's input or a lead's reference.
  form: waitingRendersMax + waitingFormRendersMax,
};

/** Makes pages on request, one at a time. */
export class RenderQueue {
  readonly #render: Render;
  readonly #metrics: Pick<Metrics, "refused">;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(render: Render, metrics: Pick<Metrics, "refused">) {
    this.#render = render;
    this.#metrics = metrics;
  }

  /** @throws Refusal 503 when too many wait; Error when the page can't be made */
  async render(request: PageRequest, waiting: Waiting): Promise<Made> {
    if (this.#waiting > waitingMax[waiting]) {
      this.#metrics.refused("busy", "render");
      throw new Refusal("busy", busyRetrySeconds);
    }
    this.#waiting += 1;
    const made = this.#last.then(() => this.#render(request)).finally(() => (this.#waiting -= 1));
    this.#last = made.catch(() => {});
    return made;
  }
}
