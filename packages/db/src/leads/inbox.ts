import type { Selectable } from "kysely";
import type { Db } from "../open.ts";
import { contains } from "../queries/contains.ts";
import type { Database } from "../schema.ts";
import { inboxTexts } from "./lead-fields.ts";

/** A lead of either form, as the view shows it. */
export type LeadDetails = Selectable<Database["lead_inbox"]>;

export const leadStatuses = [
  "new",
  "quarantined",
  "contacted",
  "won",
  "lost",
] as const satisfies LeadDetails["status"][];
export type LeadStatus = LeadDetails["status"];

function selectInbox(db: Db) {
  return db.selectFrom("lead_inbox").selectAll();
}

/** The lead with this reference, of either form, or undefined. */
export function findLead(db: Db, reference: string): Promise<LeadDetails | undefined> {
  return selectInbox(db).where("reference", "=", reference).executeTakeFirst();
}

/** The leads with these references that are still stored, oldest first. */
export function listLeadsOf(db: Db, references: readonly string[]): Promise<LeadDetails[]> {
  return selectInbox(db).where("reference", "in", references).orderBy("created_at").execute();
}

export const searchedColumns = [...inboxTexts, "reference"] as const;

export type LeadFilter = {
  /** UTC, ISO-8601, inclusive. */
  from?: string | undefined;
  /** UTC, ISO-8601, exclusive. */
  before?: string | undefined;
  kind?: LeadDetails["kind"] | undefined;
  status?: LeadStatus | undefined;
  service?: string | undefined;
  /** Contained in one of `searchedColumns`; case-insensitive for Latin letters. */
  text?: string | undefined;
  limit?: number | undefined;
  /** Only leads that follow this one in the list. */
  after?: Pick<LeadDetails, "created_at" | "reference"> | undefined;
};

/** Leads, newest first. */
export async function listLeads(
  db: Db,
  { from, before, kind, status, service, text, limit, after }: LeadFilter = {},
): Promise<LeadDetails[]> {
  let query = selectInbox(db).orderBy("created_at", "desc").orderBy("reference");
  if (from !== undefined) query = query.where("created_at", ">=", from);
  if (before !== undefined) query = query.where("created_at", "<", before);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (status !== undefined) query = query.where("status", "=", status);
  if (service !== undefined) query = query.where("service", "=", service);
  if (limit !== undefined) query = query.limit(limit);
  if (after !== undefined) {
    // The first condition follows from the second, but has the form that an index can serve.
    query = query
      .where("created_at", "<=", after.created_at)
      .where(({ eb, or }) => or([eb("created_at", "<", after.created_at), eb("reference", ">", after.reference)]));
  }
  if (text !== undefined) {
    query = query.where(({ eb, or }) => or(searchedColumns.map((column) => contains(eb.ref(column), text))));
  }
  return await query.execute();
}

/** Leads that nobody has answered, the first due first. */
export function listWaiting(db: Db, limit?: number): Promise<LeadDetails[]> {
  const waiting = selectInbox(db).where("status", "=", "new").orderBy("due_at");
  return (limit === undefined ? waiting : waiting.limit(limit)).execute();
}

/** Larger pages are hardly faster, and with twenty times as many rows a page an export makes 100 MB of garbage. */
const rowsOfPage = 50;

/**
 * Leads, newest first, in pages, so that memory stays constant and a concurrent writer is not blocked. A lead that
 * exists from the first page to the last is returned exactly once, with the status that it has when its page is read.
 */
export async function* readLeadPages(db: Db, { limit, ...filter }: LeadFilter = {}): AsyncGenerator<LeadDetails[]> {
  let after = filter.after;
  for (let left = limit ?? Number.POSITIVE_INFINITY; left > 0; ) {
    const rows = Math.min(rowsOfPage, left);
    const page = await listLeads(db, { ...filter, after, limit: rows });
    if (page.length > 0) yield page;
    if (page.length < rows) return;
    after = page.at(-1);
    left -= rows;
  }
}

/** The events of a lead, oldest first: its arrival, unless the lead was erased, then status changes and notes. */
export function listLeadEvents(db: Db, reference: string) {
  return db
    .selectFrom("lead_history")
    .select(["happened_at", "event", "from_status", "to_status", "note"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
}

/** The notifications about a lead, with recipient and delivery status. */
export function listLeadNotifications(db: Db, reference: string) {
  return db
    .selectFrom("notifications")
    .select(["kind", "channel", "recipient", "status", "attempts", "created_at", "sent_at", "next_attempt_at"])
    .select(["last_error", "message_id"])
    .where("reference", "=", reference)
    .where("kind", "<>", "newsletter")
    .orderBy("id")
    .execute();
}

/** When each of these leads last got the status, by reference. */
export async function listStatusTimes(
  db: Db,
  leads: readonly { reference: string }[],
  status: string,
): Promise<ReadonlyMap<string, string>> {
  const references = leads.map(({ reference }) => reference);
  const rows = await db
    .selectFrom("lead_history")
    .select(["reference", ({ fn }) => fn.max("happened_at").as("at")])
    .where("reference", "in", references)
    .where("to_status", "=", status)
    .groupBy("reference")
    .execute();
  return new Map(rows.map(({ reference, at }) => [reference, at]));
}
