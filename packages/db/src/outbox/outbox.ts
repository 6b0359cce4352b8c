import { hash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import { compileOnce } from "../compile-once.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { findRefusal } from "./newsletter-refusals.ts";

type NotificationRow = Database["notifications"];
type NotificationKind = NotificationRow["kind"];
export type Channel = NotificationRow["channel"];

/** Who is told of a lead. */
export type NotifyPolicy = {
  officeEmails: readonly string[];
  webhookUrl: string | null;
  /** Whether the visitor gets a confirmation; an address that unsubscribed gets none. */
  confirmToVisitor: boolean;
  /** Right of the @ in message ids. */
  mailDomain: string;
};

type Message = { kind: NotificationKind; channel: Channel; recipient: string; reference: string };

/** Queues what a new lead causes. @param db the transaction that stores the lead */
export async function queueLeadNotifications(
  db: Db,
  { reference, email }: { reference: string; email: string },
  policy: NotifyPolicy,
): Promise<void> {
  const messages: Message[] = policy.officeEmails.map((recipient) => ({
    kind: "office",
    channel: "email",
    recipient,
    reference,
  }));
  if (policy.webhookUrl !== null) {
    messages.push({ kind: "office", channel: "webhook", recipient: policy.webhookUrl, reference });
  }
  if (policy.confirmToVisitor && (await findRefusal(db, email)) === undefined)
    messages.push({ kind: "visitor", channel: "email", recipient: email, reference });
  for (const message of messages) await queueNotification(db, message, policy.mailDomain);
}

/** Queues one message; the same message a second time changes nothing. @param salt tells repeats that are meant from those that are not */
export async function queueNotification(db: Db, message: Message, mailDomain: string, salt = ""): Promise<void> {
  const now = nowText();
  const message_id = messageId(message, mailDomain, salt);
  await insertNotification(db, { ...message, message_id, created_at: now, next_attempt_at: now });
}

const insertNotification = compileOnce(
  (db, row: Message & { message_id: string; created_at: string; next_attempt_at: string }) =>
    db
      .insertInto("notifications")
      .values(row)
      .onConflict((conflict) => conflict.columns(["reference", "message_id"]).doNothing()),
);

/** Deterministic: a message that goes out twice can be told by it. */
function messageId({ kind, channel, recipient, reference }: Message, mailDomain: string, salt: string): string {
  const digest = hash("sha256", [kind, channel, recipient, reference, salt].join("\n"));
  return `<${digest.slice(0, 40)}@${mailDomain}>`;
}

const columns = [
  ...(["id", "kind", "channel", "recipient", "reference", "attempts"] as const),
  ...(["message_id as messageId", "next_attempt_at as leasedUntil"] as const),
] as const;

/** The words of the index `notifications_due`: SQLite uses it where a query says them literally, not as parameters. */
const isOpen = sql<SqlBool>`status IN ('pending', 'sending')`;

type LeaseRequest = { channel: Channel; limit: number; leaseMs: number };

/**
 * Takes due messages for this process: pending ones, and those whose lease ran out because a process died over them.
 * What has been due longest goes first, so nothing waits for ever; the waits between attempts keep old trouble rare.
 * @param leaseMs how long this process may work on them before another may
 */
export async function leaseNotifications(db: Db, { channel, limit, leaseMs }: LeaseRequest) {
  const now = nowText();
  const due = db
    .selectFrom("notifications")
    .select("id")
    .where("channel", "=", channel)
    .where("next_attempt_at", "<=", now)
    .where(isOpen)
    .orderBy("next_attempt_at")
    .limit(limit);
  return (
    db
      .updateTable("notifications")
      .set(({ eb }) => ({
        status: "sending",
        attempts: eb("attempts", "+", 1),
        next_attempt_at: new Date(Date.now() + leaseMs).toISOString(),
      }))
      .where("id", "in", due)
      // Repeated, because another instance may have leased the message between the subquery and this update.
      .where("next_attempt_at", "<=", now)
      .where(isOpen)
      .returning(columns)
      .execute()
  );
}

export type LeasedNotification = Awaited<ReturnType<typeof leaseNotifications>>[number];

/** Delivered is delivered, even by a process that had lost its lease. */
export async function markNotificationSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ status: "sent", sent_at: nowText(), last_error: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Changes nothing when the lease was lost: by now another process may have delivered the message.
 * @param retryAt when to try again; null: never, the message is dead until somebody asks for it
 */
export async function markNotificationFailed(
  db: Db,
  { id, leasedUntil }: Pick<LeasedNotification, "id" | "leasedUntil">,
  reason: string,
  retryAt: Date | null,
): Promise<void> {
  await db
    .updateTable("notifications")
    .set({
      status: retryAt === null ? "dead" : "pending",
      last_error: reason.slice(0, 500),
      ...(retryAt !== null && { next_attempt_at: retryAt.toISOString() }),
    })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .where("next_attempt_at", "=", leasedUntil)
    .execute();
}

/** When the next message of a channel is due, or null: a pending one, or one whose lease runs out. */
export async function nextNotificationAt(db: Db, channel: Channel): Promise<Date | null> {
  const row = await db
    .selectFrom("notifications")
    .select("next_attempt_at as at")
    .where("channel", "=", channel)
    .where(isOpen)
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : new Date(row.at);
}

/** Makes messages due at once: those that wait for a retry, or the dead. Answers how many. */
export async function retryNotifications(db: Db, which: "waiting" | "dead", reference?: string): Promise<number> {
  let update = db
    .updateTable("notifications")
    .set({ status: "pending", next_attempt_at: nowText(), ...(which === "dead" && { attempts: 0 }) })
    .where("status", "=", which === "dead" ? "dead" : "pending");
  if (reference !== undefined) update = update.where("reference", "=", reference);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
