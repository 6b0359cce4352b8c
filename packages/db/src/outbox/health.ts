import type { Db } from "../open.ts";

/** What waits in the outbox, what was given up, and since when. */
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

/** How many leads there are of each form and status. @param from UTC, ISO-8601: only those since then */
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

/** What was not delivered: how many notifications of each channel and status, and since when the oldest is there. */
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
