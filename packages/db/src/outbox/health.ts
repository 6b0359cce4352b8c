import type { Db } from "../open.ts";

/** The number of undelivered notifications with the creation time of the oldest, and the number of dead ones. */
export async function readOutboxHealth(db: Db) {
  const { waiting, oldest } = await db
    .selectFrom("notifications")
    .select(({ fn }) => [fn.countAll<number>().as("waiting"), fn.min<string | null>("created_at").as("oldest")])
    .where("status", "in", ["pending", "sending"])
    .executeTakeFirstOrThrow();
  const { dead } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("dead"))
    .where("status", "=", "dead")
    .executeTakeFirstOrThrow();
  return { waiting, oldest, dead };
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

/** Undelivered notifications by channel and status: their number, and the creation time of the oldest. */
export function readUndelivered(db: Db) {
  return db
    .selectFrom("notifications")
    .select(["channel", "status"])
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("status", "!=", "sent")
    .groupBy(["channel", "status"])
    .orderBy("channel")
    .orderBy("status")
    .execute();
}
