import type { Db } from "../open.ts";
import { isOfPerson } from "./queue.ts";

/** The notifications that wait and have failed more than once, with the newest error of each channel and kind. */
export async function readFailing(db: Db) {
  const rows = await db
    .selectFrom("notifications")
    .select(["channel", "kind", "last_error"])
    .where("status", "in", ["pending", "sending"])
    .where("attempts", ">", 1)
    .where(isOfPerson)
    .where("last_error", "is not", null)
    .orderBy("id", "desc")
    .execute();
  return [...Map.groupBy(rows, ({ channel, kind }) => `${kind} ${channel}`)].map(([what, failing]) => ({
    ...{ what, count: failing.length, lastError: failing[0]?.last_error },
  }));
}

const kinds = [
  { kind: "consultation", table: "consultation_requests" },
  { kind: "contact", table: "contact_submissions" },
] as const;

/** The number of leads of each form and status. @param from UTC, ISO-8601: only leads since then */
export async function countLeadsByStatus(db: Db, from?: string) {
  const counts = kinds.map(async ({ kind, table }) => {
    let query = db
      .selectFrom(table)
      .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy("status")
      .orderBy("status");
    if (from !== undefined) query = query.where("created_at", ">=", from);
    return (await query.execute()).map((row) => ({ kind, ...row }));
  });
  return (await Promise.all(counts)).flat();
}

/** Undelivered notifications by channel, kind and status: their number, and the creation time of the oldest. */
export function readUndelivered(db: Db) {
  return db
    .selectFrom("notifications")
    .select(["channel", "kind", "status"])
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("status", "!=", "sent")
    .where(isOfPerson)
    .groupBy(["channel", "kind", "status"])
    .orderBy("channel")
    .orderBy("kind")
    .orderBy("status")
    .execute();
}
