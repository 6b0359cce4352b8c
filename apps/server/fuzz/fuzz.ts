import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { Server } from "../torture/server.ts";
import { noise, sendBytes } from "./raw.ts";
import { formPosts, pageVisits, procedureCalls, type Request, restCalls } from "./requests.ts";
import { closeConnections, send } from "./send.ts";

// Sends hostile input to the running site and checks three promises: no status of 500 or more and no crash, no error in
// the log, bounded memory.
const { values } = parseArgs({ options: { inputs: { type: "string", default: "100000" }, seed: { type: "string" } } });
const inputs = Number(values.inputs);
const seed = values.seed === undefined ? Date.now() : Number(values.seed);
const memoryFactorMax = 2;

type Kind = { name: string; share: number; run: (count: number) => Promise<void> };
const statuses = new Map<string, Map<number, number>>();

await buildIfChanged(print);
const folder = mkdtempSync(join(tmpdir(), "site-fuzz-"));
const unlimited = { RATE_LIMIT_WRITES: "0", RATE_LIMIT_READS: "0", TRUST_PROXY: "" };
const server = new Server({ folder, smtpUrl: null, env: unlimited });
process.once("exit", () => void server.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
server.start();
const port = Number(new URL(await server.url).port);

const kinds: readonly Kind[] = [
  { name: "procedures", share: 0.3, run: (count) => requests("procedures", procedureCalls, count) },
  { name: "REST paths", share: 0.25, run: (count) => requests("REST paths", restCalls, count) },
  { name: "forms", share: 0.15, run: (count) => requests("forms", formPosts, count) },
  { name: "pages", share: 0.1, run: (count) => requests("pages", pageVisits, count) },
  { name: "raw bytes", share: 0.2, run: (count) => rawBytes("raw bytes", count) },
];

const began = performance.now();
const failures: string[] = [];
const warm = inputs / 10;
await runAll(warm);
const memoryAtFirst = residentMegabytes();
await runAll(inputs - warm);
const memoryAtLast = residentMegabytes();
const isServing = (await send(port, { method: "GET", path: "/", headers: {}, body: null })) === 200;
closeConnections();
await server.kill();

const errorLines = server.output
  .join("")
  .split("\n")
  .filter((line) => /"level":[56]0/.test(line));
const promises: [string, string[]][] = [
  ["no input made an answer of 500 or more", failures],
  ["the process did not die", [...server.endedByItself, ...(isServing ? [] : ["The last request was not answered."])]],
  ["the log speaks of no error", errorLines],
  [
    `memory stays within ${memoryFactorMax} times what it was after a tenth of the inputs`,
    memoryAtLast <= memoryFactorMax * memoryAtFirst ? [] : [`${memoryAtFirst} MB grew to ${memoryAtLast} MB`],
  ],
];

print(
  `${inputs} inputs in ${Math.round((performance.now() - began) / 1000)} s, seed ${seed}; memory ${memoryAtFirst} MB, at the end ${memoryAtLast} MB`,
);
for (const [name, counts] of statuses) {
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  print(`${name.padEnd(11)} ${sorted.map(([status, count]) => `${status || "closed"}: ${count}`).join(", ")}`);
}
for (const [promise, against] of promises) {
  print(`${against.length === 0 ? "ok  " : "FAIL"} ${promise}`);
  for (const line of against.slice(0, 5)) print(`     ${line.slice(0, 600)}`);
}
const failed = promises.filter(([, against]) => against.length > 0).length;
print(`${promises.length - failed} passed, ${failed} failed`);
rmSync(folder, { recursive: true });
process.exitCode = failed === 0 ? 0 : 1;

/** Runs all kinds of input concurrently, as a public site gets them. */
async function runAll(count: number): Promise<void> {
  await Promise.all(kinds.map(({ share, run }) => run(Math.round(count * share))));
}

function requests(name: string, arbitrary: fc.Arbitrary<Request>, count: number): Promise<void> {
  return check(name, arbitrary, count, async (request) => [await send(port, request)]);
}

function rawBytes(name: string, count: number): Promise<void> {
  return check(name, noise, count, (bytes) => sendBytes(port, bytes));
}

/** Records a failing input after fast-check has shrunk it. */
async function check<T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  count: number,
  answersTo: (input: T) => Promise<number[]>,
) {
  const counts = statuses.get(name) ?? new Map<number, number>();
  statuses.set(name, counts);
  const property = fc.asyncProperty(arbitrary, async (input) => {
    const answers = await answersTo(input);
    for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    return answers.every((status) => status < 500);
  });
  const result = await fc.check(property, { numRuns: count, seed: seed + counts.size });
  if (result.failed) failures.push(`${name}: ${fc.stringify(result.counterexample)} ${result.errorInstance ?? ""}`);
}

function residentMegabytes(): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
