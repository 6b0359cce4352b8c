import { outdatedFacts } from "../packages/content/src/outdated.ts";
import type { IsoDate } from "../packages/content/src/types.ts";

// Warns of facts that nobody has checked for a year; never fails, because age alone makes no fact untrue. The only place
// where today's date decides, so that tests and builds give the same result on any day.
const today = new Date().toISOString().slice(0, 10) as IsoDate; // the date part of an ISO instant
for (const line of outdatedFacts(today)) process.stdout.write(`Warning: ${line}\n`);
