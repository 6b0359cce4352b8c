import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { waitingFormRendersMax, waitingRendersMax } from "../../configuration/limits.ts";
import { Refusal } from "../../http/refusal.ts";
import { type Priority, RenderQueue } from "./render-queue.ts";

const concurrency = 2;

/** A queue whose renderings end when the test says so. */
function openQueue() {
  const queue = new RenderQueue(concurrency);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (key: string, priority: Priority = "visitor") =>
    queue.run(key, priority, () => {
      begun.push(key);
      return new Promise<string>((resolve) => ends.set(key, () => resolve(key)));
    });
  const end = async (key: string) => {
    ends.get(key)?.();
    await turn();
  };
  return { queue, begun, start, end };
}

function times(count: number, make: (index: number) => unknown): void {
  for (let index = 0; index < count; index++) make(index);
}

it("runs a few renderings, and the next when one of them ends", async () => {
  const { begun, start, end } = openQueue();
  times(concurrency + 2, (index) => start(`page ${index}`));
  expect(begun).toHaveLength(concurrency);
  await end("page 1");
  expect(begun.slice(concurrency)).toEqual([`page ${concurrency}`]);
});

it("refuses at once what would wait too long", async () => {
  const { start } = openQueue();
  times(concurrency + waitingRendersMax, (index) => start(`page ${index}`));
  await expect(start("one more")).rejects.toBeInstanceOf(Refusal);
});

it("has room for the answers of forms when pages are refused, and they go first", async () => {
  const { begun, start, end } = openQueue();
  times(concurrency + waitingRendersMax, (index) => start(`page ${index}`));
  times(waitingFormRendersMax, (index) => start(`form ${index}`, "form"));
  await expect(start("one form more", "form")).rejects.toBeInstanceOf(Refusal);
  await end("page 0");
  await end("form 0");
  expect(begun.slice(concurrency)).toEqual(["form 0", "form 1"]);
});

it("lets visitors' pages go before those of the warm-up, also one that the warm-up asked for first", async () => {
  const { queue, begun, start, end } = openQueue();
  times(concurrency + 3, (index) => start(`ahead ${index}`, "warm-up"));
  start("visited");
  queue.promote("ahead 4");
  await end("ahead 0");
  await end("ahead 1");
  await end("visited");
  expect(begun.slice(concurrency)).toEqual(["visited", "ahead 4", "ahead 2"]);
});

it("gives the place of a rendering that failed to the next", async () => {
  const { queue, begun, start } = openQueue();
  const failures = Array.from({ length: concurrency * 3 }, () =>
    queue.run("broken", "visitor", () => Promise.reject(new Error("broken"))),
  );
  await Promise.allSettled(failures);
  times(concurrency, (index) => start(`page ${index}`));
  expect(begun).toHaveLength(concurrency);
});
