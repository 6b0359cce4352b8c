import type { ExpressionBuilder } from "kysely";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import type { LeadDetails, LeadStatus } from "./inbox.ts";

/** UTC, ISO-8601; `from` is inclusive, `before` exclusive. */
export type StatsFilter = {
  from?: string | undefined;
  before?: string | undefined;
  kind?: LeadDetails["kind"] | undefined;
};

const tables = { consultation: "consultation_requests", contact: "contact_submissions" } as const;

/**
 * Selects only columns of the index on created_at, because with a million leads reading the tables takes twice as long.
 * There is always a condition on created_at, because SQLite would not choose the index without one.
 */
function select(db: Db, { from = "", before, kind }: StatsFilter) {
  const of = (table: (typeof tables)[keyof typeof tables]) =>
    db.selectFrom(table).select(["created_at", "status", "landing_page", "last_utm_campaign"]);
  const leads = kind === undefined ? of(tables.consultation).unionAll(of(tables.contact)) : of(tables[kind]);
  let query = db.selectFrom(leads.as("lead")).select(counts).where("created_at", ">=", from);
  if (before !== undefined) query = query.where("created_at", "<", before);
  return query;
}

/** Counts all leads, the quarantined, the answered (contacted, won or lost) and the won ones. */
function counts(eb: ExpressionBuilder<{ lead: Pick<Database["lead_inbox"], "status"> }, "lead">) {
  const having = (...statuses: LeadStatus[]) =>
    eb.fn.count<number>(eb.case().when("status", "in", statuses).then(eb.lit(1)).end());
  return [
    eb.fn.countAll<number>().as("leads"),
    having("quarantined").as("quarantined"),
    having("contacted", "won", "lost").as("contacted"),
    having("won").as("won"),
  ] as const;
}

export function countLeads(db: Db, filter: StatsFilter = {}) {
  return select(db, filter).executeTakeFirstOrThrow();
}

export type LeadCounts = Awaited<ReturnType<typeof countLeads>>;

/** Counts leads for each value of a column, most leads first; `name` is null for leads without a value. */
export async function countLeadsBy(db: Db, column: "landing_page" | "last_utm_campaign", filter: StatsFilter = {}) {
  const rows = await select(db, filter).select(`${column} as name`).groupBy(column).execute();
  // Sorted here, because the engines differ in where nulls come, and PostgreSQL's order of texts is the database's own.
  return rows.toSorted((a, b) => b.leads - a.leads || ((a.name ?? "") < (b.name ?? "") ? -1 : 1));
}
