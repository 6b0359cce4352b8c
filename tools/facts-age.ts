import { outdatedFacts } from "../packages/content/src/audit/outdated.ts";
import type { IsoDate } from "../packages/content/src/types/content.ts";

// Warns of facts that are due for a check: by their own date, or a year after the last one. Never fails, because age
// alone makes no fact untrue. Only this
// script depends on today's date, so that tests and builds are reproducible.
const today = new Date().toISOString().slice(0, 10) as IsoDate; // the date part of an ISO instant
for (const line of outdatedFacts(today)) process.stdout.write(`Warning: ${line}\n`);
