import type { Db } from "../open.ts";
import type { LeadDetails } from "./inbox.ts";

export function listLeadEvents(db: Db, reference: string) {
  return db
    .selectFrom("lead_history")
    .select(["happened_at", "event", "from_status", "to_status", "note", "actor"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
}

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

export function findConfirmation(db: Db, { reference, email }: Pick<LeadDetails, "reference" | "email">) {
  return db
    .selectFrom("notifications")
    .select(["status", "last_error", "perhaps_delivered"])
    .where("reference", "=", reference)
    .where("kind", "=", "visitor")
    .where("recipient", "=", email)
    .executeTakeFirst();
}

/** Returns the reply of a mail server that refused our confirmation, such as "550 unknown user". */
export async function findBounce(db: Db, lead: Pick<LeadDetails, "reference" | "email">): Promise<string | undefined> {
  const confirmation = await findConfirmation(db, lead);
  const isRefused = confirmation?.status === "dead" && confirmation.perhaps_delivered === 0;
  return isRefused ? (confirmation.last_error ?? undefined) : undefined;
}

export async function findLeadMail(db: Db, reference: string, recipient: string): Promise<string | undefined> {
  const mails = db.selectFrom("notifications").select("message_id").where("reference", "=", reference);
  const row = await mails.where("kind", "=", "office").where("recipient", "=", recipient).executeTakeFirst();
  return row?.message_id;
}

/** The list is empty if the lead has been erased since. */
export async function listChange(db: Db, firstId: number) {
  const events = db.selectFrom("lead_events").select(["id", "reference", "happened_at", "event", "note", "actor"]);
  const first = await events.where("id", "=", firstId).executeTakeFirst();
  if (first === undefined) return [];
  return await events
    .where("reference", "=", first.reference)
    .where("happened_at", "=", first.happened_at)
    .where("id", ">=", first.id)
    .where("event", "in", first.event === "status" ? ["status"] : ["correction", "addition", "withdrawn"])
    .orderBy("id")
    .execute();
}
