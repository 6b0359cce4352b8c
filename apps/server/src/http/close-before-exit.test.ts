import { describe, expect, it } from "vitest";
import { startInstance } from "../test/instance.ts";

/** An instance in which the statement runs at each SIGWINCH, a signal that Node ignores otherwise. */
function startFaulty(statement: string, env: Record<string, string> = {}) {
  const code = encodeURIComponent(`process.on("SIGWINCH", () => { ${statement} });`);
  return startInstance("file::memory:", { ...env, NODE_OPTIONS: `--import=data:text/javascript,${code}` });
}

function fatalLines(output: string) {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);
}

describe("the process exits with code 1 and logs the stack", () => {
  it.each([
    ["an error that nobody caught", 'throw new TypeError("a bug");', /^TypeError: a bug\n\s+at /],
    ["a rejection that gives no reason", "void Promise.reject();", /undefined/],
  ])("%s", async (_what, statement, stack) => {
    const { signal, ended, output } = await startFaulty(statement, { LOG_LEVEL: "fatal" });
    signal("SIGWINCH");
    expect(await ended).toEqual([1, null]);
    expect(fatalLines(output())).toEqual([
      expect.objectContaining({ msg: "uncaught error; the process closes and ends" }),
    ]);
    expect(fatalLines(output())[0].err.stack).toMatch(stack);
  });
});

it("a second error while the process closes is logged as well", async () => {
  // In the next tick, before the process can have closed.
  const both = 'process.nextTick(() => { throw new Error("the second"); }); throw new Error("the first");';
  const { signal, ended, output } = await startFaulty(both);
  signal("SIGWINCH");
  expect(await ended).toEqual([1, null]);
  // In either order: the line about the first is written by a callback that waits for a turn of the event loop.
  const messages = fatalLines(output()).map(({ err }) => err.message);
  expect(messages.toSorted()).toEqual(["the first", "the second"]);
});
