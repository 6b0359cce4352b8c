import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** A program that takes a while to close before it exits, and says so; the statement runs when it has begun. */
async function endBy(statement: string) {
  const modules = ["./close-before-exit.ts", "fastify"].map((name) => JSON.stringify(import.meta.resolve(name)));
  const program = `
    const [{ closeBeforeExit }, { default: Fastify }] = await Promise.all([${modules.map((name) => `import(${name})`)}]);
    closeBeforeExit(Fastify({ logger: { level: "fatal" } }).log, async () => {
      await new Promise((done) => setTimeout(done, 200));
      process.stdout.write("closed\\n");
    });
    ${statement}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const fatal = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);
  return { code, fatal, isClosed: output.includes("closed") };
}

it("an uncaught rejection without a reason closes and ends the process with code 1, and its stack is logged", async () => {
  const { code, fatal, isClosed } = await endBy("void Promise.reject();");
  expect({ code, isClosed }).toEqual({ code: 1, isClosed: true });
  expect(fatal).toEqual([expect.objectContaining({ msg: "uncaught error; the process closes and ends" })]);
  expect(fatal[0].err.stack).toMatch(/undefined/);
});

it("an uncaught error ends it too, and a second one while the process closes is logged as well", async () => {
  // In the next tick, before the process can have closed.
  const { code, fatal } = await endBy(
    'process.nextTick(() => { throw new Error("the second"); }); throw new TypeError("the first");',
  );
  expect(code).toBe(1);
  // In either order: the line about the first is written by a callback that waits for a turn of the event loop.
  expect(fatal.flatMap(({ err }) => err?.stack ?? []).toSorted()).toEqual([
    expect.stringMatching(/^Error: the second\n\s+at /),
    expect.stringMatching(/^TypeError: the first\n\s+at /),
  ]);
});
