import type { Db } from "./open.ts";

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
