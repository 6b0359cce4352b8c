import { setImmediate } from "node:timers/promises";
import { entriesOf } from "@site/content/entries-of";
import type { ExpressionBuilder } from "kysely";
import type { Db } from "../open.ts";
import { ageSeconds, isTooFarAhead } from "../outbox/wrong-clock.ts";
import { cameAhead } from "./clock.ts";
import { type LeadStatus, leadStatuses } from "./inbox.ts";
import { type LeadKind, leadTableOf, leadTables } from "./lead-fields.ts";

/**
 * Each count is a separate statement, because a single one over a million leads would stop the site for a second.
 * @param from an ISO-8601 text in UTC
 */
export async function countLeadsByStatus(db: Db, from = "") {
  const counts: { kind: LeadKind; status: LeadStatus; count: number }[] = [];
  for (const [kind, table] of entriesOf(leadTableOf))
    for (const status of leadStatuses.toSorted()) {
      await setImmediate();
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("status", "=", status)
        .where("created_at", ">=", from)
        .executeTakeFirstOrThrow();
      if (count > 0) counts.push({ kind, status, count });
    }
  return counts;
}

export async function countAhead(db: Db): Promise<{ table: string; count: number; newest: string }[]> {
  const found: { table: string; count: number; newest: string }[] = [];
  for (const table of [...leadTables, "notifications", "newsletter_subscribers"] as const) {
    const { count, newest } = await db
      .selectFrom(table)
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("created_at").as("newest")])
      .where(({ eb }) => isTooFarAhead(eb.ref("created_at")))
      .executeTakeFirstOrThrow();
    if (newest !== null) found.push({ table, count, newest });
  }
  return found;
}

const shareDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

export async function readAnswering(db: Db, now = Date.now()) {
  const [since = "", until = ""] = [now - shareDays * dayMs, now].map((ms) => new Date(ms).toISOString());
  const ofThirtyDays = (eb: ExpressionBuilder<{ lead: { created_at: string; due_at: string | null } }, "lead">) =>
    eb.and([eb("created_at", ">", since), eb("due_at", "is not", null)]);
  const { waiting, overdue, late, oldest, newest } = await db
    .selectFrom("lead_waiting as lead")
    .where("due_at", "is not", null)
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn
        .countAll<number>()
        .filterWhere(({ eb, or }) => or([eb("due_at", "<", until), cameAhead(eb.ref("created_at"), now)]))
        .as("overdue"),
      fn.countAll<number>().filterWhere("due_at", "<", until).filterWhere(ofThirtyDays).as("late"),
      fn.min("created_at").as("oldest"),
      fn.max("created_at").as("newest"),
    ])
    .executeTakeFirstOrThrow();
  let [answered, inTime] = [0, 0];
  for (let day = 0; day < shareDays; day += 1) {
    await setImmediate();
    const [from = "", to = ""] = [day + 1, day].map((days) => new Date(now - days * dayMs).toISOString());
    // Day 0 also includes leads whose time of arrival is in the future.
    const before = day === 0 ? "9999" : to;
    const ofDay = await db
      .selectFrom("lead_answered as lead")
      .select(({ fn }) => [
        fn.count<number>("answered_at").as("answered"),
        fn.countAll<number>().filterWhereRef("answered_at", "<=", "due_at").as("inTime"),
      ])
      .where("created_at", ">", from)
      .where("created_at", "<=", before)
      .where("due_at", "is not", null)
      .executeTakeFirstOrThrow();
    answered += ofDay.answered;
    inTime += ofDay.inTime;
  }
  return {
    waiting,
    overdue,
    /** 0 if no lead waits, and Infinity if the time of arrival of a lead is in the future. */
    oldestSeconds: Math.max(0, ...[oldest, newest].map((at) => (at === null ? 0 : ageSeconds(at, now)))),
    /** The number of leads of the last thirty days that were answered or are overdue. */
    due: answered + late,
    /** From 0 to 1. It is 1 if no lead was due. */
    inTimeRatio: answered + late === 0 ? 1 : inTime / (answered + late),
  };
}
