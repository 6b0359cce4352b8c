import { hash } from "node:crypto";
import { compileOnce } from "../compile-once.ts";
import type { Db } from "../open.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import type { SpamHistory } from "./lead.ts";
import type { leadTables } from "./lead-tables.ts";

type LeadTable = (typeof leadTables)[number];

const dayMs = 24 * 60 * 60 * 1000;
const rateWindowMs = 10 * 60 * 1000;
/** Many people write "Please call me back about credentialing."; a text with more letters than this has one author. */
const oneAuthorLettersMin = 40;

/**
 * Reads what the tables know about a lead before it is stored.
 * @returns `known`: the reference of the lead with the same key, or null; and how often text and sender occurred before
 */
export async function readHistory(
  db: Db,
  { lead, at }: AcceptedLead,
  textHash: string | null,
): Promise<{ known: string | null } & SpamHistory> {
  const read = lead.kind === "consultation" ? readForConsultation : readForContact;
  const { rows } = await read(db, {
    ...{ idempotencyKey: lead.idempotencyKey, textHash, email: lead.email, clientHash: lead.clientHash },
    textSince: before(at, dayMs),
    clientSince: before(at, rateWindowMs),
  });
  const [found] = rows;
  if (found === undefined) throw new Error("A SELECT without FROM answered no row.");
  const { known, sameText, consultations, contacts } = found;
  return { known, sameText: sameText ?? 0, sameClient: (consultations ?? 0) + (contacts ?? 0) };
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

const readForConsultation = compileOnce((db, conditions: Conditions) =>
  historyQuery(db, "consultation_requests", conditions),
);
const readForContact = compileOnce((db, conditions: Conditions) => historyQuery(db, "contact_submissions", conditions));

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
