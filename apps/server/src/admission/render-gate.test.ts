import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { rendersMax, turnsPerRender, waitingFormRendersMax, waitingRendersMax } from "../limits.ts";
import { Refusal } from "./refusal.ts";
import { RenderGate } from "./render-gate.ts";

/** A gate with renderings that end when they are told to. */
function openGate() {
  const gate = new RenderGate();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, urgent = false) =>
    gate.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, urgent);
  const end = async (name: string) => {
    ends.get(name)?.();
    await turns();
  };
  return { gate, begun, start, end };
}

/** Enough for a place to be passed on. */
async function turns(): Promise<void> {
  for (let count = 0; count < turnsPerRender + 2; count++) await turn();
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe("the gate of renderings", () => {
  it("lets a few run, and the next when one of them ends", async () => {
    const { begun, start, end } = openGate();
    times(rendersMax + 2, (index) => start(`page ${index}`));
    expect(begun).toHaveLength(rendersMax);
    await end("page 1");
    expect(begun.slice(rendersMax)).toEqual([`page ${rendersMax}`]);
  });

  it("refuses at once what would have to wait too long", async () => {
    const { gate, start } = openGate();
    times(rendersMax + waitingRendersMax, (index) => start(`page ${index}`));
    await expect(start("one more")).rejects.toBeInstanceOf(Refusal);
    expect(gate.waiting).toBe(waitingRendersMax);
  });

  it("has room for the answers of forms when pages are refused, and they go first", async () => {
    const { begun, start, end } = openGate();
    times(rendersMax + waitingRendersMax, (index) => start(`page ${index}`));
    times(waitingFormRendersMax, (index) => start(`form ${index}`, true));
    await expect(start("one form more", true)).rejects.toBeInstanceOf(Refusal);
    await end("page 0");
    await end("form 0");
    expect(begun.slice(rendersMax)).toEqual(["form 0", "form 1"]);
  });

  it("gives the place of a rendering that failed to the next", async () => {
    const { gate, begun, start } = openGate();
    const failures = times(rendersMax * 3, () => gate.run(() => Promise.reject(new Error("broken"))));
    await expect(Promise.allSettled(failures)).resolves.toHaveLength(rendersMax * 3);
    await turns();
    times(rendersMax, (index) => start(`page ${index}`));
    expect(begun).toHaveLength(rendersMax);
  });
});
