import { type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type Channel, isOfPerson, roundupWindowMs } from "./queue.ts";
import { isTooFarAhead } from "./wrong-clock.ts";

const columns = [
  "id",
  "kind",
  "channel",
  "recipient",
  "reference",
  "attempts",
  "roundup",
  "event_id as eventId",
  "message_id as messageId",
  "next_attempt_at as leasedUntil",
] as const;

/** No lease and no wait for a retry is longer. */
export const waitMsMax = 5 * 60 * 1000;

/**
 * The condition that a message is due: a pending one, or one whose lease expired because a process died while it
 * delivered it; and one that would wait for longer than any message does, because the clock was wrong for a moment. The
 * states are literals, as in the index `notifications_due`, which SQLite ignores for parameters.
 */
function isDue(now: number) {
  const at = sql.ref<string>("next_attempt_at");
  const [ahead, aheadOfRoundup] = [isTooFarAhead(at, waitMsMax, now), isTooFarAhead(at, roundupWindowMs, now)];
  return sql<SqlBool>`status IN ('pending', 'sending') AND (${at} <= ${new Date(now).toISOString()}
    OR CASE WHEN roundup = 1 THEN ${aheadOfRoundup} ELSE ${ahead} END)`;
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

export type LeasedNotification = Awaited<ReturnType<typeof leaseListed>>[number];

/** What is sent as one: a message, or a roundup of several to one address of the office. */
export type Delivery = readonly [LeasedNotification, ...LeasedNotification[]];

/** Roundups tell of no more messages, so that they stay readable. */
const roundupMax = 1_000;

/**
 * Leases what is due of a channel, what has been due longest first, so that nothing starves: all that waits for roundups
 * or, when nothing does, single messages.
 */
export async function leaseDue(
  db: Db,
  { channel, limit, leaseMs }: { channel: Channel; limit: number; leaseMs: number },
): Promise<Delivery[]> {
  const messages = db.selectFrom("notifications").select("id").where("channel", "=", channel);
  const due = messages.where(isDue(Date.now())).orderBy("next_attempt_at");
  const together = await due.where("roundup", "=", 1).limit(roundupMax).execute();
  const listed = together.length > 0 ? together : await due.limit(limit).execute();
  const leased = await leaseListed(db, listed, leaseMs);
  const deliveries = Map.groupBy(leased, ({ id, kind, recipient, roundup }) =>
    roundup === 1 ? `${kind} ${recipient}` : id,
  );
  return [...deliveries.values()] as [LeasedNotification, ...LeasedNotification[]][]; // no group is empty
}

/** Marks delivered messages as sent, even when this process has lost their lease. @param recipient address that got them */
export async function markNotificationsSent(db: Db, ids: readonly number[], recipient: string): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ status: "sent", sent_at: nowText(), last_error: null, recipient })
    .where("id", "in", ids)
    .execute();
}

/**
 * Changes nothing when the lease was lost, because another process may have delivered the messages by now. Those of a
 * roundup are due again together.
 * @param retryAt time of the next attempt; null: dead-letter them, so that they need `retryNotifications`
 */
export async function markDeliveryFailed(
  db: Db,
  delivery: Delivery,
  reason: string,
  retryAt: Date | null,
): Promise<void> {
  const [{ leasedUntil }] = delivery;
  await db
    .updateTable("notifications")
    .set({
      status: retryAt === null ? "dead" : "pending",
      last_error: reason.slice(0, 500),
      ...(retryAt !== null && { next_attempt_at: retryAt.toISOString() }),
    })
    .where(
      "id",
      "in",
      delivery.map(({ id }) => id),
    )
    .where("status", "=", "sending")
    .where("next_attempt_at", "=", leasedUntil)
    .execute();
}

/** Deletes messages that became pointless before they were sent, such as the reminder of a lead that is answered. */
export async function dropNotifications(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("notifications").where("id", "in", ids).execute();
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
