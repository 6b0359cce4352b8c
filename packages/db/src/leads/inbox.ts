import { contains } from "../contains.ts";
import type { Db } from "../open.ts";
import { inboxTexts } from "./lead-fields.ts";

export const leadStatuses = ["new", "quarantined", "contacted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A view knows no NOT NULL: these columns of `lead_inbox` come from columns that have it. */
function required(value: string | null, column: string): string {
  if (value === null) throw new Error(`lead_inbox.${column} is null.`);
  return value;
}

type InboxRow = Awaited<ReturnType<ReturnType<typeof selectInbox>["execute"]>>[number];

function selectInbox(db: Db) {
  return db.selectFrom("lead_inbox").selectAll();
}

function toLead({ reference, kind, status, created_at, name, email, ...rest }: InboxRow) {
  return {
    reference: required(reference, "reference"),
    kind: kind === "consultation" ? ("consultation" as const) : ("contact" as const),
    status: required(status, "status"),
    created_at: required(created_at, "created_at"),
    name: required(name, "name"),
    email: required(email, "email"),
    ...rest,
  };
}

export type LeadDetails = ReturnType<typeof toLead>;

/** The lead with this reference, of either form, or undefined. */
export async function findLead(db: Db, reference: string): Promise<LeadDetails | undefined> {
  const row = await selectInbox(db).where("reference", "=", reference).executeTakeFirst();
  return row && toLead(row);
}

export const searchedColumns = [...inboxTexts, "reference"] as const;

export type LeadFilter = {
  /** UTC, ISO-8601: from this instant on. */
  from?: string | undefined;
  /** UTC, ISO-8601: before this instant. */
  before?: string | undefined;
  kind?: LeadDetails["kind"] | undefined;
  status?: LeadStatus | undefined;
  service?: string | undefined;
  /** Somewhere in `searchedColumns`; case-insensitive for Latin letters. */
  text?: string | undefined;
  limit?: number | undefined;
  /** Only leads that come after this one in the list. */
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
    // The first condition repeats a part of the second in the form that an index can use.
    query = query
      .where("created_at", "<=", after.created_at)
      .where(({ eb, or }) => or([eb("created_at", "<", after.created_at), eb("reference", ">", after.reference)]));
  }
  if (text !== undefined) {
    query = query.where(({ eb, or }) => or(searchedColumns.map((column) => contains(eb.ref(column), text))));
  }
  return (await query.execute()).map(toLead);
}

/** Larger pages are hardly faster; of twenty times as many rows at once, the rest of an export makes 100 MB of garbage. */
const rowsOfPage = 50;

/**
 * Leads, newest first, a page at a time: the memory does not grow with their number, and a server that writes meanwhile
 * is not held up. Each lead that is there from the first page to the last comes exactly once; its status is
 * that of the moment when its page is read.
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
