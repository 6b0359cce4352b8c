import { outdatedFacts, unknownFacts } from "../packages/content/src/audit/facts.ts";
import type { IsoDate } from "../packages/content/src/types/content.ts";

// Warns about facts that are due for a check. With `--unknown`, it lists the facts that we don't know about each state.
// Tests and builds don't compare facts with today's date, so that they are reproducible.
const today = new Date().toISOString().slice(0, 10) as IsoDate; // the date part of an ISO instant
const lines = process.argv.includes("--unknown")
  ? unknownFacts()
  : outdatedFacts(today).map((line) => `Warning: ${line}`);
for (const line of lines) process.stdout.write(`${line}\n`);
