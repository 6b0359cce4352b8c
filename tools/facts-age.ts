import { outdatedFacts, unknownFacts } from "../packages/content/src/audit/facts.ts";
import type { IsoDate } from "../packages/content/src/types/content.ts";

// Tests and builds don't list these facts, because their result must not depend on today's date.
const today = new Date().toISOString().slice(0, 10) as IsoDate; // an ISO time begins with the date
const lines = process.argv.includes("--unknown")
  ? unknownFacts()
  : outdatedFacts(today).map((line) => `Warning: ${line}`);
for (const line of lines) process.stdout.write(`${line}\n`);
