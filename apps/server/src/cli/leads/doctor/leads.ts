import { countReusedKeys } from "@site/db/leads/reused-keys";
import { countLeads } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readOutboxHealth } from "@site/db/outbox/health";
import { type Check, fail, ok, warn } from "./check.ts";

const hourMs = 60 * 60 * 1000;
const waitMs = { warn: hourMs, fail: 24 * hourMs };
const recentDays = 7;
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
  const { leads, quarantined } = await countLeads(db, { from: recently() });
  const text = `${quarantined} of ${leads} leads of the last ${recentDays} days`;
  return leads >= leadsMin && quarantined / leads > quarantineRateMax
    ? warn("quarantine", `${text}; are people among them? pnpm leads list --status quarantined`)
    : ok("quarantine", text);
}

/** Warns of partners whose programs use one key for several leads. All of them are stored, but a retry may not be found. */
export async function checkPartnerKeys(db: Db): Promise<Check[]> {
  const reused = await countReusedKeys(db, recently());
  return reused.map(({ partner, count }) =>
    warn(
      "partner keys",
      `${partner} sent ${count} leads of the last ${recentDays} days under keys of its other leads: all are stored; its program should make a new key for each lead`,
    ),
  );
}

function recently(): string {
  return new Date(Date.now() - recentDays * 24 * hourMs).toISOString();
}
