import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/queue.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import { dueAt } from "./clock.ts";
import type { LeadStatus } from "./inbox.ts";
import { type LeadTable, leadTables } from "./lead-fields.ts";

/** The statuses that a person may set. Only a release ends a quarantine, because it also notifies the office. */
export type AnsweredStatus = Exclude<LeadStatus, "quarantined">;

type Locked = { reference: string; email: string; status: LeadStatus; table: LeadTable };

/**
 * Finds a lead and locks its row until the transaction ends, so that nobody else changes the status that was read.
 * @returns undefined if there is no such lead
 */
async function lockLead(transaction: Db, reference: string): Promise<Locked | undefined> {
  for (const table of leadTables) {
    const row = await transaction
      .updateTable(table)
      .set(({ ref }) => ({ reference: ref("reference") }))
      .where("reference", "=", reference)
      .returning(["reference", "email", "status"])
      .executeTakeFirst();
    if (row !== undefined) return { ...row, table };
  }
  return undefined;
}

/** Sets the status; a trigger records the change. */
async function setStatus(transaction: Db, { table, reference }: Locked, status: LeadStatus): Promise<void> {
  await transaction.updateTable(table).set({ status }).where("reference", "=", reference).execute();
}

async function addNote(transaction: Db, reference: string, note: string): Promise<void> {
  const event = { reference, event: "note", note, happened_at: nowText() } as const;
  await transaction.insertInto("lead_events").values(event).execute();
}

/** Ends the quarantine of a locked lead and queues the notifications of a new one. */
async function release(transaction: Db, lead: Locked, policy: NotifyPolicy): Promise<void> {
  await transaction
    .updateTable(lead.table)
    // The office hears of the lead only now, so its time to answer begins now.
    .set({ status: "new", due_at: dueAt(nowText()) })
    .where("reference", "=", lead.reference)
    .execute();
  await queueLeadNotifications(transaction, { ...lead, confirms: policy.confirmToVisitor }, policy);
}

/**
 * Changes the status and stores the note, in one transaction.
 * @returns the previous status; undefined if there is no such lead
 * @throws Error with one sentence for people if the lead has to be released instead
 */
export function setLeadStatus(
  db: Db,
  { reference, status, note }: { reference: string; status: AnsweredStatus; note: string | null },
): Promise<{ before: LeadStatus } | undefined> {
  return inTransaction(db, async (transaction) => {
    const lead = await lockLead(transaction, reference);
    if (lead === undefined) return undefined;
    if (lead.status === "quarantined" && status === "new")
      throw new Error(`${reference} is quarantined: nobody was told of it. Use: pnpm leads release ${reference}`);
    await setStatus(transaction, lead, status);
    if (note !== null) await addNote(transaction, reference, note);
    return { before: lead.status };
  });
}

/**
 * Releases a lead from quarantine, in one transaction, so that its notifications are queued once.
 * @returns the previous status: only "quarantined" was released; undefined if there is no such lead
 */
export function releaseLead(
  db: Db,
  reference: string,
  policy: NotifyPolicy,
): Promise<{ before: LeadStatus } | undefined> {
  return inTransaction(db, async (transaction) => {
    const lead = await lockLead(transaction, reference);
    if (lead?.status === "quarantined") await release(transaction, lead, policy);
    return lead && { before: lead.status };
  });
}

/** What the holder of a mail's link can do, and the status that the lead then has; null: as it is. */
const statusAfter = {
  contacted: "contacted",
  won: "won",
  lost: "lost",
  spam: "quarantined",
  notSpam: "new",
  reopen: "new",
  note: null,
} as const satisfies Record<string, LeadStatus | null>;

export type LinkAction = keyof typeof statusAfter;

export function isLinkAction(text: string): text is LinkAction {
  return Object.hasOwn(statusAfter, text);
}

type LinkChange = {
  reference: string;
  action: LinkAction;
  /** The status that the holder saw. */
  seen: string;
  note: string | null;
  /** Address that the mail with the link went to. */
  holder: string;
};

/**
 * Changes a lead as the holder of a mail's link asks, and records by whom. A button that is pressed twice is one change.
 * @returns faster: somebody else has changed the status meanwhile, so nothing is changed; empty: there was nothing to
 * record; gone: there is no such lead
 */
export function changeByLink(
  db: Db,
  { reference, action, seen, note, holder }: LinkChange,
  policy: NotifyPolicy,
): Promise<"done" | "empty" | "faster" | "gone"> {
  const words = `by mail link, ${holder}${note === null ? "" : `: ${note}`}`;
  return inTransaction(db, async (transaction) => {
    const lead = await lockLead(transaction, reference);
    if (lead === undefined) return "gone";
    const status = statusAfter[action] ?? lead.status;
    if (action === "note" && note === null) return "empty";
    if (lead.status === status && (await lastNote(transaction, reference)) === words) return "done";
    if (lead.status !== seen) return "faster";
    if (lead.status === "quarantined" && status === "new") await release(transaction, lead, policy);
    else await setStatus(transaction, lead, status);
    await addNote(transaction, reference, words);
    return "done";
  });
}

/** The note of a lead's last event. */
async function lastNote(db: Db, reference: string): Promise<string | null> {
  const events = db.selectFrom("lead_events").select("note").where("reference", "=", reference);
  return (await events.orderBy("id", "desc").limit(1).executeTakeFirst())?.note ?? null;
}
