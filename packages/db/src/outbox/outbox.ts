import { hash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { findRefusal } from "./newsletter-refusals.ts";

type NotificationRow = Database["notifications"];
type NotificationKind = NotificationRow["kind"];
export type Channel = NotificationRow["channel"];

/** The recipients of notifications about a lead. */
export type NotifyPolicy = {
  officeEmails: readonly string[];
  webhookUrl: string | null;
  /** Whether the visitor gets a confirmation; an unsubscribed address gets none. */
  confirmToVisitor: boolean;
  /** Right of the @ in message ids. */
  mailDomain: string;
};

type Message = { kind: NotificationKind; channel: Channel; recipient: string; reference: string };

/** confirms: whether the visitor gets a confirmation, unless the address has unsubscribed */
type NotifiedLead = { reference: string; email: string; confirms: boolean };

/** Queues the notifications about a new lead. @param db the transaction that stores the lead */
export async function queueLeadNotifications(
  db: Db,
  { reference, email, confirms }: NotifiedLead,
  { officeEmails, webhookUrl, mailDomain }: NotifyPolicy,
): Promise<void> {
  const messages: Message[] = officeEmails.map((recipient) => ({
    ...({ kind: "office", channel: "email" } as const),
    ...{ recipient, reference },
  }));
  if (webhookUrl !== null) messages.push({ kind: "office", channel: "webhook", recipient: webhookUrl, reference });
  if (confirms && (await findRefusal(db, email)) === undefined)
    messages.push({ kind: "visitor", channel: "email", recipient: email, reference });
  if (messages.length > 0) await insertMessages(db, messages, mailDomain);
}

/** Queues a message once. @param salt distinguishes an intended repeat from a duplicate */
export async function queueNotification(db: Db, message: Message, mailDomain: string, salt = ""): Promise<void> {
  await insertMessages(db, [message], mailDomain, salt);
}

async function insertMessages(db: Db, messages: readonly Message[], mailDomain: string, salt = ""): Promise<void> {
  const now = nowText();
  const rows = messages.map((message) => ({
    ...message,
    message_id: messageId(message, mailDomain, salt),
    ...{ created_at: now, next_attempt_at: now },
  }));
  await db
    .insertInto("notifications")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deterministic, so that the recipient's mail program can recognize a duplicate delivery. */
function messageId({ kind, channel, recipient, reference }: Message, mailDomain: string, salt: string): string {
  const digest = hash("sha256", [kind, channel, recipient, reference, salt].join("\n"));
  return `<${digest.slice(0, 40)}@${mailDomain}>`;
}

const columns = [
  ...(["id", "kind", "channel", "recipient", "reference", "attempts"] as const),
  ...(["message_id as messageId", "next_attempt_at as leasedUntil"] as const),
] as const;

/** As in the index `notifications_due`, with literals: SQLite would not use the index with parameters. */
const isOpen = sql<SqlBool>`status IN ('pending', 'sending')`;

type LeaseRequest = { channel: Channel; limit: number; leaseMs: number };

/**
 * Leases due messages to this process: pending ones, and those whose lease expired because a process died while
 * delivering. The message that has been due longest comes first, so that none starves; the backoff keeps retries rare.
 * @param leaseMs how long this process may work on them before another may
 */
export async function leaseNotifications(db: Db, { channel, limit, leaseMs }: LeaseRequest) {
  const now = nowText();
  return (
    db
      .updateTable("notifications")
      .set(({ eb }) => ({
        status: "sending",
        attempts: eb("attempts", "+", 1),
        next_attempt_at: new Date(Date.now() + leaseMs).toISOString(),
      }))
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("notifications")
          .select("id")
          .where("channel", "=", channel)
          .where("next_attempt_at", "<=", now)
          .where(isOpen)
          .orderBy("next_attempt_at")
          .limit(limit),
      )
      // Checked again, because another instance may have leased the message between the subquery and this update.
      .where("next_attempt_at", "<=", now)
      .where(isOpen)
      .returning(columns)
      .execute()
  );
}

export type LeasedNotification = Awaited<ReturnType<typeof leaseNotifications>>[number];

/** Marks a delivered message as sent, even when this process has lost its lease. */
export async function markNotificationSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ status: "sent", sent_at: nowText(), last_error: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Changes nothing when the lease was lost, because another process may have delivered the message by now.
 * @param retryAt time of the next attempt; null: dead-letter the message, which then needs `retryNotifications`
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

/** When the next message of a channel is due: a pending one, or one whose lease expires. null: there is none. */
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

/** Makes the messages that wait for a retry, or the dead ones, due at once. @returns how many */
export async function retryNotifications(db: Db, which: "waiting" | "dead", reference?: string): Promise<number> {
  let update = db
    .updateTable("notifications")
    .set({ status: "pending", next_attempt_at: nowText(), ...(which === "dead" && { attempts: 0 }) })
    .where("status", "=", which === "dead" ? "dead" : "pending");
  if (reference !== undefined) update = update.where("reference", "=", reference);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
