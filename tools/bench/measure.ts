import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { newIntent } from "../../apps/server/src/test/intents.ts";
import { ServerProcess, startScript } from "../../apps/server/src/test/server-process.ts";
import { type Opened, print } from "../program.ts";

const bareScript = join(import.meta.dirname, "bare-server.ts");
/** Of Linux, in every configuration that people run. */
const clockTicksPerSecond = 100;

/** The product as `pnpm start` runs it, without limits per client, because the load has one client address. */
export function newProduct(env: Record<string, string>, opened: Opened): ServerProcess {
  const unlimited = { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", TRUST_PROXY: "127.0.0.1/32" };
  return newServer(startScript, { PORT: "0", OPS_PORT: "0", LOG_LEVEL: "warn", ...unlimited, ...env }, opened);
}

/** The server that the product is compared with. */
export function newBare(env: Record<string, string>, opened: Opened): ServerProcess {
  return newServer(bareScript, env, opened);
}

function newServer(script: string, env: Record<string, string>, opened: Opened): ServerProcess {
  const server = new ServerProcess({ args: [script], env });
  opened.defer(async () => void (await server.end("SIGKILL")));
  return server;
}

/** Resolves when the product has rendered all pages. */
export async function untilReady({ output }: ServerProcess): Promise<void> {
  const [, operations] = /^Operations\s+(\S+)$/m.exec(output) ?? [];
  while (!(await fetch(`${operations}/readyz`)).ok) await delay(50);
}

export type Sample = { perSecond: number; p99Ms: number; cpuUs: number; answered: number };
/** path: `{n}` is another number in each request · leads: each request is the lead of another person */
export type Load = { path: string; seconds: number; connections: number; leads?: boolean };

let sent = 0;

/** @throws Error when an answer is missing or is no success */
export async function sample(
  server: ServerProcess,
  { path, seconds, connections, leads = false }: Load,
): Promise<Sample> {
  const url = await server.url;
  const before = cpuSecondsOf(server);
  const result = await autocannon({
    ...{ url, duration: seconds, connections },
    requests: [{ path, setupRequest: (request) => ({ ...request, ...nextRequest(path, leads) }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(
      `${path}: ${result.non2xx} answers of ${result.requests.total} were no success, ${result.errors} were missing.`,
    );
  const answered = result.requests.total;
  const cpuUs = ((cpuSecondsOf(server) - before) * 1e6) / answered;
  return { perSecond: answered / result.duration, p99Ms: result.latency.p99, cpuUs, answered };
}

function nextRequest(path: string, leads: boolean) {
  sent += 1;
  if (!leads)
    return { method: "GET" as const, path: path.replace("{n}", String(sent)), headers: { "accept-encoding": "br" } };
  const { ip, fields } = newIntent(sent, "contact");
  const headers = { "content-type": "application/json", "x-forwarded-for": ip };
  return { method: "POST" as const, headers, body: JSON.stringify({ ...fields, idempotencyKey: crypto.randomUUID() }) };
}

function cpuSecondsOf({ pid }: ServerProcess): number {
  // After the name in parentheses: state is the third field, user and system time are the 14th and 15th.
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / clockTicksPerSecond;
}

export function megabytesOf({ pid }: ServerProcess): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

export type Pair = { product: number; bare: number };

/** Prints both sides and their ratio: the median of the rounds' own, because a host's speed changes between rounds. */
export function report(what: string, unit: string, pairs: readonly Pair[]): void {
  const middle = (of: (pair: Pair) => number) => median(pairs.map(of));
  const cells = [middle(({ product }) => product), middle(({ bare }) => bare)].map((value) =>
    rounded(value).padStart(9),
  );
  const ratio = middle(({ product, bare }) => product / bare).toFixed(2);
  print(`${what.padEnd(44)} ${unit.padEnd(16)} ${cells.join(" ")} ${ratio.padStart(8)} ×`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

function rounded(value: number): string {
  return value >= 1_000 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3);
}
