import { entriesOf } from "@site/content/entries-of";
import type { ExpressionBuilder } from "kysely";
import type { Db } from "../open.ts";
import { leadTableOf } from "./lead-fields.ts";

/** The number of leads of each form and status. @param from UTC, ISO-8601: only leads since then */
export async function countLeadsByStatus(db: Db, from?: string) {
  const counts = entriesOf(leadTableOf).map(async ([kind, table]) => {
    const rows = db
      .selectFrom(table)
      .select("status")
      .select(({ fn }) => fn.countAll<number>().as("count"));
    const since = from === undefined ? rows : rows.where("created_at", ">=", from);
    return (await since.groupBy("status").orderBy("status").execute()).map((row) => ({ kind, ...row }));
  });
  return (await Promise.all(counts)).flat();
}

const shareDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** How well the office answers. Shares are of the leads of thirty days that are answered or overdue. */
export async function readAnswering(db: Db, now = Date.now()) {
  const [since = "", until = ""] = [now - shareDays * dayMs, now].map((ms) => new Date(ms).toISOString());
  const ofThirtyDays = (eb: ExpressionBuilder<{ lead: { created_at: string; due_at: string | null } }, "lead">) =>
    eb.and([eb("created_at", ">", since), eb("due_at", "is not", null)]);
  const { waiting, overdue, late, oldest } = await db
    .selectFrom("lead_waiting as lead")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("due_at", "<", until).as("overdue"),
      fn.countAll<number>().filterWhere("due_at", "<", until).filterWhere(ofThirtyDays).as("late"),
      fn.min("created_at").as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  const { answered, inTime } = await db
    .selectFrom("lead_answered as lead")
    .select(({ fn }) => [
      fn.count<number>("answered_at").as("answered"),
      fn.countAll<number>().filterWhereRef("answered_at", "<=", "due_at").as("inTime"),
    ])
    .where(ofThirtyDays)
    .executeTakeFirstOrThrow();
  return {
    waiting,
    overdue,
    /** For how long the oldest has waited; 0: none waits. */
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest)) / 1000),
    /** 1 as long as no answer was due. */
    inTimeRatio: answered + late === 0 ? 1 : inTime / (answered + late),
  };
}
