import { cutText } from "@site/content/cut-text";
import { type Expression, type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { audienceOf, isOfficeKind, officeKinds, visitorKinds } from "./kinds.ts";
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
  "perhaps_delivered as perhapsDelivered",
] as const;

export const waitMsMax = 5 * 60 * 1000;
/** The wait before the office gets another copy of an email that the mail server may already have accepted. */
export const perhapsWaitMs = 2 * 60 * 60 * 1000;

/**
 * A message that is being sent is due again when its lease has ended, because the process that leased it has died. If
 * the time of a message is further ahead than the program ever sets, a wrong clock wrote it, so the message is due too.
 * The statuses are literals, because SQLite doesn't use the index `notifications_due` if they are parameters.
 */
function isDue(now: number) {
  const at = sql.ref<string>("next_attempt_at");
  return sql<SqlBool>`status IN ('pending', 'sending') AND (${at} <= ${new Date(now).toISOString()} OR CASE
    WHEN perhaps_delivered > 0 THEN ${isTooFarAhead(at, perhapsWaitMs, now)}
    WHEN roundup = 1 THEN ${isTooFarAhead(at, roundupWindowMs, now)}
    ELSE ${isTooFarAhead(at, waitMsMax, now)} END)`;
}

/** Leaves out messages that another instance has leased or delivered since they were listed. */
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

/** One message, or several messages to one office address that are sent together as one email. */
export type Delivery = readonly [LeasedNotification, ...LeasedNotification[]];

const roundupMax = 1_000;

type Due = {
  channel: Channel;
  /** How many deliveries to one office address may run at the same time. All visitors share one such limit. */
  slots: number;
  leaseMs: number;
  /** How many due messages are read to find messages whose recipient has a free slot. */
  listedMax?: number;
  underWay?: readonly Delivery[];
};

/** If a roundup is due, only its messages are leased, as one delivery for each kind and recipient. */
export async function leaseDue(
  db: Db,
  { channel, slots, leaseMs, listedMax = 100, underWay = [] }: Due,
): Promise<Delivery[]> {
  const taken = new Map<string, number>();
  const take = (lane: string) => taken.set(lane, (taken.get(lane) ?? 0) + 1);
  for (const [message] of underWay) take(laneOf(message));
  let due = db
    .selectFrom("notifications")
    .select(["id", "kind", "recipient"])
    .where("channel", "=", channel)
    .where(isDue(Date.now()))
    .orderBy("next_attempt_at");
  const ids = underWay.flatMap((delivery) => delivery.map(({ id }) => id));
  if (ids.length > 0) due = due.where("id", "not in", ids);
  for (const [lane, count] of taken) if (count >= slots) due = due.where(({ not }) => not(isOfLane(lane)));
  const together = await due.where("roundup", "=", 1).limit(roundupMax).execute();
  const single = together.length > 0 ? [] : await due.limit(listedMax).execute();
  const chosen = single.filter((message) => (taken.get(laneOf(message)) ?? 0) < slots && take(laneOf(message)));
  const leased = await leaseListed(db, [...together, ...chosen], leaseMs);
  const deliveries = Map.groupBy(leased, ({ id, kind, recipient, roundup }) =>
    roundup === 1 ? `${kind} ${recipient}` : id,
  );
  return [...deliveries.values()] as [LeasedNotification, ...LeasedNotification[]][]; // `groupBy` makes no empty group
}

function laneOf({ kind, recipient }: Pick<LeasedNotification, "kind" | "recipient">): string {
  return isOfficeKind(kind) ? `${audienceOf[kind]} ${recipient}` : "visitors";
}

function isOfLane(lane: string): Expression<SqlBool> {
  const visitors = sql.join(visitorKinds.map((kind) => sql.lit(kind)));
  if (lane === "visitors") return sql<SqlBool>`kind IN (${visitors})`;
  const [audience, recipient] = [lane.slice(0, lane.indexOf(" ")), lane.slice(lane.indexOf(" ") + 1)];
  const kinds = officeKinds.filter((kind) => audienceOf[kind] === audience);
  return sql<SqlBool>`(kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))}) AND recipient = ${recipient})`;
}

/** @returns the new end of the lease, or null if this process no longer has the lease */
export async function renewLease(db: Db, delivery: Delivery, leasedUntil: string, leaseMs: number) {
  const until = new Date(Date.now() + leaseMs).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ next_attempt_at: until })
    .where(isLeased(delivery, leasedUntil))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? until : null;
}

function isLeased(delivery: Delivery, leasedUntil: string) {
  const ids = sql.join(delivery.map(({ id }) => id));
  return sql<SqlBool>`id IN (${ids}) AND status = 'sending' AND next_attempt_at = ${leasedUntil}`;
}

/** `seconds` is how long the mail server took to accept the email, or null for the webhook. */
export type Delivered = { recipient: string; seconds: number | null };

/** Works without the lease too, because the recipient has the messages in any case. */
export async function markNotificationsSent(
  db: Db,
  ids: readonly number[],
  { recipient, seconds }: Delivered,
): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ status: "sent", sent_at: nowText(), last_error: null, recipient, accept_seconds: seconds })
    .where("id", "in", ids)
    .execute();
}

type Failed = {
  reason: string;
  /** null if the messages are to be given up */
  retryAt: Date | null;
  /** Whether the mail server received the whole email, but didn't say whether it accepted the email. */
  isPerhapsDelivered?: boolean;
};

/** Does nothing without the lease, because another process may have delivered the messages in the meantime. */
export async function markDeliveryFailed(
  db: Db,
  delivery: Delivery,
  leasedUntil: string,
  { reason, retryAt, isPerhapsDelivered = false }: Failed,
): Promise<void> {
  await db
    .updateTable("notifications")
    .set(({ eb }) => ({
      status: retryAt === null ? "dead" : "pending",
      last_error: cutText(reason, 500),
      ...(retryAt !== null && { next_attempt_at: retryAt.toISOString() }),
      ...(isPerhapsDelivered && { perhaps_delivered: eb("perhaps_delivered", "+", 1) }),
    }))
    .where(isLeased(delivery, leasedUntil))
    .execute();
}

/** For messages that have become wrong, such as a reminder about a lead that has been answered. */
export async function dropNotifications(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("notifications").where("id", "in", ids).execute();
}

export async function retryNotifications(db: Db, reference?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ status: "pending", next_attempt_at: nowText(), attempts: 0, perhaps_delivered: 0 })
    .where(isGivenUp(reference))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function dismissNotifications(db: Db, reference?: string): Promise<number> {
  const dead = db.deleteFrom("notifications").where(isGivenUp(reference));
  return Number((await dead.executeTakeFirstOrThrow()).numDeletedRows);
}

function isGivenUp(reference: string | undefined) {
  return sql<SqlBool>`status = 'dead' AND ${isOfPerson} AND reference = coalesce(${reference ?? null}, reference)`;
}
