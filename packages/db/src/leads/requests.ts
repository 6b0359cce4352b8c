import { officeLabels } from "@site/content/copy/forms";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueConfirmation, queueLeadNotifications, queueOfficeMessages } from "../outbox/queue.ts";
import { dueAt } from "./clock.ts";
import type { LeadDetails } from "./inbox.ts";
import { type InboxField, leadTableOf } from "./lead-fields.ts";
import { type Actor, addEvents, isRepeat, lockLead, moveLead, release, withLead } from "./status.ts";

const correctable = ["name", "phone", "email", "company", "message"] as const satisfies InboxField[];
export type Correctable = (typeof correctable)[number];

/** `was` is the text that the visitor saw. If someone has changed the field since then, the correction is refused. */
type Correction = { [F in Correctable]?: { was: string | null; text: string | null } };

export type Changes = { correction: Correction; addition: string | null };

export type ChangeResult =
  | { is: "done"; told: boolean; confirms: boolean }
  | { is: "same" | "full" | "closed" | "gone" }
  /** Someone else has just given these fields other values, so the whole change is refused. */
  | { is: "stale"; fields: readonly Correctable[] };

const gone: ChangeResult = { is: "gone" };

/** The number of changes is limited, because the office gets an email about each change. */
const changesMax = 20;

/** The visitor can't correct or withdraw a won request, because our work has begun. */
function isOpen({ status }: LeadDetails): boolean {
  return status !== "won" && status !== "lost";
}

export type ChangePolicy = NotifyPolicy & {
  /** Confirmations are limited, because a visitor can type an address that belongs to someone else. */
  mayConfirm: () => boolean;
};

export function changeLead(
  db: Db,
  reference: string,
  { correction, addition: sentence }: Changes,
  actor: Actor,
  policy: ChangePolicy,
): Promise<ChangeResult> {
  const said = sentence === null ? null : ({ event: "addition", note: sentence } as const);
  return withLead(db, reference, gone, async (transaction, lead): Promise<ChangeResult> => {
    const changed = correctable.flatMap((field) => {
      const { was, text } = correction[field] ?? { was: null, text: null };
      return isSame(text, was) || isSame(text, lead[field]) ? [] : [{ field, was, before: lead[field], text }];
    });
    const addition = said && (await isRepeat(transaction, reference, actor, said)) ? null : said;
    if (changed.length === 0 && addition === null)
      return said === null ? { is: "same" } : { is: "done", told: false, confirms: false };
    if (actor === "visitor") {
      if (!isOpen(lead) && (changed.length > 0 || lead.status === "lost")) return { is: "closed" };
      if (await isFull(transaction, reference)) return { is: "full" };
    }
    const stale = changed.filter(({ was, before }) => !isSame(was, before)).map(({ field }) => field);
    if (stale.length > 0) return { is: "stale", fields: stale };
    if (changed.length > 0) await setFields(transaction, lead, changed);
    const eventId = await addEvents(transaction, reference, actor, [
      ...(changed.length === 0 ? [] : [{ event: "correction", note: changed.map(lineOf).join("\n") } as const]),
      ...(addition === null ? [] : [addition]),
    ]);
    const email = changed.find(({ field }) => field === "email")?.text ?? null;
    const confirms = email !== null && (await confirmTo(transaction, reference, email, policy));
    if (actor !== "visitor") return { is: "done", told: false, confirms };
    // The request's page tells the visitor that we will answer, so a lead in quarantine is released.
    const confirmToVisitor = policy.confirmToVisitor && email === null;
    const released = await release(transaction, lead, actor, { ...policy, confirmToVisitor });
    const told = await tellOfChange(transaction, reference, eventId, policy);
    return { is: "done", told: told || released > 0, confirms };
  });
}

export function withdrawLead(db: Db, reference: string, policy: NotifyPolicy): Promise<ChangeResult> {
  return withLead(db, reference, gone, async (transaction, lead): Promise<ChangeResult> => {
    if (!isOpen(lead)) return { is: lead.status === "lost" ? "same" : "closed" };
    // `isWithdrawal` needs the event "withdrawn" before the event "status", which `moveLead` adds.
    const event = await addEvents(transaction, reference, "visitor", [{ event: "withdrawn", note: null }]);
    await moveLead(transaction, lead, { to: "lost", actor: "visitor" });
    return { is: "done", told: await tellOfChange(transaction, reference, event, policy), confirms: false };
  });
}

export function resumeLead(db: Db, reference: string, policy: NotifyPolicy): Promise<ChangeResult> {
  return withLead(db, reference, gone, async (transaction, lead): Promise<ChangeResult> => {
    if (lead.status !== "lost") return { is: "same" };
    const events = transaction.selectFrom("lead_events").select("event").where("reference", "=", reference);
    if (!isWithdrawal(await events.orderBy("id").execute())) return { is: "closed" };
    if (await isFull(transaction, reference)) return { is: "full" };
    return { is: "done", told: await reopen(transaction, lead, policy), confirms: false };
  });
}

/** @param at the time at which the form was sent again; a lead that became lost after this time stays lost */
export async function reviveLead(transaction: Db, reference: string, at: string, policy: NotifyPolicy): Promise<void> {
  const lead = await lockLead(transaction, reference);
  if (lead?.status === "lost" && lead.status_since < at) await reopen(transaction, lead, policy);
}

async function reopen(transaction: Db, lead: LeadDetails, policy: NotifyPolicy): Promise<boolean> {
  // The database allows one reminder and one escalation per lead, so the old events become notes.
  for (const event of ["reminder", "escalation"] as const)
    await transaction
      .updateTable("lead_events")
      .set({ event: "note", note: leadPageCopy.events[event] })
      .where("reference", "=", lead.reference)
      .where("event", "=", event)
      .execute();
  const move = { to: "new", actor: "visitor", dueAt: dueAt(nowText(), policy.hours) } as const;
  const event = await moveLead(transaction, lead, move);
  // Only a lead that was withdrawn in quarantine needs this email. For others, the queue drops it as a duplicate.
  const told = await queueLeadNotifications(transaction, { ...lead, confirms: false }, policy);
  return (await tellOfChange(transaction, lead.reference, event, policy)) || told > 0;
}

export function isWithdrawal(events: readonly { event: string }[]): boolean {
  // A reminder or an escalation may come between the events "withdrawn" and "status".
  const moves = events.filter(({ event }) => event === "status" || event === "withdrawn");
  return moves.at(-1)?.event === "status" && moves.at(-2)?.event === "withdrawn";
}

/** White space at the ends and the kind of line break don't count, because browsers and SQL may change them. */
function isSame(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((text) => (text ?? "").replace(/\r\n?/g, "\n").trim());
  return first === second;
}

type Changed = { field: Correctable; before: string | null; text: string | null };

async function setFields(transaction: Db, { kind, reference }: LeadDetails, changed: readonly Changed[]) {
  const columns = changed.map(({ field, text }) => [
    field === "company" && kind === "consultation" ? "practice" : field,
    text,
  ]);
  const update = transaction.updateTable(leadTableOf[kind]).set(Object.fromEntries(columns));
  await update.where("reference", "=", reference).execute();
}

/** Doesn't quote a corrected message, because the message may contain patient data. */
function lineOf({ field, before, text }: Changed): string {
  const label = officeLabels[field];
  if (field !== "message") return `${label}: ${before ?? "–"} → ${text ?? "–"}`;
  return `${label}: ${leadPageCopy.messageChange[(text ?? "").length < (before ?? "").length ? "shortened" : "changed"]}`;
}

async function confirmTo(transaction: Db, reference: string, email: string, policy: ChangePolicy): Promise<boolean> {
  const former = transaction.deleteFrom("notifications").where("reference", "=", reference);
  await former.where("kind", "=", "visitor").where("status", "=", "pending").where("recipient", "<>", email).execute();
  if (!policy.confirmToVisitor || !policy.mayConfirm()) return false;
  return queueConfirmation(transaction, { reference, email }, policy);
}

async function tellOfChange(db: Db, reference: string, eventId: number, policy: NotifyPolicy): Promise<boolean> {
  return (await queueOfficeMessages(db, { kind: "change", references: [reference], eventId }, policy)) > 0;
}

async function isFull(db: Db, reference: string): Promise<boolean> {
  const changes = await db
    .selectFrom("lead_events")
    .select("id")
    .where("reference", "=", reference)
    .where("event", "in", ["correction", "addition", "withdrawn"])
    .execute();
  return changes.length >= changesMax;
}

/** For leads whose notes may contain patient data. */
export async function redactHistory(db: Db, reference: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("lead_events")
    .set({ note: leadPageCopy.redacted })
    .where("reference", "=", reference)
    .where("note", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
