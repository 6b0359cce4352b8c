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
export type NotifiedLead = { reference: string; email: string; confirms: boolean };

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

/** Queues the notifications about new leads. @param db the transaction that stores the leads */
export async function queueLeadNotifications(
  db: Db,
  leads: readonly NotifiedLead[],
  policy: NotifyPolicy,
): Promise<void> {
  const rows: MessageRow[] = [];
  const recent = policy.officeAddresses === 0 ? 0 : await countOfficeMails(db, policy);
  for (const [index, { reference, email, confirms }] of leads.entries()) {
    const add = (message: Omit<Message, "reference">, at?: string) =>
      rows.push(toRow({ ...message, reference }, policy.mailDomain, { at }));
    const officeMailAt = whenOfficeMails(recent + index * policy.officeAddresses, policy);
    for (let position = 1; position <= policy.officeAddresses; position += 1)
      add({ kind: "office", channel: "email", recipient: officeRecipient(position) }, officeMailAt);
    if (policy.hasWebhook) add({ kind: "office", channel: "webhook", recipient: officeRecipient(1) });
    if (confirms && (await findRefusal(db, email)) === undefined)
      add({ kind: "visitor", channel: "email", recipient: email });
  }
  if (rows.length > 0) await insertOnce(db, rows);
}

const digestWindowMs = 10 * 60 * 1000;
/** Rows that are read to count the mails of a window. In a flood the newest are of the flood. */
const countedRowsMax = 1_000;

/** The number of mails to the office in the last ten minutes; 0 without a limit. */
async function countOfficeMails(db: Db, { officeMailsMax }: NotifyPolicy): Promise<number> {
  if (officeMailsMax === 0) return 0;
  const { recent } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("recent"))
    .where("id", ">", ({ selectFrom }) =>
      selectFrom("notifications").select(sql<number>`coalesce(max(id), 0) - ${sql.lit(countedRowsMax)}`.as("id")),
    )
    .where("kind", "=", "office")
    .where("channel", "=", "email")
    .where("created_at", ">", new Date(Date.now() - digestWindowMs).toISOString())
    .executeTakeFirstOrThrow();
  return recent;
}

/**
 * When the next mail to the office is due: at once, or in a flood at the end of the current ten minutes, when
 * `leaseDigest` takes all mails that wait.
 */
function whenOfficeMails(recent: number, { officeAddresses, officeMailsMax }: NotifyPolicy): string {
  const isFlood = officeMailsMax > 0 && recent >= officeMailsMax * officeAddresses;
  const now = Date.now();
  return new Date(isFlood ? (Math.floor(now / digestWindowMs) + 1) * digestWindowMs : now).toISOString();
}

/** Queues a message once. @param salt distinguishes an intended repeat from a duplicate */
export async function queueNotification(db: Db, message: Message, mailDomain: string, salt = ""): Promise<void> {
  await insertOnce(db, [toRow(message, mailDomain, { salt })]);
}

type MessageRow = ReturnType<typeof toRow>;

/** @param at when the message is due, UTC, ISO-8601; at once by default */
function toRow(message: Message, mailDomain: string, { salt = "", at }: { salt?: string; at?: string | undefined }) {
  const now = nowText();
  return {
    ...message,
    message_id: messageId(message, mailDomain, salt),
    ...{ created_at: now, next_attempt_at: at ?? now },
  };
}

async function insertOnce(db: Db, rows: readonly MessageRow[]): Promise<void> {
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
