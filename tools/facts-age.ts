import { outdatedFacts, unknownFacts } from "../packages/content/src/audit/facts.ts";
import type { IsoDate } from "../packages/content/src/types/content.ts";

// Warns about facts that are due for a check, and lists with `--unknown` the facts that a state lacks. Only this script
// depends on today's date, so that tests and builds are reproducible.
const today = new Date().toISOString().slice(0, 10) as IsoDate; // the date part of an ISO instant
const lines = process.argv.includes("--unknown")
  ? unknownFacts()
  : outdatedFacts(today).map((line) => `Warning: ${line}`);
for (const line of lines) process.stdout.write(`${line}\n`);
