import { type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type Channel, isOfPerson, type NotificationKind } from "./queue.ts";

const columns = [
  ...(["id", "kind", "channel", "recipient", "reference", "attempts"] as const),
  ...(["message_id as messageId", "next_attempt_at as leasedUntil"] as const),
] as const;

/** As in the index `notifications_due`, with literals: SQLite would not use the index with parameters. */
const isOpen = sql<SqlBool>`status IN ('pending', 'sending')`;

/**
 * Longer than any wait: the backoff's bound and the digest's window. A message that is due later was queued while the
 * clock was ahead, and is due now.
 */
const waitMsMax = 12 * 60 * 1000;

/** Condition: the message is due. */
function isDue(now: number) {
  const [past, future] = [new Date(now), new Date(now + waitMsMax)].map((date) => date.toISOString());
  return sql<SqlBool>`(next_attempt_at <= ${past} OR next_attempt_at > ${future}) AND ${isOpen}`;
}

/** kind: only messages of this kind, and none of a canary */
type LeaseRequest = { channel: Channel; kind?: NotificationKind; limit: number; leaseMs: number };

/**
 * Leases due messages to this process: pending ones, and those whose lease expired because a process died while
 * delivering. The message that has been due longest comes first, so that none starves; the backoff keeps retries rare.
 * @param leaseMs how long this process may work on them before another may
 */
export async function leaseNotifications(db: Db, { channel, kind, limit, leaseMs }: LeaseRequest) {
  const now = Date.now();
  const due = db
    .selectFrom("notifications")
    .select("id")
    .where("channel", "=", channel)
    .where(isDue(now))
    .orderBy("next_attempt_at")
    .limit(limit);
  return (
    db
      .updateTable("notifications")
      .set(({ eb }) => ({
        status: "sending",
        attempts: eb("attempts", "+", 1),
        next_attempt_at: new Date(now + leaseMs).toISOString(),
      }))
      .where("id", "in", kind === undefined ? due : due.where("kind", "=", kind).where(isOfPerson))
      // Checked again, because another instance may have leased the message between the subquery and this update.
      .where(isDue(now))
      .returning(columns)
      .execute()
  );
}

/** Of one digest, so that its mail stays readable. */
const digestMax = 1_000;

/** Leases the mails of a kind that are due, if there are more than `min` of them. */
export async function leaseDigest(
  db: Db,
  { kind, min, leaseMs }: { kind: NotificationKind; min: number; leaseMs: number },
) {
  const { due } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("due"))
    .where("channel", "=", "email")
    .where("kind", "=", kind)
    .where(isOfPerson)
    .where(isDue(Date.now()))
    .executeTakeFirstOrThrow();
  return due > min ? leaseNotifications(db, { channel: "email", kind, limit: digestMax, leaseMs }) : [];
}

export type LeasedNotification = Awaited<ReturnType<typeof leaseNotifications>>[number];

/** Marks delivered messages as sent, even when this process has lost their lease. @param recipient address that got them */
export async function markNotificationsSent(db: Db, ids: readonly number[], recipient: string): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ status: "sent", sent_at: nowText(), last_error: null, recipient })
    .where("id", "in", ids)
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

/** Deletes messages that became pointless before they were sent, such as the reminder of a lead that is answered. */
export async function dropNotifications(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("notifications").where("id", "in", ids).execute();
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

/** The channels with messages to deliver. */
export async function listWaitingChannels(db: Db): Promise<Channel[]> {
  const rows = await db.selectFrom("notifications").select("channel").distinct().where(isOpen).execute();
  return rows.map(({ channel }) => channel);
}

/** Makes the messages that wait for a retry, or the dead ones, due at once. @returns how many */
export async function retryNotifications(db: Db, which: "waiting" | "dead", reference?: string): Promise<number> {
  let update = db
    .updateTable("notifications")
    .set({ status: "pending", next_attempt_at: nowText(), ...(which === "dead" && { attempts: 0 }) })
    .where("status", "=", which === "dead" ? "dead" : "pending")
    .where(isOfPerson);
  if (reference !== undefined) update = update.where("reference", "=", reference);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the messages that were given up. @returns how many */
export async function dismissNotifications(db: Db, reference?: string): Promise<number> {
  let dead = db.deleteFrom("notifications").where("status", "=", "dead").where(isOfPerson);
  if (reference !== undefined) dead = dead.where("reference", "=", reference);
  return Number((await dead.executeTakeFirstOrThrow()).numDeletedRows);
}
