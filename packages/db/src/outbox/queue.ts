import { hash } from "node:crypto";
import type { OfficeHours } from "@site/content/office/hours";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { audienceOf, type NotificationKind, webhookKinds } from "./kinds.ts";
import { findRefusal } from "./newsletter-refusals.ts";
import { ageSeconds } from "./wrong-clock.ts";

type NotificationRow = Database["notifications"];
export type Channel = NotificationRow["channel"];

export type NotifyPolicy = {
  officeAddresses: number;
  escalationAddresses: number;
  /** How many emails an office address may get in ten minutes. Further emails wait for a roundup. 0: no limit */
  officeMailsMax: number;
  hasWebhook: boolean;
  confirmToVisitor: boolean;
  hours: OfficeHours;
  mailDomain: string;
};

/** Without `next_attempt_at`, the message is due at once. roundup: 1 if the message waits to be combined with others */
type Message = Pick<NotificationRow, "kind" | "channel" | "recipient" | "reference"> &
  Partial<Pick<NotificationRow, "next_attempt_at" | "roundup" | "event_id">>;

export const canaryReference = "canary";

/** The `reference` of an email with a link to the page of all leads. */
export const leadListReference = "all leads";

export const isOfPerson = sql<SqlBool>`reference <> ${sql.lit(canaryReference)}`;

/** Names an address by its position in the configuration, from 1, because the address may change before delivery. */
function officeRecipient(position: number): string {
  return `office ${position}`;
}

/** The address of an office message. null: the configuration has fewer addresses now */
export function officeAddressOf(recipient: string, configured: readonly string[]): string | null {
  const position = /^office (\d+)$/.exec(recipient)?.[1];
  return configured[Number(position) - 1] ?? null;
}

/**
 * Queues the notifications about a new lead.
 * @param lead confirms: whether the visitor gets a confirmation; an address that has unsubscribed gets none
 * @returns the number of messages to the office
 */
export async function queueLeadNotifications(
  db: Db,
  { reference, email, confirms }: { reference: string; email: string | null; confirms: boolean },
  policy: NotifyPolicy,
): Promise<number> {
  const told = await queueOfficeMessages(db, { kind: "office", references: [reference] }, policy);
  if (confirms && email !== null) await queueConfirmation(db, { reference, email }, policy);
  return told;
}

/** Queues the email with the link to the visitor's request. An address that has unsubscribed gets none. */
export async function queueConfirmation(
  db: Db,
  { reference, email }: { reference: string; email: string },
  policy: Pick<NotifyPolicy, "mailDomain">,
): Promise<boolean> {
  if ((await findRefusal(db, email)) !== undefined) return false;
  return (await queueMessages(db, [{ kind: "visitor", channel: "email", recipient: email, reference }], policy)) > 0;
}

type OfficeMessages = {
  kind: NotificationKind;
  references: readonly string[];
  /** The event that the messages report. Default: they report the lead itself */
  eventId?: number;
  /** A value that differs from earlier messages', so that an intended repeat isn't dropped as a duplicate. */
  salt?: Salt;
};

type Salt = string | ((reference: string) => string);

/** The limit of emails applies to this period. A roundup is sent at its end. */
export const roundupWindowMs = 10 * 60 * 1000;

/**
 * Queues a message about each reference to each address and, if the webhook gets this kind, to the webhook.
 * @returns the number of messages that were not queued before
 */
export async function queueOfficeMessages(
  db: Db,
  { kind, references, eventId, salt = String(eventId ?? "") }: OfficeMessages,
  policy: NotifyPolicy,
  now = Date.now(),
): Promise<number> {
  if (references.length === 0) return 0;
  const { officeAddresses, escalationAddresses, hasWebhook } = policy;
  const addresses = audienceOf[kind] === "escalation" ? escalationAddresses : officeAddresses;
  const windowEnd = new Date((Math.floor(now / roundupWindowMs) + 1) * roundupWindowMs).toISOString();
  const due = (await isFlood(db, { kind, references, addresses }, policy, now))
    ? ({ roundup: 1, next_attempt_at: windowEnd } as const)
    : {};
  const messages = references.flatMap((reference) => {
    const common = { kind, reference, event_id: eventId ?? null };
    const mails = Array.from({ length: addresses }, (_, index): Message => {
      return { ...common, channel: "email", recipient: officeRecipient(index + 1), ...due };
    });
    const hasPost = hasWebhook && (officeAddresses === 0 || webhookKinds.includes(kind));
    return hasPost ? [...mails, { ...common, channel: "webhook", recipient: officeRecipient(1) } as const] : mails;
  });
  return await queueMessages(db, messages, policy, { salt, now });
}

/** For each email that the limit allows, this many rows are read, because a lead also has other notifications. */
const rowsOfAnOfficeMailMax = 4;

async function isFlood(
  db: Db,
  { kind, references, addresses }: { kind: NotificationKind; references: readonly string[]; addresses: number },
  { officeMailsMax }: NotifyPolicy,
  now: number,
): Promise<boolean> {
  const mailsMax = officeMailsMax * addresses;
  if (mailsMax === 0 || references.includes(canaryReference)) return false;
  if (references.length > officeMailsMax) return true;
  // The limit is a literal, because with a parameter PostgreSQL would sort the whole table.
  const newest = await db
    .selectFrom("notifications")
    .select(["kind", "channel", "created_at"])
    .where(isOfPerson)
    .orderBy("id", "desc")
    .limit(sql.lit(rowsOfAnOfficeMailMax * mailsMax))
    .execute();
  const mails = newest.filter(
    (row) => row.kind === kind && row.channel === "email" && ageSeconds(row.created_at, now) * 1000 < roundupWindowMs,
  );
  return mails.length >= mailsMax;
}

/**
 * Queues an email with a new link for the holder of an expired link, at most once in ten minutes.
 * @param holders the configured addresses; other addresses get no link
 */
export async function queueLink(
  db: Db,
  { reference, holder }: { reference: string; holder: string },
  holders: readonly string[],
  policy: Pick<NotifyPolicy, "mailDomain">,
): Promise<void> {
  const position = holders.findIndex((each) => each.toLowerCase() === holder.toLowerCase()) + 1;
  if (position === 0) return;
  const message = { kind: "link", channel: "email", recipient: officeRecipient(position), reference } as const;
  await queueMessages(db, [message], policy, { salt: String(Math.floor(Date.now() / roundupWindowMs)) });
}

/**
 * Queues messages, and drops duplicates.
 * @param repeat its salt distinguishes an intended repeat from a duplicate
 * @returns the number of messages that were not queued before
 */
export async function queueMessages(
  db: Db,
  messages: readonly Message[],
  { mailDomain }: Pick<NotifyPolicy, "mailDomain">,
  { salt = "", now = Date.now() }: { salt?: Salt; now?: number } = {},
): Promise<number> {
  if (messages.length === 0) return 0;
  const at = new Date(now).toISOString();
  const rows = messages.map((message) => ({
    created_at: at,
    next_attempt_at: at,
    ...message,
    message_id: messageId(message, mailDomain, typeof salt === "string" ? salt : salt(message.reference)),
  }));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("notifications")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["reference", "message_id"]).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** The id is computed from the message, so that the recipient's email program can recognize a duplicate. */
function messageId({ kind, channel, recipient, reference }: Message, mailDomain: string, salt: string): string {
  const hex = hash("sha256", [kind, channel, recipient, reference, salt].join("\n"));
  return `<${hex.slice(0, 40)}@${mailDomain}>`;
}
