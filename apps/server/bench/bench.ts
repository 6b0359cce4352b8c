import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { cachedPage } from "./comparisons/cached-page.ts";
import { coldStart } from "./comparisons/cold-start.ts";
import { leads } from "./comparisons/leads.ts";
import { memory } from "./comparisons/memory.ts";
import { onPostgres } from "./comparisons/on-postgres.ts";
import { queries } from "./comparisons/queries.ts";
import { render } from "./comparisons/render.ts";
import { warmUp } from "./comparisons/warm-up.ts";
import { type Figure, isMet } from "./figures.ts";
import { LoadProcess } from "./load.ts";
import { Skipped } from "./settings.ts";
import { tableOf } from "./table.ts";

// Compares the product with its limits, in turn, on this machine. A missed aim does not fail the run.
const comparisons = {
  "cached-page": cachedPage,
  render,
  queries,
  leads,
  postgres: onPostgres,
  "cold-start": coldStart,
  "warm-up": warmUp,
  memory,
};

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    seconds: { type: "string", default: "1.5" },
    connections: { type: "string", default: "48" },
    "memory-seconds": { type: "string", default: "60" },
    only: { type: "string", multiple: true },
    json: { type: "boolean", default: false },
  },
});

const log = (line: string) => void process.stderr.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
const load = new LoadProcess();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

await buildIfChanged(log);
const figures: Figure[] = [];
for (const [name, compare] of Object.entries(comparisons)) {
  if (values.only !== undefined && !values.only.includes(name)) continue;
  log(`${name} …`);
  const { rounds, seconds, connections, "memory-seconds": memorySeconds } = values;
  const measured = await compare({
    ...{ folder, load },
    rounds: Number(rounds),
    seconds: Number(seconds),
    memorySeconds: Number(memorySeconds),
    connections: Number(connections),
  }).catch((error: unknown) => {
    if (!(error instanceof Skipped)) throw error;
    log(`SKIPPED ${name}: ${error.message}`);
    return [];
  });
  figures.push(...measured);
}
load.stop();

const report = figures.map((figure) => ({ ...figure, met: isMet(figure) }));
for (const line of values.json ? [JSON.stringify(report, null, 2)] : tableOf(figures))
  process.stdout.write(`${line}\n`);
