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
  /** How many emails of one kind an office address gets in ten minutes. Others wait for a roundup. 0 means no limit. */
  officeMailsMax: number;
  hasWebhook: boolean;
  confirmToVisitor: boolean;
  hours: OfficeHours;
  mailDomain: string;
};

/** `roundup` is 1 if the message will be combined with others into one email. */
type Message = Pick<NotificationRow, "kind" | "channel" | "recipient" | "reference"> &
  Partial<Pick<NotificationRow, "next_attempt_at" | "roundup" | "event_id">>;

export const canaryReference = "canary";

/** The `reference` of an email with a link to the page "All leads", which isn't about a single lead. */
export const leadListReference = "all leads";

export const isOfPerson = sql<SqlBool>`reference <> ${sql.lit(canaryReference)}`;

/** The address itself isn't stored, because the configuration may change before the message is sent. */
function officeRecipient(position: number): string {
  return `office ${position}`;
}

/** @returns null if fewer addresses are configured now than when the message was queued */
export function officeAddressOf(recipient: string, configured: readonly string[]): string | null {
  const position = /^office (\d+)$/.exec(recipient)?.[1];
  return configured[Number(position) - 1] ?? null;
}

/** @returns the number of messages to the office; the confirmation to the visitor doesn't count */
export async function queueLeadNotifications(
  db: Db,
  { reference, email, confirms }: { reference: string; email: string | null; confirms: boolean },
  policy: NotifyPolicy,
): Promise<number> {
  const told = await queueOfficeMessages(db, { kind: "office", references: [reference] }, policy);
  if (confirms && email !== null) await queueConfirmation(db, { reference, email }, policy);
  return told;
}

/** An address that has unsubscribed gets no email. Returns whether the email was queued. */
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
  /** The event that the messages report. If it is missing, they report the lead itself. */
  eventId?: number;
  /** The queue drops a duplicate of an earlier message. To send a message again on purpose, pass a new salt. */
  salt?: Salt;
};

type Salt = string | ((reference: string) => string);

/** `officeMailsMax` limits the emails in this period, and a roundup is sent at its end. */
export const roundupWindowMs = 10 * 60 * 1000;

/** @returns the number of messages that were queued; duplicates of earlier messages don't count */
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

/** We read this many rows for each email that is allowed, because a lead also queues messages that don't count. */
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
  // A literal, because PostgreSQL would sort the whole table if the number were a parameter.
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

/** @param holders the office addresses that are configured now; no other address gets a link */
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

/** Depends only on the content, so that the table and email programs recognize a duplicate. */
function messageId({ kind, channel, recipient, reference }: Message, mailDomain: string, salt: string): string {
  const hex = hash("sha256", [kind, channel, recipient, reference, salt].join("\n"));
  return `<${hex.slice(0, 40)}@${mailDomain}>`;
}
