import { busyRetrySeconds, waitingFormRendersMax, waitingRendersMax } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import type { Metrics } from "../http/log/metrics.ts";
import type { Made, PageRequest } from "./make-page.ts";

export type Render = (request: PageRequest) => Promise<Made>;

export type Waiting = "form" | "visitor";

/** Makes pages on request, one at a time. @throws Refusal 503 if too many wait; Error if the page can't be made */
export type RenderQueue = { render: (request: PageRequest, waiting: Waiting) => Promise<Made> };

export function openQueue(render: Render, metrics: Pick<Metrics, "refused">): RenderQueue {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async render(request, waiting) {
      // More form posts than readers may wait, because the page after a post has a visitor's input or reference.
      if (count > waitingRendersMax + (waiting === "form" ? waitingFormRendersMax : 0)) {
        metrics.refused("busy", "render");
        throw new Refusal("busy", busyRetrySeconds);
      }
      count += 1;
      const made = last.then(() => render(request)).finally(() => (count -= 1));
      last = made.catch(() => {});
      return made;
    },
  };
}
