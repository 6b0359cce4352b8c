import type { Db } from "../open.ts";

/** What happened to a lead, oldest first: that it came, unless it was erased, and what was done about it. */
export function listLeadEvents(db: Db, reference: string) {
  return db
    .selectFrom("lead_history")
    .select(["happened_at", "event", "from_status", "to_status", "note"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
}

/** Who was told of a lead, and how that went. */
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
