import { hash } from "node:crypto";
import type { Db } from "../../open.ts";
import { forEach } from "../../queries/for-each.ts";
import type { SpamHistory } from "../lead.ts";
import type { leadTables } from "../lead-tables.ts";
import type { AcceptedLead } from "./accepted-lead.ts";

type LeadTable = (typeof leadTables)[number];

const dayMs = 24 * 60 * 60 * 1000;
const rateWindowMs = 10 * 60 * 1000;
/** Many people write "Please call me back about credentialing."; a text with more letters than this has one author. */
const oneAuthorLettersMin = 40;

/** What is known about a lead before it is stored. */
export type LeadHistory = {
  accepted: AcceptedLead;
  textHash: string | null;
  /** The reference of the stored lead with the same key. */
  known: string | null;
  spam: SpamHistory;
};

/**
 * Reads the histories of leads that are about to be stored in this order, as if each were stored before the next.
 * @param leads of different keys
 */
export async function readHistories(db: Db, leads: readonly AcceptedLead[]): Promise<LeadHistory[]> {
  const asked = leads.map((accepted) => ({ accepted, conditions: conditionsOf(accepted) }));
  const found = new Map<AcceptedLead, HistoryRow>();
  for (const kind of ["consultation", "contact"] as const) {
    const ofKind = asked.filter(({ accepted }) => accepted.lead.kind === kind);
    if (ofKind.length === 0) continue;
    const rows = await readers[kind](
      db,
      ofKind.map(({ conditions }) => conditions),
    );
    for (const [index, { accepted }] of ofKind.entries()) {
      const row = rows[index];
      if (row === undefined) throw new Error("A SELECT without FROM answered no row.");
      found.set(accepted, row);
    }
  }
  const earlier: Asked[] = [];
  return asked.map((each) => {
    const { known = null, sameText, consultations, contacts } = found.get(each.accepted) ?? {};
    const inBatch = countIn(earlier, each);
    if (known === null) earlier.push(each);
    const spam = {
      sameText: (sameText ?? 0) + inBatch.sameText,
      sameClient: (consultations ?? 0) + (contacts ?? 0) + inBatch.sameClient,
    };
    return { accepted: each.accepted, textHash: each.conditions.textHash, known, spam };
  });
}

type Asked = { accepted: AcceptedLead; conditions: Conditions };

/** Applies the conditions of `historyQuery` to leads that are not stored yet. */
function countIn(earlier: readonly Asked[], { conditions }: Asked): SpamHistory {
  const { textHash, email, clientHash, textSince, clientSince } = conditions;
  let [sameText, sameClient] = [0, 0];
  for (const { accepted, conditions: other } of earlier) {
    const isSameText = textHash !== null && other.textHash === textHash && other.email !== email;
    if (isSameText && accepted.at > textSince) sameText += 1;
    if (clientHash !== null && other.clientHash === clientHash && accepted.at > clientSince) sameClient += 1;
  }
  return { sameText, sameClient };
}

function conditionsOf({ lead, at }: AcceptedLead): Conditions {
  return {
    ...{ idempotencyKey: lead.idempotencyKey, email: lead.email, clientHash: lead.clientHash },
    textHash: lead.kind === "contact" ? textHashOf(lead.message) : null,
    textSince: before(at, dayMs),
    clientSince: before(at, rateWindowMs),
  };
}

/** Hash of the letters only, so that an inserted digit or sign changes nothing; null: the text is too short. */
export function textHashOf(text: string): string | null {
  const letters = text.toLowerCase().replace(/[^\p{L}]+/gu, "");
  return letters.length < oneAuthorLettersMin ? null : hash("sha256", letters, "base64url");
}

function before(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) - milliseconds).toISOString();
}

type Conditions = {
  idempotencyKey: string;
  textHash: string | null;
  email: string;
  clientHash: string | null;
  textSince: string;
  clientSince: string;
};

const readers = {
  consultation: forEach((db, conditions: Conditions) => historyQuery(db, "consultation_requests", conditions)),
  contact: forEach((db, conditions: Conditions) => historyQuery(db, "contact_submissions", conditions)),
};

type HistoryRow = Awaited<ReturnType<(typeof readers)["contact"]>>[number];

/** One query for all counts, because four queries cost four times as much. A null hash matches no row. */
function historyQuery(db: Db, table: LeadTable, conditions: Conditions) {
  const fromClient = (of: LeadTable) =>
    db
      .selectFrom(of)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("client_hash", "=", conditions.clientHash)
      .where("created_at", ">", conditions.clientSince);
  return db.selectNoFrom(({ selectFrom }) => [
    selectFrom(table).select("reference").where("idempotency_key", "=", conditions.idempotencyKey).as("known"),
    // The same text from other addresses within a day.
    selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("text_hash", "=", conditions.textHash)
      .where("email", "<>", conditions.email)
      .where("created_at", ">", conditions.textSince)
      .as("sameText"),
    // Leads of both forms from this sender within ten minutes.
    fromClient("consultation_requests").as("consultations"),
    fromClient("contact_submissions").as("contacts"),
  ]);
}
