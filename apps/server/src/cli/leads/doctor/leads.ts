import { countLeads } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readOutboxHealth } from "@site/db/outbox/health";
import { type Check, fail, ok, warn } from "./check.ts";

const hourMs = 60 * 60 * 1000;
const waitMs = { warn: hourMs, fail: 24 * hourMs };
const quarantineDays = 7;
/** Below it the rate is not significant. */
const leadsMin = 10;
const quarantineRateMax = 0.5;

export async function checkOutbox(db: Db): Promise<Check[]> {
  const { waiting, oldest, dead } = await readOutboxHealth(db);
  const givenUp = dead === 0 ? [] : [warn("given up", `${dead} notifications; try again: pnpm leads notify --dead`)];
  return [checkWaiting(waiting, oldest), ...givenUp];
}

function checkWaiting(waiting: number, oldest: string | null): Check {
  if (oldest === null) return ok("undelivered", "no notification waits");
  const ageMs = Date.now() - Date.parse(oldest);
  const text = `${waiting} notifications wait, the oldest for ${Math.floor(ageMs / 60_000)} minutes, since ${oldest}`;
  if (ageMs > waitMs.fail) return fail("undelivered", `${text}: nobody reads these leads`);
  return ageMs > waitMs.warn ? warn("undelivered", text) : ok("undelivered", text);
}

/** Warns when most leads are quarantined: either spam is flooding in, or people are mistaken for bots. */
export async function checkQuarantine(db: Db): Promise<Check> {
  const from = new Date(Date.now() - quarantineDays * 24 * hourMs).toISOString();
  const { leads, quarantined } = await countLeads(db, { from });
  const text = `${quarantined} of ${leads} leads of the last ${quarantineDays} days`;
  return leads >= leadsMin && quarantined / leads > quarantineRateMax
    ? warn("quarantine", `${text}; are people among them? pnpm leads list --status quarantined`)
    : ok("quarantine", text);
}
