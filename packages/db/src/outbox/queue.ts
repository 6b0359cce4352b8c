import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { findRefusal } from "./newsletter-refusals.ts";

type NotificationRow = Database["notifications"];
export type NotificationKind = NotificationRow["kind"];
export type Channel = NotificationRow["channel"];
/** Kinds that go to the company's own people; the others go to visitors. */
export type OfficeKind = Exclude<NotificationKind, (typeof visitorKinds)[number]>;
export const visitorKinds = ["visitor", "newsletter"] as const satisfies NotificationKind[];

export function isOfficeKind(kind: NotificationKind): kind is OfficeKind {
  return !visitorKinds.some((other) => other === kind);
}

/** Who is notified about a lead. */
export type NotifyPolicy = {
  /** The number of the office's addresses; each gets a message of its own. */
  officeAddresses: number;
  /** Mails to each address of the office in ten minutes; those beyond wait for one digest. 0: no limit */
  officeMailsMax: number;
  hasWebhook: boolean;
  /** Whether the visitor gets a confirmation; an unsubscribed address gets none. */
  confirmToVisitor: boolean;
  /** Right of the @ in message ids. */
  mailDomain: string;
};

type Message = { kind: NotificationKind; channel: Channel; recipient: string; reference: string };

/** confirms: whether the visitor gets a confirmation, unless the address has unsubscribed */
type NotifiedLead = { reference: string; email: string; confirms: boolean };

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
  if (position !== undefined) return configured[Number(position) - 1] ?? null;
  // Releases before 1.0.0 stored the address that was configured when the lead came.
  return configured.includes(recipient) ? recipient : (configured[0] ?? null);
}

/** Queues the notifications about a new lead. @param db the transaction that stores the lead */
export async function queueLeadNotifications(
  db: Db,
  { reference, email, confirms }: NotifiedLead,
  policy: NotifyPolicy,
): Promise<void> {
  await queueOfficeMails(db, { kind: "office", references: [reference], addresses: policy.officeAddresses }, policy);
  const others: Message[] = [];
  if (policy.hasWebhook) others.push({ kind: "office", channel: "webhook", recipient: officeRecipient(1), reference });
  if (confirms && (await findRefusal(db, email)) === undefined)
    others.push({ kind: "visitor", channel: "email", recipient: email, reference });
  if (others.length > 0) await insertMessages(db, others, policy.mailDomain);
}

/** addresses: how many of the office get each mail */
type OfficeMails = { kind: OfficeKind; references: readonly string[]; addresses: number };

/** Queues a mail about each reference to each address, once. @param now in ms since 1970 */
export async function queueOfficeMails(
  db: Db,
  { kind, references, addresses }: OfficeMails,
  { officeMailsMax, mailDomain }: Pick<NotifyPolicy, "officeMailsMax" | "mailDomain">,
  now = Date.now(),
): Promise<void> {
  const positions = Array.from({ length: addresses }, (_, index) => index + 1);
  const messages = references.flatMap((reference) =>
    positions.map((position): Message => ({ kind, channel: "email", recipient: officeRecipient(position), reference })),
  );
  if (messages.length === 0) return;
  const at = await officeMailAt(db, { kind, mailsMax: officeMailsMax * addresses, now });
  await insertMessages(db, messages, mailDomain, { at, now });
}

const digestWindowMs = 10 * 60 * 1000;
/** Rows that are read to count the mails of a window. In a flood the newest are of the flood. */
const countedRowsMax = 1_000;

/**
 * When the next mail of a kind to the office is due: at once, or in a flood at the end of the current ten minutes, when
 * `leaseDigest` takes all mails that wait. @param mailsMax of a window; 0: no limit
 */
async function officeMailAt(
  db: Db,
  { kind, mailsMax, now }: { kind: OfficeKind; mailsMax: number; now: number },
): Promise<string> {
  const at = (ms: number) => new Date(ms).toISOString();
  if (mailsMax === 0) return at(now);
  const { recent } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("recent"))
    .where("id", ">", ({ selectFrom }) =>
      selectFrom("notifications").select(sql<number>`coalesce(max(id), 0) - ${sql.lit(countedRowsMax)}`.as("id")),
    )
    .where("kind", "=", kind)
    .where("channel", "=", "email")
    .where("created_at", ">", at(now - digestWindowMs))
    .executeTakeFirstOrThrow();
  return at(recent >= mailsMax ? (Math.floor(now / digestWindowMs) + 1) * digestWindowMs : now);
}

/** Queues a message once. @param salt distinguishes an intended repeat from a duplicate */
export async function queueNotification(db: Db, message: Message, mailDomain: string, salt = ""): Promise<void> {
  await insertMessages(db, [message], mailDomain, { salt });
}

/** @param at when the messages are due, UTC, ISO-8601; by default `now` */
async function insertMessages(
  db: Db,
  messages: readonly Message[],
  mailDomain: string,
  { salt = "", at, now = Date.now() }: { salt?: string; at?: string; now?: number } = {},
): Promise<void> {
  const created = new Date(now).toISOString();
  const rows = messages.map((message) => ({
    ...message,
    message_id: messageId(message, mailDomain, salt),
    ...{ created_at: created, next_attempt_at: at ?? created },
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
