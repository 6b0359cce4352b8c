import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { waitingFormRendersMax, waitingRendersMax } from "../configuration/limits.ts";
import { Refusal } from "../http/errors.ts";
import { noMetrics } from "../http/log/metrics.ts";
import type { RenderedPage } from "./make-page.ts";
import { RenderQueue, type Waiting } from "./render-queue.ts";

const page: RenderedPage = {
  status: 200,
  location: null,
  csp: "",
  etag: "",
  hydration: null,
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
};

/** A queue whose renders end when the test says so; "broken" fails. */
function openQueue() {
  const begun: string[] = [];
  let end = () => {};
  const render = ({ path }: { path: string }) => {
    begun.push(path);
    if (path === "broken") return Promise.reject(new Error("broken"));
    return new Promise<RenderedPage>((resolve) => {
      end = () => resolve(page);
    });
  };
  const queue = new RenderQueue(render, noMetrics);
  const start = (path: string, waiting: Waiting) => queue.render({ path, answer: null }, waiting);
  const endOne = async () => {
    end();
    await turn();
  };
  return { begun, start, endOne };
}

function times(count: number, make: (index: number) => unknown): void {
  for (let index = 0; index < count; index++) make(index);
}

it("one page is rendered at a time, and pages that somebody waits for come before those of the warm-up", async () => {
  const { begun, start, endOne } = openQueue();
  start("first", "nobody");
  start("second", "nobody");
  start("visited", "visitor");
  start("sent", "form");
  expect(begun).toEqual(["first"]);
  for (const _ of begun) await endOne();
  await endOne();
  await endOne();
  expect(begun).toEqual(["first", "visited", "sent", "second"]);
});

it("a page that would wait too long is refused, while answers to forms still find room", async () => {
  const { start } = openQueue();
  times(waitingRendersMax + 1, (index) => start(`page ${index}`, "visitor"));
  await expect(start("one page more", "visitor")).rejects.toBeInstanceOf(Refusal);
  times(waitingFormRendersMax, (index) => start(`form ${index}`, "form"));
  await expect(start("one form more", "form")).rejects.toBeInstanceOf(Refusal);
});

it("a page that fails lets the next one begin", async () => {
  const { begun, start } = openQueue();
  const failures = [start("broken", "visitor"), start("broken", "visitor")];
  expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  start("next", "visitor");
  expect(begun.at(-1)).toBe("next");
});
