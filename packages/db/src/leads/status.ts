import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/outbox.ts";
import type { LeadStatus } from "./inbox.ts";
import { leadTables } from "./lead-tables.ts";

/** What a person may make of a lead. Quarantine is left by `releaseLead` alone, which tells the office. */
export type AnsweredStatus = Exclude<LeadStatus, "quarantined">;

type StatusChange = { reference: string; status: AnsweredStatus; note: string | null };

/** The lead and its status, of whichever form. */
async function findStatus(db: Db, reference: string) {
  for (const table of leadTables) {
    const row = await db
      .selectFrom(table)
      .select(["status", "email"])
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (row !== undefined) return { table, ...row };
  }
  return undefined;
}

/**
 * Changes the status and keeps the note, in one transaction; a trigger keeps the change itself.
 * @returns the status before; undefined when there is no such lead
 * @throws Error with one sentence for people when the lead has to be released instead
 */
export function setLeadStatus(
  db: Db,
  { reference, status, note }: StatusChange,
): Promise<{ before: LeadStatus } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const lead = await findStatus(transaction, reference);
    if (lead === undefined) return undefined;
    if (lead.status === "quarantined" && status === "new") {
      throw new Error(`${reference} is quarantined: nobody was told of it. Use: pnpm leads release ${reference}`);
    }
    await transaction.updateTable(lead.table).set({ status }).where("reference", "=", reference).execute();
    if (note !== null) {
      const event = { reference, event: "note", note, happened_at: nowText() } as const;
      await transaction.insertInto("lead_events").values(event).execute();
    }
    return { before: lead.status };
  });
}

/**
 * Takes a lead out of quarantine and queues what a new lead causes, in one transaction: so it happens once.
 * @returns the status before; only "quarantined" was released. undefined: there is no such lead
 */
export function releaseLead(
  db: Db,
  reference: string,
  policy: NotifyPolicy,
): Promise<{ before: LeadStatus } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const lead = await findStatus(transaction, reference);
    if (lead?.status === "quarantined") {
      await transaction.updateTable(lead.table).set({ status: "new" }).where("reference", "=", reference).execute();
      await queueLeadNotifications(transaction, { reference, email: lead.email }, policy);
    }
    return lead && { before: lead.status };
  });
}
