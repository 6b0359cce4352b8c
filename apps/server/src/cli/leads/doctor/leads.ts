import { countAhead, countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readAcceptSeconds, readFailing, readUndelivered, readUnheard } from "@site/db/outbox/health";
import { isOfficeKind } from "@site/db/outbox/kinds";
import type { Env } from "../../../configuration/env.ts";
import { addressOf } from "../../../notifications/notify-policy.ts";
import { unheardWarning } from "../../../operations/figures.ts";
import { type Check, fail, ok, warn } from "../../print.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const waitMs = { warn: hourMs, fail: 24 * hourMs };
const recentDays = 7;
/** Below it the rate is not significant. */
const leadsMin = 10;
const quarantineRateMax = 0.5;
/** Programs that wait for less send the email again. */
const acceptSecondsMax = 20;
const slowMail = "the site waits for ten minutes; does it scan each message first?";

/** Notifications that wait, fail or were given up, leads without an answer, the rate of quarantine. */
export async function* checkLeads(db: Db, mail: Env["mail"]): AsyncGenerator<Check> {
  const undelivered = await readUndelivered(db);
  yield checkWaiting(undelivered.filter(({ status }) => status !== "dead"));
  for (const { kind, channel, recipient, count, last_error } of await readFailing(db)) {
    // Only for the company's own addresses: the operator must know which one is refused.
    const address = mail !== null && channel === "email" && isOfficeKind(kind) && addressOf({ kind, recipient }, mail);
    const to = address ? ` to ${address}` : "";
    yield warn("failing", `${count} of ${kind} ${channel}${to} failed more than once: ${last_error}`);
  }
  const seconds = await readAcceptSeconds(db);
  if (seconds > acceptSecondsMax) yield warn("mail server", `it takes ${seconds} s to accept a mail; ${slowMail}`);
  const dead = undelivered.filter(({ status }) => status === "dead");
  const office = sum(dead.filter(({ kind }) => isOfficeKind(kind)));
  const visitors = sum(dead) - office;
  if (office > 0) yield warn("given up", `${office} notifications of the office; ${waysOut}`);
  // Not a warning, because a visitor's mistyped address is not for the operator to fix.
  if (visitors > 0) yield ok("given up", `${visitors} emails to visitors; ${waysOut}`);
  const unheard = unheardWarning(await readUnheard(db));
  if (unheard !== null) yield warn("unheard", unheard);
  yield* await checkClock(db);
  yield await checkAnswers(db);
  const since = new Date(Date.now() - recentDays * 24 * hourMs).toISOString();
  yield await checkQuarantine(db, since);
}

const waysOut = "try again: pnpm leads notify --dead; forget: pnpm leads notify --dismiss";

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function checkWaiting(waiting: readonly { count: number; oldest: string }[]): Check {
  const [oldest] = waiting.map((row) => row.oldest).toSorted();
  if (oldest === undefined) return ok("undelivered", "no notification waits");
  const ageMs = Math.max(0, Date.now() - Date.parse(oldest));
  const text = `${sum(waiting)} notifications wait, the oldest for ${Math.floor(ageMs / minuteMs)} minutes, since ${oldest}`;
  if (ageMs > waitMs.fail) return fail("undelivered", `${text}: the office does not see these leads`);
  return ageMs > waitMs.warn ? warn("undelivered", text) : ok("undelivered", text);
}

/** Warns of times in the future: nothing waits for them, but ages and lists are wrong. */
async function checkClock(db: Db): Promise<Check[]> {
  const ahead = await countAhead(db);
  if (ahead.length === 0) return [];
  const rows = ahead.map(({ table, count, newest }) => `${count} rows of ${table}, the last at ${newest}`).join("; ");
  return [warn("clock", `${rows}, are of the future: was this host's clock wrong, or is it wrong now?`)];
}

/** Warns of leads that were not answered in the promised time. */
async function checkAnswers(db: Db): Promise<Check> {
  const { waiting, overdue, oldestSeconds, due, inTimeRatio } = await readAnswering(db);
  const isKnown = waiting > 0 && Number.isFinite(oldestSeconds);
  const wait = isKnown ? `, the oldest for ${Math.floor((oldestSeconds * 1000) / hourMs)} hours` : "";
  const share =
    due === 0
      ? "none was due in 30 days"
      : `${Math.floor(inTimeRatio * 100)} % of the last 30 days' were answered in time`;
  const text = `${waiting} leads wait for an answer${wait}; ${share}`;
  if (overdue === 0) return ok("answers", text);
  return warn("answers", `${overdue} leads are overdue: pnpm leads link; ${text}`);
}

/** Warns when most leads are quarantined: either spam is flooding in, or people are mistaken for bots. */
async function checkQuarantine(db: Db, since: string): Promise<Check> {
  const leads = await countLeadsByStatus(db, since);
  const [count, quarantined] = [sum(leads), sum(leads.filter(({ status }) => status === "quarantined"))];
  const text = `${quarantined} of ${count} leads of the last ${recentDays} days`;
  return count >= leadsMin && quarantined / count > quarantineRateMax
    ? warn("quarantine", `${text}; are people among them? pnpm leads link`)
    : ok("quarantine", text);
}
