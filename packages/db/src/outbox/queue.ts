import { hash } from "node:crypto";
import { sql } from "kysely";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { findRefusal } from "./newsletter-refusals.ts";

type NotificationRow = Database["notifications"];
export type NotificationKind = NotificationRow["kind"];
export type Channel = NotificationRow["channel"];

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
  const messages: Message[] = [];
  for (let position = 1; position <= policy.officeAddresses; position += 1)
    messages.push({ kind: "office", channel: "email", recipient: officeRecipient(position), reference });
  if (messages.length > 0)
    await insertMessages(db, messages, policy.mailDomain, { at: await officeMailAt(db, policy) });
  const others: Message[] = [];
  if (policy.hasWebhook) others.push({ kind: "office", channel: "webhook", recipient: officeRecipient(1), reference });
  if (confirms && (await findRefusal(db, email)) === undefined)
    others.push({ kind: "visitor", channel: "email", recipient: email, reference });
  if (others.length > 0) await insertMessages(db, others, policy.mailDomain);
}

const digestWindowMs = 10 * 60 * 1000;
/** Rows that are read to count the mails of a window. In a flood the newest are of the flood. */
const countedRowsMax = 1_000;

/**
 * When the next mail to the office is due: at once, or in a flood at the end of the current ten minutes, when
 * `leaseDigest` takes all mails that wait.
 */
async function officeMailAt(db: Db, { officeAddresses, officeMailsMax }: NotifyPolicy): Promise<string> {
  const now = Date.now();
  if (officeMailsMax === 0) return nowText();
  const { recent } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("recent"))
    .where("id", ">", ({ selectFrom }) =>
      selectFrom("notifications").select(sql<number>`coalesce(max(id), 0) - ${sql.lit(countedRowsMax)}`.as("id")),
    )
    .where("kind", "=", "office")
    .where("channel", "=", "email")
    .where("created_at", ">", new Date(now - digestWindowMs).toISOString())
    .executeTakeFirstOrThrow();
  const isFlood = recent >= officeMailsMax * officeAddresses;
  return new Date(isFlood ? (Math.floor(now / digestWindowMs) + 1) * digestWindowMs : now).toISOString();
}

/** Queues a message once. @param salt distinguishes an intended repeat from a duplicate */
export async function queueNotification(db: Db, message: Message, mailDomain: string, salt = ""): Promise<void> {
  await insertMessages(db, [message], mailDomain, { salt });
}

/** @param at when the messages are due, UTC, ISO-8601 */
async function insertMessages(
  db: Db,
  messages: readonly Message[],
  mailDomain: string,
  { salt = "", at }: { salt?: string; at?: string } = {},
): Promise<void> {
  const now = nowText();
  const rows = messages.map((message) => ({
    ...message,
    message_id: messageId(message, mailDomain, salt),
    ...{ created_at: now, next_attempt_at: at ?? now },
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
