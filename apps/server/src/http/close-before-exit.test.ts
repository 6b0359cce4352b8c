import { expect, it } from "vitest";
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

it("a rejection that nobody caught and that gives no reason ends the process with code 1, and its stack is logged", async () => {
  const { signal, ended, output } = await startFaulty("void Promise.reject();", { LOG_LEVEL: "fatal" });
  signal("SIGWINCH");
  expect(await ended).toEqual([1, null]);
  expect(fatalLines(output())).toEqual([
    expect.objectContaining({ msg: "uncaught error; the process closes and ends" }),
  ]);
  expect(fatalLines(output())[0].err.stack).toMatch(/undefined/);
});

it("an error that nobody caught ends it too, and a second one while the process closes is logged as well", async () => {
  // In the next tick, before the process can have closed.
  const both = 'process.nextTick(() => { throw new Error("the second"); }); throw new TypeError("the first");';
  const { signal, ended, output } = await startFaulty(both);
  signal("SIGWINCH");
  expect(await ended).toEqual([1, null]);
  // In either order: the line about the first is written by a callback that waits for a turn of the event loop.
  const stacks = fatalLines(output()).map(({ err }) => err.stack);
  expect(stacks.toSorted()).toEqual([
    expect.stringMatching(/^Error: the second\n\s+at /),
    expect.stringMatching(/^TypeError: the first\n\s+at /),
  ]);
});
