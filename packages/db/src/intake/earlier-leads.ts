import { hash } from "node:crypto";
import { ownWordsOf } from "@site/content/own-words";
import type { ExpressionBuilder } from "kysely";
import { columnsOf, type LeadTable, leadTableOf, leadTables, type SpamHistory } from "../leads/lead-fields.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { type AcceptedLead, identityOf, repeatMs } from "./accepted-lead.ts";

const dayMs = 24 * 60 * 60 * 1000;
const rateWindowMs = 10 * 60 * 1000;
/** Shorter texts aren't compared, because several people may write "Please call me back". */
const oneAuthorLettersMin = 40;

type EarlierLeads = SpamHistory & {
  /** The reference of this same lead, or null if the lead isn't stored yet. */
  known: string | null;
};

export async function readEarlierLeads(db: Db, accepted: AcceptedLead): Promise<EarlierLeads> {
  const { lead, at } = accepted;
  const { kind, clientHash, formerClientHash, email } = lead;
  // Rows from before a change of SECRET_KEY have a client hash that was made with the former key.
  const former = { ...accepted, lead: { ...lead, clientHash: formerClientHash ?? clientHash } };
  const clientHashes = [clientHash, former.lead.clientHash];
  // In SQL, nothing equals NULL, so a null hash matches no row.
  const textHash = lead.kind === "contact" ? textHashOf(lead.message) : null;
  const fromClient = (table: LeadTable) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("client_hash", "in", clientHashes)
      .where("created_at", ">", before(at, rateWindowMs))
      .where("created_at", "<", before(at, -rateWindowMs));
  const identities = [accepted, former].map((each) => identityOf(each));
  const earlier = before(at, repeatMs);
  const corrected = [...identities, ...[accepted, former].map((each) => identityOf({ ...each, at: earlier }))];
  const { known, sameText, ...fromSender } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom(leadTableOf[kind])
        .select("reference")
        .where((eb) =>
          lead.idempotencyKey === null
            ? isRepeat(eb, accepted, { identities, corrected, clientHashes })
            : eb("idempotency_key", "in", identities),
        )
        .limit(1)
        .as("known"),
      selectFrom("contact_submissions")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .where("text_hash", "=", textHash)
        .where(({ eb, fn }) => eb(fn<string | null>("lower", ["email"]), "<>", email?.toLowerCase() ?? null))
        .where("created_at", ">", before(at, dayMs))
        .where("created_at", "<", before(at, -dayMs))
        .as("sameText"),
      ...leadTables.map((table) => fromClient(table).as(table)),
    ])
    .executeTakeFirstOrThrow();
  const sameClient = leadTables.reduce((sum, table) => sum + (fromSender[table] ?? 0), 0);
  return { known, sameText: sameText ?? 0, sameClient };
}

/**
 * A lead that is stored this long after its arrival was in the spool, and its visitor already has a reference. It
 * repeats another lead only if both have the same identity, because only then do they have the same reference.
 */
const waitedMs = 5_000;

type RepeatOf = {
  identities: readonly string[];
  /** These identities also find a lead that its visitor has corrected, because a correction doesn't change them. */
  corrected: readonly string[];
  clientHashes: readonly (string | null)[];
};

/** Finds this lead itself, or an open lead with the same fields from the same sender within ten minutes. */
function isRepeat(
  eb: ExpressionBuilder<Database, LeadTable>,
  { lead, reference, at }: AcceptedLead,
  { identities, corrected, clientHashes }: RepeatOf,
) {
  const fields = Object.entries(columnsOf(lead)).map(
    ([column, value]) =>
      column === "email" && value !== null
        ? eb(eb.fn<string>("lower", ["email"]), "=", value.toLowerCase())
        : eb(eb.ref(column as "email"), value === null ? "is" : "=", value), // `column` is a column of the lead table
  );
  const hashes = clientHashes.filter((each) => each !== null);
  const again = [
    eb.or([eb.and(fields), eb("idempotency_key", "in", corrected)]),
    eb("status", "in", ["new", "quarantined"]),
    eb("created_at", ">", before(at, repeatMs)),
    hashes.length === 0 ? eb("client_hash", "is", null) : eb("client_hash", "in", hashes),
    ...(Date.now() - Date.parse(at) > waitedMs ? [eb("idempotency_key", "in", identities)] : []),
  ];
  return eb.or([eb.and([eb("reference", "=", reference), eb("created_at", "=", at)]), eb.and(again)]);
}

/** Hashes only the letters, because senders of spam vary digits and punctuation. */
export function textHashOf(text: string): string | null {
  const letters = ownWordsOf(text)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, "");
  return letters.length < oneAuthorLettersMin ? null : hash("sha256", letters, "base64url");
}

function before(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) - milliseconds).toISOString();
}
