import type { Db } from "../open.ts";

/** The events of a lead, oldest first: its arrival, unless the lead was erased, then status changes and notes. */
export function listLeadEvents(db: Db, reference: string) {
  return db
    .selectFrom("lead_history")
    .select(["happened_at", "event", "from_status", "to_status", "note"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
}

/** The notifications about a lead, with recipient and delivery status. */
export function listLeadNotifications(db: Db, reference: string) {
  return db
    .selectFrom("notifications")
    .select(["kind", "channel", "recipient", "status", "attempts", "created_at", "sent_at", "next_attempt_at"])
    .select(["last_error", "message_id"])
    .where("reference", "=", reference)
    .where("kind", "<>", "newsletter")
    .orderBy("id")
    .execute();
}

/** When each of these leads last got the status, by reference. */
export async function listStatusTimes(
  db: Db,
  leads: readonly { reference: string }[],
  status: string,
): Promise<ReadonlyMap<string, string>> {
  const references = leads.map(({ reference }) => reference);
  const rows = await db
    .selectFrom("lead_history")
    .select(["reference", ({ fn }) => fn.max("happened_at").as("at")])
    .where("reference", "in", references)
    .where("to_status", "=", status)
    .groupBy("reference")
    .execute();
  return new Map(rows.map(({ reference, at }) => [reference, at]));
}
