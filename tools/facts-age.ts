import { outdatedFacts, unknownFacts } from "../packages/content/src/audit/facts.ts";
import type { IsoDate } from "../packages/content/src/types/content.ts";

// Warns of facts that are due for a check: by their own date, or a year after the last one. Never fails, because age
// alone makes no fact untrue. Only this script depends on today's date, so that tests and builds are reproducible.
// With `--unknown` it lists instead which facts are missing for which state.
const today = new Date().toISOString().slice(0, 10) as IsoDate; // the date part of an ISO instant
const lines = process.argv.includes("--unknown")
  ? unknownFacts()
  : outdatedFacts(today).map((line) => `Warning: ${line}`);
for (const line of lines) process.stdout.write(`${line}\n`);
