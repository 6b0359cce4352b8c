import { officeLabels } from "@site/content/copy/forms";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueOfficeMessages } from "../outbox/queue.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import { findLead, type LeadDetails } from "./inbox.ts";
import { type InboxField, leadTableOf } from "./lead-fields.ts";

/** What may be corrected of a lead, as the view names it. */
const correctable = ["name", "phone", "email", "company", "message"] as const satisfies InboxField[];
export type Correction = { [F in (typeof correctable)[number]]?: LeadDetails[F] };

export type ChangeResult = "done" | "same" | "full" | "gone";

/** Of one request, so that a visitor can't flood the office with mails about it. */
const changesMax = 20;

type Change = { event: "correction" | "addition" | "withdrawn"; note: string | null };

/**
 * Corrects a lead, with its history; reference and clock stay.
 * @param policy who is notified of the visitor's change. null: the office makes the change
 */
export function correctLead(db: Db, reference: string, fields: Correction, policy: NotifyPolicy | null) {
  return changeLead(db, reference, policy, async (transaction, lead) => {
    const changed = correctable.flatMap((field) => {
      const text = fields[field];
      return text === undefined || text === lead[field] ? [] : [{ field, before: lead[field], text }];
    });
    if (changed.length === 0) return null;
    const isContact = lead.kind === "contact";
    const columns = changed.map(({ field, text }) => [field === "company" && !isContact ? "practice" : field, text]);
    await transaction
      .updateTable(leadTableOf[lead.kind])
      .set(Object.fromEntries(columns))
      .where("reference", "=", reference)
      .execute();
    const lines = changed.map(({ field, before, text }) => `${officeLabels[field]}: ${before ?? "–"} → ${text ?? "–"}`);
    return { event: "correction", note: lines.join("\n") };
  });
}

/** Adds a visitor's sentence to the request. */
export function addToLead(db: Db, reference: string, note: string, policy: NotifyPolicy): Promise<ChangeResult> {
  return changeLead(db, reference, policy, async () => ({ event: "addition", note }));
}

/** Ends a request as its visitor wishes: nobody is reminded of it. */
export function withdrawLead(db: Db, reference: string, policy: NotifyPolicy): Promise<ChangeResult> {
  return changeLead(db, reference, policy, async () => ({ event: "withdrawn", note: null }));
}

/** @param work makes the change, and returns its event; null: there is nothing to change */
function changeLead(
  db: Db,
  reference: string,
  policy: NotifyPolicy | null,
  work: (transaction: Db, lead: LeadDetails) => Promise<Change | null>,
): Promise<ChangeResult> {
  return inTransaction(db, async (transaction) => {
    const lead = await findLead(transaction, reference);
    if (lead === undefined) return "gone";
    if (policy !== null && (await countChanges(transaction, reference)) >= changesMax) return "full";
    const change = await work(transaction, lead);
    if (change === null) return "same";
    const { id: eventId } = await transaction
      .insertInto("lead_events")
      .values({ reference, happened_at: nowText(), ...change })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (change.event === "withdrawn") {
      // After the event, which distinguishes this status from one that the office has set.
      const update = transaction.updateTable(leadTableOf[lead.kind]).set({ status: "lost" });
      await update.where("reference", "=", reference).execute();
    }
    // The office knows nothing of a lead in quarantine.
    if (policy === null || lead.status === "quarantined") return "done";
    await queueOfficeMessages(transaction, { kind: "change", references: [reference], eventId }, policy);
    return "done";
  });
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
