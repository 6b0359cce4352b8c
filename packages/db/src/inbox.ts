import { sql } from "kysely";
import type { Db } from "./open.ts";

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

export type LeadFilter = {
  /** UTC, ISO-8601: from this instant on. */
  from?: string | undefined;
  /** UTC, ISO-8601: before this instant. */
  before?: string | undefined;
  kind?: LeadDetails["kind"] | undefined;
  status?: LeadStatus | undefined;
  service?: string | undefined;
  /** Somewhere in name, e-mail, phone, company, message or reference; case-insensitive for Latin letters. */
  text?: string | undefined;
  limit?: number | undefined;
};

/** Leads, newest first. */
export async function listLeads(
  db: Db,
  { from, before, kind, status, service, text, limit }: LeadFilter = {},
): Promise<LeadDetails[]> {
  let query = selectInbox(db).orderBy("created_at", "desc").orderBy("reference");
  if (from !== undefined) query = query.where("created_at", ">=", from);
  if (before !== undefined) query = query.where("created_at", "<", before);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (status !== undefined) query = query.where("status", "=", status);
  if (service !== undefined) query = query.where("service", "=", service);
  if (limit !== undefined) query = query.limit(limit);
  if (text !== undefined) {
    const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    query = query.where(({ eb, or }) =>
      or(
        (["name", "email", "phone", "company", "message", "reference"] as const).map(
          (column) => sql<boolean>`${eb.ref(column)} LIKE ${pattern} ESCAPE '\\'`,
        ),
      ),
    );
  }
  return (await query.execute()).map(toLead);
}
