import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../src/cli/build-if-changed.ts";
import { tortureOnPostgres } from "./postgres/run.ts";
import { verdictLines } from "./report.ts";
import { tortureOnSqlite } from "./sqlite/run.ts";

// Sends leads through all doors while faults strike at random moments, then checks every promise: no acknowledged lead is
// lost or doubled, and every notification is delivered. On SQLite the one server is killed. On PostgreSQL two instances
// are killed, the server is stopped, connections are cut, the disk fills up.
const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "sqlite" },
    strikes: { type: "string" },
    seconds: { type: "string", default: "3600" },
  },
});
const runs = {
  sqlite: { run: tortureOnSqlite, strikes: "1000" },
  postgres: { run: tortureOnPostgres, strikes: "50" },
};
const chosen = runs[values.engine === "postgres" ? "postgres" : "sqlite"];

await buildIfChanged(print);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), "site-torture-"));
const { verdicts, skipped } = await chosen.run({
  ...{ folder, print },
  strikes: Number(values.strikes ?? chosen.strikes),
  secondsMax: Number(values.seconds),
});
for (const what of skipped) print(`SKIPPED ${what}`);
for (const line of verdictLines(verdicts)) print(line);

const failed = verdicts.some(({ against }) => against.length > 0);
if (failed) process.stderr.write(`What is left lies in ${folder}.\n`);
else rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
