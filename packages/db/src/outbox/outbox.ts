import { type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import type { NotificationKind } from "./kinds.ts";
import { type Channel, isOfPerson } from "./queue.ts";

const columns = [
  "id",
  "kind",
  "channel",
  "recipient",
  "reference",
  "attempts",
  "event_id as eventId",
  "message_id as messageId",
  "next_attempt_at as leasedUntil",
] as const;

/** The condition is written as in the index `notifications_due`, with literals, because SQLite ignores it for parameters. */
const isOpen = sql<SqlBool>`status IN ('pending', 'sending')`;

/**
 * Longer than any wait: the backoff's bound and the roundup's window. A message that is due later was queued while the
 * clock was ahead, and is due now.
 */
const waitMsMax = 12 * 60 * 1000;

/** The condition that a message is due. */
function isDue(now: number) {
  const [past, future] = [new Date(now), new Date(now + waitMsMax)].map((date) => date.toISOString());
  return sql<SqlBool>`(next_attempt_at <= ${past} OR next_attempt_at > ${future}) AND ${isOpen}`;
}

/** The due messages of a channel, those that have been due longest first, so that none starves. */
function dueOf(db: Db, channel: Channel) {
  return db
    .selectFrom("notifications")
    .where("channel", "=", channel)
    .where(isDue(Date.now()))
    .orderBy("next_attempt_at");
}

/**
 * Leases messages to this process. Whether they are due is checked again, because another instance may have leased or
 * delivered them since they were listed.
 * @param leaseMs how long this process may work on them before another one may
 */
export async function leaseListed(db: Db, listed: readonly { id: number }[], leaseMs: number) {
  if (listed.length === 0) return [];
  const now = Date.now();
  return db
    .updateTable("notifications")
    .set(({ eb }) => ({
      status: "sending",
      attempts: eb("attempts", "+", 1),
      next_attempt_at: new Date(now + leaseMs).toISOString(),
    }))
    .where(
      "id",
      "in",
      listed.map(({ id }) => id),
    )
    .where(isDue(now))
    .returning(columns)
    .execute();
}

type LeaseRequest = { channel: Channel; limit: number; leaseMs: number };

/**
 * Leases due messages that are sent alone: pending ones, and those whose lease expired because a process died while it
 * delivered them.
 */
export async function leaseNotifications(db: Db, { leaseMs, ...request }: LeaseRequest) {
  return leaseListed(db, await listDue(db, request), leaseMs);
}

export function listDue(db: Db, { channel, limit }: Omit<LeaseRequest, "leaseMs">) {
  const alone = dueOf(db, channel).where(sql<SqlBool>`roundup IS DISTINCT FROM 1`);
  return alone.select("id").limit(limit).execute();
}

/** A roundup tells of no more messages, so that it stays readable. */
const roundupMax = 1_000;

/** max: of single mails to one address that may be due together; 0: no limit */
type RoundupRequest = { kinds: readonly NotificationKind[]; max: number; leaseMs: number };

/** Leases what goes to one address as one mail: what waits for that, and what is due together beyond `max`. */
export async function leaseRoundups(db: Db, { kinds, max, leaseMs }: RoundupRequest): Promise<LeasedNotification[][]> {
  const due = () =>
    dueOf(db, "email").where("kind", "in", kinds).where(isOfPerson).where(sql<SqlBool>`roundup IS DISTINCT FROM 0`);
  const groups = await due()
    .clearOrderBy()
    .select(["kind", "recipient"])
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("roundup").as("waits")])
    .groupBy(["kind", "recipient"])
    .execute();
  const leased: LeasedNotification[][] = [];
  for (const { kind, recipient, count, waits } of groups) {
    const isBeyond = max > 0 && count > max;
    if (!isBeyond && waits !== 1) continue;
    const ofGroup = due().where("kind", "=", kind).where("recipient", "=", recipient);
    const together = isBeyond ? ofGroup : ofGroup.where("roundup", "=", 1);
    leased.push(await leaseListed(db, await together.select("id").limit(roundupMax).execute(), leaseMs));
  }
  return leased;
}

export type LeasedNotification = Awaited<ReturnType<typeof leaseListed>>[number];

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

/** Makes the messages that were given up due at once. @returns how many */
export async function retryNotifications(db: Db, reference?: string): Promise<number> {
  let update = db
    .updateTable("notifications")
    .set({ status: "pending", next_attempt_at: nowText(), attempts: 0 })
    .where("status", "=", "dead")
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
