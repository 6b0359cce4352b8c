import { officeLabels } from "@site/content/copy/forms";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { nowText } from "../columns.ts";
import { type Db, inTransaction } from "../open.ts";
import { type NotifyPolicy, queueConfirmation, queueLeadNotifications, queueOfficeMessages } from "../outbox/queue.ts";
import { dueAt } from "./clock.ts";
import { findLead, type LeadDetails, type LeadStatus } from "./inbox.ts";
import { type InboxField, leadTableOf } from "./lead-fields.ts";
import { type Actor, isRepeat, type LockedLead, lockLead, moveLead, nameOfActor, release } from "./status.ts";

/** The fields of a lead that may be corrected, as the view names them. */
const correctable = ["name", "phone", "email", "company", "message"] as const satisfies InboxField[];
export type Correctable = (typeof correctable)[number];

/** was: the entry that the visitor saw, because it may have been corrected meanwhile */
type Correction = { [F in Correctable]?: { was: string | null; text: string | null } };

export type Changes = { correction: Correction /** A visitor's sentence; null: none. */; addition: string | null };

/**
 * told: a message to the office was queued; confirms: an email to the visitor was queued full: too many changes;
 * closed: the status no longer allows the change; gone: the lead doesn't exist
 */
export type ChangeResult =
  | { is: "done"; told: boolean; confirms: boolean }
  | { is: "same" | "full" | "closed" | "gone" }
  /** These fields were corrected to other values meanwhile; nothing has changed. */
  | { is: "stale"; fields: readonly Correctable[] };

/** Changes per request, so that a visitor can't flood the office with emails about it. */
const changesMax = 20;

/** The statuses in which a visitor may change a request. A won request is in progress; a lost request is closed. */
const open = {
  correct: ["new", "quarantined", "contacted"],
  add: ["new", "quarantined", "contacted", "won"],
  withdraw: ["new", "quarantined", "contacted"],
} as const satisfies Record<string, LeadStatus[]>;

export type ChangePolicy = NotifyPolicy & {
  /** Whether one more email may go to an address that was typed, because it may be another person's. */
  mayConfirm: () => boolean;
};

/** Corrects a lead, adds a sentence, and records both, in one transaction; the reference and the due time stay. */
export function changeLead(
  db: Db,
  reference: string,
  { correction, addition: sentence }: Changes,
  actor: Actor,
  policy: ChangePolicy,
): Promise<ChangeResult> {
  const said =
    sentence !== null && ({ reference, event: "addition", note: sentence, actor: nameOfActor(actor) } as const);
  return inTransaction(db, async (transaction): Promise<ChangeResult> => {
    const found = await findLocked(transaction, reference);
    if (found === undefined) return { is: "gone" };
    const { locked, lead } = found;
    const changed = correctable.flatMap((field) => {
      const { was, text } = correction[field] ?? { was: null, text: null };
      return isSame(text, was) || isSame(text, lead[field]) ? [] : [{ field, was, before: lead[field], text }];
    });
    const addition = said && (await isRepeat(transaction, said)) ? null : sentence;
    if (changed.length === 0 && addition === null)
      return sentence === null ? { is: "same" } : { is: "done", told: false, confirms: false };
    if (actor === "visitor") {
      const allowed: readonly LeadStatus[] = changed.length > 0 ? open.correct : open.add;
      if (!allowed.includes(lead.status)) return { is: "closed" };
      if ((await countChanges(transaction, reference)) >= changesMax) return { is: "full" };
    }
    const stale = changed.filter(({ was, before }) => !isSame(was, before)).map(({ field }) => field);
    if (stale.length > 0) return { is: "stale", fields: stale };
    if (changed.length > 0) await setFields(transaction, lead, changed);
    const eventId = await addEvents(transaction, reference, actor, [
      ...(changed.length === 0 ? [] : [{ event: "correction", note: changed.map(lineOf).join("\n") } as const]),
      ...(addition === null ? [] : [{ event: "addition", note: addition } as const]),
    ]);
    const email = changed.find(({ field }) => field === "email")?.text ?? null;
    const confirms = email !== null && (await confirmTo(transaction, reference, email, policy));
    if (actor !== "visitor") return { is: "done", told: false, confirms };
    // Its page has promised the visitor an answer, whether the score or a person held the lead back.
    const confirmToVisitor = policy.confirmToVisitor && email === null;
    const released = await release(transaction, locked, actor, { ...policy, confirmToVisitor });
    return {
      is: "done",
      told: (await tellOfChange(transaction, reference, eventId, policy)) || released > 0,
      confirms,
    };
  });
}

/** Withdraws a request for its visitor: no reminder follows. */
export function withdrawLead(db: Db, reference: string, policy: NotifyPolicy): Promise<ChangeResult> {
  return inTransaction(db, async (transaction): Promise<ChangeResult> => {
    const lead = await lockLead(transaction, reference);
    if (lead === undefined) return { is: "gone" };
    const allowed: readonly LeadStatus[] = open.withdraw;
    if (!allowed.includes(lead.status)) return { is: lead.status === "lost" ? "same" : "closed" };
    // The event is added before the status, because it shows that the office didn't set the status.
    const event = await addEvents(transaction, reference, "visitor", [{ event: "withdrawn", note: null }]);
    await moveLead(transaction, lead, { from: open.withdraw, to: "lost", actor: "visitor" });
    return { is: "done", told: await tellOfChange(transaction, reference, event, policy), confirms: false };
  });
}

/** Reopens a withdrawn request for its visitor: it waits for an answer again. */
export function resumeLead(db: Db, reference: string, policy: NotifyPolicy): Promise<ChangeResult> {
  return inTransaction(db, async (transaction): Promise<ChangeResult> => {
    const lead = await lockLead(transaction, reference);
    if (lead === undefined) return { is: "gone" };
    if (lead.status !== "lost") return { is: "same" };
    if (!(await isWithdrawn(transaction, reference))) return { is: "closed" };
    if ((await countChanges(transaction, reference)) >= changesMax) return { is: "full" };
    return { is: "done", told: await reopen(transaction, lead, policy), confirms: false };
  });
}

/**
 * Reopens a lead that was lost or withdrawn, because its visitor has sent it again since then.
 * @param at when it was sent again; the spool may replay an earlier copy
 */
export async function reviveLead(transaction: Db, reference: string, at: string, policy: NotifyPolicy): Promise<void> {
  const found = await findLocked(transaction, reference);
  if (found === undefined || found.lead.status !== "lost" || found.lead.status_since >= at) return;
  await reopen(transaction, found.locked, policy);
}

/** @returns whether a message to the office was queued */
async function reopen(transaction: Db, lead: LockedLead, policy: NotifyPolicy): Promise<boolean> {
  // A lead can have only one reminder and one escalation, and this lead gets a new due time.
  for (const event of ["reminder", "escalation"] as const)
    await transaction
      .updateTable("lead_events")
      .set({ event: "note", note: leadPageCopy.events[event] })
      .where("reference", "=", lead.reference)
      .where("event", "=", event)
      .execute();
  const move = { from: ["lost"], to: "new", actor: "visitor", dueAt: dueAt(nowText(), policy.hours) } as const;
  const event = await moveLead(transaction, lead, move);
  if (event === null) return false;
  // The office has no email yet about a lead that was withdrawn while quarantined.
  const told = await queueLeadNotifications(transaction, { ...lead, confirms: false }, policy);
  return (await tellOfChange(transaction, lead.reference, event, policy)) || told > 0;
}

/** Whether the visitor withdrew a lost lead: the status that a withdrawal sets is its next event. */
export function isWithdrawal(events: readonly { event: string }[]): boolean {
  // A reminder and an escalation may come between the two events.
  const moves = events.filter(({ event }) => event === "status" || event === "withdrawn");
  return moves.at(-1)?.event === "status" && moves.at(-2)?.event === "withdrawn";
}

async function isWithdrawn(db: Db, reference: string): Promise<boolean> {
  const events = db.selectFrom("lead_events").select("event").where("reference", "=", reference);
  return isWithdrawal(await events.orderBy("id").execute());
}

async function findLocked(
  transaction: Db,
  reference: string,
): Promise<{ locked: LockedLead; lead: LeadDetails } | undefined> {
  const locked = await lockLead(transaction, reference);
  const lead = locked && (await findLead(transaction, reference));
  return locked && lead && { locked, lead };
}

/** Compares texts without the differences in line breaks and outer white space that a form or a statement makes. */
function isSame(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((text) => (text ?? "").replace(/\r\n?/g, "\n").trim());
  return first === second;
}

type Changed = { field: Correctable; before: string | null; text: string | null };

async function setFields(transaction: Db, lead: LeadDetails, changed: readonly Changed[]): Promise<void> {
  const columns = changed.map(({ field, text }) => [
    field === "company" && lead.kind === "consultation" ? "practice" : field,
    text,
  ]);
  await transaction
    .updateTable(leadTableOf[lead.kind])
    .set(Object.fromEntries(columns))
    .where("reference", "=", lead.reference)
    .execute();
}

/** The text of a correction in a history and an email. It repeats no message, which may contain patient data. */
function lineOf({ field, before, text }: Changed): string {
  const label = officeLabels[field];
  if (field !== "message") return `${label}: ${before ?? "–"} → ${text ?? "–"}`;
  return `${label}: ${leadPageCopy.messageChange[(text ?? "").length < (before ?? "").length ? "shortened" : "changed"]}`;
}

type ChangeEvent = { event: "correction" | "addition" | "withdrawn"; note: string | null };

/** Events of one change share one time, so that one message reports them. @returns the id of the first event */
async function addEvents(
  transaction: Db,
  reference: string,
  actor: Actor,
  events: readonly ChangeEvent[],
): Promise<number> {
  const common = { reference, happened_at: nowText(), actor: nameOfActor(actor) };
  const rows = await transaction
    .insertInto("lead_events")
    .values(events.map((event) => ({ ...common, ...event })))
    .returning("id")
    .execute();
  return Math.min(...rows.map(({ id }) => id));
}

/** Sends the request's link to its new email address, and nothing more to the former address. */
async function confirmTo(transaction: Db, reference: string, email: string, policy: ChangePolicy): Promise<boolean> {
  const former = transaction.deleteFrom("notifications").where("reference", "=", reference);
  await former.where("kind", "=", "visitor").where("status", "=", "pending").where("recipient", "<>", email).execute();
  if (!policy.confirmToVisitor || !policy.mayConfirm()) return false;
  return queueConfirmation(transaction, { reference, email }, policy);
}

async function tellOfChange(
  transaction: Db,
  reference: string,
  eventId: number,
  policy: NotifyPolicy,
): Promise<boolean> {
  return (await queueOfficeMessages(transaction, { kind: "change", references: [reference], eventId }, policy)) > 0;
}

async function countChanges(db: Db, reference: string): Promise<number> {
  const { count } = await db
    .selectFrom("lead_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("reference", "=", reference)
    .where("event", "in", ["correction", "addition", "withdrawn"])
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes the words from everything in a lead's history, because they name a patient. @returns the number of events */
export async function redactHistory(db: Db, reference: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("lead_events")
    .set({ note: leadPageCopy.redacted })
    .where("reference", "=", reference)
    .where("note", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
