import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { Server } from "../torture/server.ts";
import { readState } from "../torture/sqlite/store.ts";
import type { Flood, FloodResult } from "./flood.ts";
import { type LeadResult, sendLeads } from "./leads.ts";

// Offers ten times the server's capacity while leads are sent: pages and reads may be refused, leads may not.
const { values } = parseArgs({ options: { seconds: { type: "string", default: "20" } } });
const seconds = Number(values.seconds);
const times = 10;
const successMin = 0.999;
const p99MsMax = 1_000;

const floods = [
  { name: "pages that have to be rendered", path: "/faqs?q={n}", isShed: true },
  { name: "pages that are not there", path: "/nothing-{n}", isShed: false },
  { name: "reads of data", path: "/api/blog?limit=1000&n={n}", isShed: false },
  { name: "pages in memory", path: "/physician-credentialing", isShed: false },
];

await buildIfChanged(print);
const folder = mkdtempSync(join(tmpdir(), "site-overload-"));
const server = new Server({ folder, smtpUrl: null, warmsUp: true });
process.once("exit", () => void server.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
server.start();
const url = await server.url;

const references: string[] = [];
const complaints: string[] = [];
for (const [index, { name, path, isShed }] of floods.entries()) {
  await run({ url, path, seconds: 2, perSecond: null }); // warms up the code that this flood runs
  const { statuses, seconds: measured } = await run({ url, path, seconds: 5, perSecond: null });
  const capacity = count(statuses, (status) => status !== 503) / measured;
  let ended = false;
  const leading = sendLeads(url, index * 100_000, () => ended);
  const flooded = await run({ url, path, seconds, perSecond: Math.round(capacity * times) });
  ended = true;
  const leads = await leading;
  references.push(...leads.references);
  print(`\n${name}: ${Math.round(capacity)} a second can be answered`);
  report(flooded, leads);
  complaints.push(...complaintsOf({ flooded, leads, isShed }).map((complaint) => `${name}: ${complaint}`));
}

await server.kill();
const stored = new Set(readState(join(folder, "site.db")).leads.map(({ reference }) => reference));
const lost = references.filter((reference) => !stored.has(reference));
print(`\n${references.length} leads were acknowledged, ${references.length - lost.length} of them are in the database`);
if (lost.length > 0) complaints.push(`${lost.length} acknowledged leads are lost`);
for (const complaint of complaints) print(`FAIL ${complaint}`);
rmSync(folder, { recursive: true });
process.exitCode = complaints.length === 0 ? 0 : 1;

function run(flood: Flood): Promise<FloodResult> {
  const { promise, resolve, reject } = Promise.withResolvers<FloodResult>();
  const worker = new Worker(new URL("flood.ts", import.meta.url), { workerData: flood });
  worker.once("message", resolve).once("error", reject);
  return promise;
}

function report({ statuses }: FloodResult, { sent, ms, failures }: LeadResult): void {
  const asked = count(statuses, () => true);
  const perStatus = Object.entries(statuses).map(
    ([status, number]) => `${number} × ${status === "0" ? "nothing" : status}`,
  );
  print(`  asked for   ${Math.round(asked / seconds)} a second, answered ${perStatus.join(", ")}`);
  print(
    `  leads       ${sent - failures.length} of ${sent} acknowledged; ms: p50 ${at(ms, 0.5)}, p99 ${at(ms, 0.99)}, at most ${at(ms, 1)}`,
  );
}

function complaintsOf({
  flooded,
  leads,
  isShed,
}: {
  flooded: FloodResult;
  leads: LeadResult;
  isShed: boolean;
}): string[] {
  const success = 1 - leads.failures.length / leads.sent;
  const failures = [
    success < successMin && `${leads.failures.length} of ${leads.sent} leads failed: ${leads.failures[0]}`,
    at(leads.ms, 0.99) >= p99MsMax && `the 99th percentile of leads took ${at(leads.ms, 0.99)} ms`,
    isShed && (flooded.statuses[503] ?? 0) === 0 && "nothing was sent away: this was no overload",
    flooded.withoutRetryAfter > 0 && `${flooded.withoutRetryAfter} answers didn't say when to come back`,
    (flooded.statuses[500] ?? 0) > 0 && `${flooded.statuses[500]} answers were 500`,
  ];
  return failures.filter((failure) => failure !== false);
}

function count(statuses: FloodResult["statuses"], which: (status: number) => boolean): number {
  return Object.entries(statuses).reduce((sum, [status, number]) => sum + (which(Number(status)) ? number : 0), 0);
}

/** Percentile. @param share 0.99: 99 % of the numbers are not greater than the result */
function at(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
