import { hash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import type { NotificationKind, OfficeKind } from "./kinds.ts";
import { findRefusal } from "./newsletter-refusals.ts";

type NotificationRow = Database["notifications"];
export type Channel = NotificationRow["channel"];

/** Who is notified about a lead. */
export type NotifyPolicy = {
  /** The number of the office's addresses; each gets a message of its own. */
  officeAddresses: number;
  /** The number of those to whom a late lead is escalated. */
  escalationAddresses: number;
  /** Mails to each address of the office in ten minutes; those beyond wait for one roundup. 0: no limit */
  officeMailsMax: number;
  hasWebhook: boolean;
  /** Whether the visitor gets a confirmation; an unsubscribed address gets none. */
  confirmToVisitor: boolean;
  /** The part of a message id after its @. */
  mailDomain: string;
};

type Message = { kind: NotificationKind; channel: Channel; recipient: string; reference: string };
/** Without `at`, in ms since 1970, a message is due at once. What `roundup` means stands in the table's definition. */
type DueMessage = Message & { at?: number; roundup?: 0 | 1 | null; event_id?: number | null };

/** All notifications of test leads have this reference; each run of the canary replaces those of the run before. */
export const canaryReference = "canary";

/** The condition that a notification is about a person, and not about a test lead, and therefore counts. */
export const isOfPerson = sql<SqlBool>`reference <> ${sql.lit(canaryReference)}`;

/**
 * confirms: whether the visitor gets a confirmation, unless the address has unsubscribed. isReleased: somebody of the
 * office has looked at it, so that its mail is never one of a flood
 */
type NotifiedLead = { reference: string; email: string; confirms: boolean; isReleased?: boolean };

/**
 * Recipient of a message to the office: a position in the configured list, because the address that is configured when
 * the message is delivered counts. @param position from 1
 */
function officeRecipient(position: number): string {
  return `office ${position}`;
}

/**
 * The address of an office message. null: the configuration names no such address any more
 * @param configured the office's addresses now
 */
export function officeAddressOf(recipient: string, configured: readonly string[]): string | null {
  const position = /^office (\d+)$/.exec(recipient)?.[1];
  return configured[Number(position) - 1] ?? null;
}

/** Queues the notifications about a new lead. @param db the transaction that stores the lead */
export async function queueLeadNotifications(
  db: Db,
  { reference, email, confirms, isReleased = false }: NotifiedLead,
  policy: NotifyPolicy,
): Promise<void> {
  const messages = { kind: "office", references: [reference], byWebhook: policy.hasWebhook } as const;
  await queueOfficeMessages(db, { ...messages, addresses: policy.officeAddresses, isAlone: isReleased }, policy);
  if (confirms && (await findRefusal(db, email)) === undefined)
    await queueNotification(db, { kind: "visitor", channel: "email", recipient: email, reference }, policy.mailDomain);
}

type OfficeMessages = {
  kind: OfficeKind;
  references: readonly string[];
  /** The number of the office's addresses that get a mail about each. */
  addresses: number;
  /** Whether the webhook gets them as well. */
  byWebhook?: boolean;
  /** The event that they tell of; without it they tell of the lead. */
  eventId?: number;
  /** Whether each is a mail of its own, at once, however many others there are. */
  isAlone?: boolean;
  /** Distinguishes an intended repeat from a duplicate. */
  salt?: string;
};

/**
 * Queues a message about each reference to each address and, if wanted, to the webhook, once.
 * @param now in ms since 1970
 */
export async function queueOfficeMessages(
  db: Db,
  { kind, references, addresses, byWebhook = false, eventId, isAlone = false, salt = "" }: OfficeMessages,
  { officeMailsMax, mailDomain }: Pick<NotifyPolicy, "officeMailsMax" | "mailDomain">,
  now = Date.now(),
): Promise<void> {
  if (references.length === 0) return;
  const isFlood = !isAlone && (await isBeyondLimit(db, { kind, mailsMax: officeMailsMax * addresses, now }));
  const windowEnd = (Math.floor(now / roundupWindowMs) + 1) * roundupWindowMs;
  const due = isFlood ? ({ at: windowEnd, roundup: 1 } as const) : { at: now, roundup: isAlone ? (0 as const) : null };
  const ways = [
    ...Array.from({ length: addresses }, (_, index) => ({
      channel: "email" as const,
      recipient: officeRecipient(index + 1),
      ...due,
    })),
    ...(byWebhook ? [{ channel: "webhook" as const, recipient: officeRecipient(1) }] : []),
  ];
  const messages = references.flatMap((reference) =>
    ways.map((way): DueMessage => ({ ...way, kind, reference, event_id: eventId ?? null })),
  );
  await insertMessages(db, messages, mailDomain, { now, salt: String(eventId ?? salt) });
}

/** The limit of mails counts within this time, and a roundup is sent when it ends. */
const roundupWindowMs = 10 * 60 * 1000;
/** In a flood at least every fourth row is a mail to the office: a lead has one to each address, webhook and visitor. */
const rowsOfAnOfficeMailMax = 4;

/** Says whether the office already got as many mails of a kind in these ten minutes as it wants. @param mailsMax 0: no limit */
async function isBeyondLimit(
  db: Db,
  { kind, mailsMax, now }: { kind: OfficeKind; mailsMax: number; now: number },
): Promise<boolean> {
  if (mailsMax === 0) return false;
  // Literals, because PostgreSQL sorts the whole table where it does not know the limits.
  const newest = db
    .selectFrom("notifications")
    .select(["id", "kind", "channel", "created_at"])
    .where(isOfPerson)
    .orderBy("id", "desc")
    .limit(sql.lit(rowsOfAnOfficeMailMax * mailsMax));
  const beyondLimit = await db
    .selectFrom(newest.as("newest"))
    .select("created_at")
    .where("kind", "=", kind)
    .where("channel", "=", "email")
    .orderBy("id", "desc")
    .offset(sql.lit(mailsMax - 1))
    .limit(sql.lit(1))
    .executeTakeFirst();
  return beyondLimit !== undefined && beyondLimit.created_at > new Date(now - roundupWindowMs).toISOString();
}

/**
 * Queues a new link for the holder of one that is too old, at most one in ten minutes; nothing, if the holder is none of
 * those who get links any more.
 * @param holders their addresses, as the configuration has them now
 */
export async function queueLink(
  db: Db,
  { reference, holder }: { reference: string; holder: string },
  holders: readonly string[],
  { mailDomain }: Pick<NotifyPolicy, "mailDomain">,
  now = Date.now(),
): Promise<void> {
  const position = holders.indexOf(holder) + 1;
  if (position === 0) return;
  const message = { kind: "link", channel: "email", recipient: officeRecipient(position), reference } as const;
  await queueNotification(db, message, mailDomain, String(Math.floor(now / roundupWindowMs)));
}

/** Queues a message once. @param salt distinguishes an intended repeat from a duplicate */
export async function queueNotification(db: Db, message: Message, mailDomain: string, salt = ""): Promise<void> {
  await insertMessages(db, [message], mailDomain, { salt });
}

async function insertMessages(
  db: Db,
  messages: readonly DueMessage[],
  mailDomain: string,
  { salt = "", now = Date.now() }: { salt?: string; now?: number } = {},
): Promise<void> {
  if (messages.length === 0) return;
  const created = new Date(now).toISOString();
  const rows = messages.map(({ at, ...message }) => ({
    ...message,
    message_id: messageId(message, mailDomain, salt),
    created_at: created,
    next_attempt_at: new Date(at ?? now).toISOString(),
  }));
  await db
    .insertInto("notifications")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["reference", "message_id"]).doNothing())
    .execute();
}

/** Deterministic, so that the recipient's mail program can recognize a duplicate delivery. */
function messageId({ kind, channel, recipient, reference }: Message, mailDomain: string, salt: string): string {
  const hex = hash("sha256", [kind, channel, recipient, reference, salt].join("\n"));
  return `<${hex.slice(0, 40)}@${mailDomain}>`;
}
