import { leadPageCopy } from "@site/content/copy/lead-page";
import { nowText } from "../columns.ts";
import { type Db, inTransaction } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/queue.ts";
import type { LeadStatus } from "./inbox.ts";
import { type LeadTable, leadTables } from "./lead-fields.ts";

/** Who changes a lead: its visitor, a command, or the holder of an email's link, named by the email's recipient. */
export type Actor = "visitor" | "command" | { holder: string };

export function nameOfActor(actor: Actor): string {
  return typeof actor === "string" ? actor : actor.holder;
}

export type LockedLead = {
  reference: string;
  email: string | null;
  status: LeadStatus;
  owner: string | null;
  table: LeadTable;
};

/**
 * Finds a lead and locks its row until the transaction ends, so that no one else changes the status that was read.
 * @returns undefined if the lead doesn't exist
 */
export async function lockLead(transaction: Db, reference: string): Promise<LockedLead | undefined> {
  for (const table of leadTables) {
    const row = await transaction
      .updateTable(table)
      .set(({ ref }) => ({ reference: ref("reference") }))
      .where("reference", "=", reference)
      .returning(["reference", "email", "status", "owner"])
      .executeTakeFirst();
    if (row !== undefined) return { ...row, table };
  }
  return undefined;
}

type Move = { from: readonly LeadStatus[]; to: LeadStatus; actor: Actor /** A new due time. */; dueAt?: string };

/**
 * Changes a lead's status if it is one of `from`. Every change by visitors and the office uses this statement.
 * @returns the id of the event that a trigger records; null: the lead has another status, and nothing has changed
 */
export async function moveLead(
  transaction: Db,
  { table, reference }: Pick<LockedLead, "table" | "reference">,
  { from, to, actor, dueAt }: Move,
): Promise<number | null> {
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set({ status: to, ...(dueAt !== undefined && { due_at: dueAt }) })
    .where("reference", "=", reference)
    .where("status", "in", from)
    .where("status", "<>", to)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  const { id } = await transaction
    .selectFrom("lead_events")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("reference", "=", reference)
    .where("event", "=", "status")
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("lead_events")
    .set({ actor: nameOfActor(actor) })
    .where("id", "=", id)
    .execute();
  return id;
}

async function addNote(transaction: Db, reference: string, note: string, actor: Actor): Promise<void> {
  const event = { reference, event: "note", note, happened_at: nowText(), actor: nameOfActor(actor) } as const;
  await transaction.insertInto("lead_events").values(event).execute();
}

/**
 * Releases a lead from quarantine and queues the notifications of a new lead. The due time stays, because the visitor
 * has read it; the reminder and the escalation count from now.
 * @returns the number of messages to the office
 */
export async function release(transaction: Db, lead: LockedLead, actor: Actor, policy: NotifyPolicy): Promise<number> {
  if ((await moveLead(transaction, lead, { from: ["quarantined"], to: "new", actor })) === null) return 0;
  return queueLeadNotifications(transaction, { ...lead, confirms: policy.confirmToVisitor }, policy);
}

const known = ["new", "contacted", "won", "lost"] as const satisfies LeadStatus[];

/** The actions of a link's holder: the statuses that allow it, and the status that follows. null: no change */
const moves = {
  contacted: { from: known, to: "contacted" },
  won: { from: known, to: "won" },
  lost: { from: known, to: "lost" },
  spam: { from: known, to: "quarantined" },
  notSpam: { from: ["quarantined"], to: "new" },
  reopen: { from: known, to: "new" },
  take: null,
  note: null,
} as const satisfies Record<string, Pick<Move, "from" | "to"> | null>;

export type LinkAction = keyof typeof moves;

export const linkActions = Object.keys(moves) as LinkAction[]; // Object.keys widens the type

export function isLinkAction(text: string): text is LinkAction {
  return Object.hasOwn(moves, text);
}

type LinkChange = {
  reference: string;
  action: LinkAction;
  /** The status that the holder saw. */
  seen: string;
  /** The owner that the holder saw; "": there was none. */
  seenOwner?: string | undefined;
  note: string | null;
  /** The address that the email with the link went to. */
  holder: string;
};

type LinkResult = "done" | "empty" | "faster" | "kept" | "gone" | "taken";

/**
 * Changes a lead as the holder of an email's link asks, and records the holder. Pressing a button twice is one change.
 * @returns faster: someone else has changed the status meanwhile, so it stays; kept: likewise, and the note is stored;
 * empty: there is nothing to record; gone: the lead doesn't exist; taken: someone else has taken it meanwhile
 */
export function changeByLink(
  db: Db,
  { reference, action, seen, seenOwner = "", note, holder }: LinkChange,
  policy: NotifyPolicy,
): Promise<LinkResult> {
  const actor = { holder };
  return inTransaction(db, async (transaction) => {
    const lead = await lockLead(transaction, reference);
    if (lead === undefined) return "gone";
    const move = moves[action];
    const isAllowed = move === null || lead.status === move.to || lead.status === seen;
    const from = move === null || !isAllowed ? [] : move.from.filter((status) => status === lead.status);
    if (move !== null && from.length > 0) {
      if (action === "notSpam") await release(transaction, lead, actor, policy);
      else await moveLead(transaction, lead, { from, to: move.to, actor });
    }
    const isTaken = action === "take" && lead.owner !== holder && (lead.owner ?? "") !== seenOwner;
    if (action === "take" && lead.owner !== holder && !isTaken) await take(transaction, lead, holder);
    // A note needs no lock, because the order of notes doesn't matter.
    if (note !== null && !(await isRepeat(transaction, { reference, event: "note", note, actor: holder })))
      await addNote(transaction, reference, note, actor);
    if (isTaken) return "taken";
    if (action === "take") return "done";
    if (move === null) return note === null ? "empty" : "done";
    if (lead.status === move.to || from.length > 0) return "done";
    return note === null ? "faster" : "kept";
  });
}

async function take(transaction: Db, { table, reference }: LockedLead, holder: string): Promise<void> {
  await transaction.updateTable(table).set({ owner: holder }).where("reference", "=", reference).execute();
  await addNote(transaction, reference, leadPageCopy.events.taken, { holder });
}

/** A form that is posted twice by mistake is posted again soon, but "voicemail" may be noted every day. */
const repeatMs = 10 * 60 * 1000;

/** Whether the lead's last event of this kind is the same, by the same person, a moment ago: a second click. */
export async function isRepeat(
  db: Db,
  { reference, event, ...said }: { reference: string; event: "note" | "addition"; note: string; actor: string },
): Promise<boolean> {
  const events = db
    .selectFrom("lead_events")
    .select(["note", "actor", "happened_at"])
    .where("reference", "=", reference)
    .where("event", "=", event);
  const last = await events.orderBy("id", "desc").limit(1).executeTakeFirst();
  if (last === undefined || last.note !== said.note || last.actor !== said.actor) return false;
  return Date.parse(last.happened_at) > Date.now() - repeatMs;
}
