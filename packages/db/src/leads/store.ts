import { hash } from "node:crypto";
import { listToText } from "../columns.ts";
import { compileOnce } from "../compile-once.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/outbox.ts";
import { type ArrivedLead, referenceFor } from "./accepted-lead.ts";
import type { Judgement, LeadReceipt, NewLead, SpamHistory, SpamVerdict } from "./lead.ts";
import { fieldsOf, type NewRow } from "./lead-fields.ts";
import type { leadTables } from "./lead-tables.ts";

const dayMs = 24 * 60 * 60 * 1000;
const rateWindowMs = 10 * 60 * 1000;
/** "Please call me back about credentialing." is written by many; a text of more letters than this has one author. */
const ownLettersMin = 40;
const noHistory: SpamHistory = { sameText: 0, sameClient: 0 };

export type LeadPolicy = NotifyPolicy & {
  /** Adds to the verdict on the text what the tables know, and decides. */
  judge: (verdict: SpamVerdict, history: SpamHistory) => Judgement;
  /** Whether one more confirmation may go out for a lead of this sender, because anybody may type anybody's address. */
  mayConfirm: (clientHash: string | null) => boolean;
};

/**
 * Stores a lead and the notifications about it, or finds the one with the same key.
 * @param db a transaction: both are stored, or neither
 */
export async function storeLead(db: Db, arrived: ArrivedLead, policy: LeadPolicy): Promise<LeadReceipt> {
  const { lead } = arrived;
  const textHash = lead.kind === "contact" ? textHashOf(lead.message) : null;
  const { reference, known, ...history } = await lookAround(db, arrived, textHash);
  if (known !== null) return { reference: known, stored: false };

  // A partner sends all its leads from one place and may word them by one template, so repetition proves nothing. A spool
  // line of an older release has no partner property.
  const { score, signals, quarantined } = policy.judge(lead.spam, lead.partner ? noHistory : history);
  await insertLead(db, lead, {
    ...commonColumns(arrived),
    reference,
    status: quarantined ? "quarantined" : "new",
    spam_score: score,
    spam_signals: listToText(signals),
    text_hash: textHash,
  });
  if (!quarantined) {
    const confirmToVisitor = policy.confirmToVisitor && policy.mayConfirm(lead.clientHash);
    await queueLeadNotifications(db, { reference, email: lead.email }, { ...policy, confirmToVisitor });
  }
  return { reference, stored: true };
}

type Row = ReturnType<typeof commonColumns> & {
  reference: string;
  status: "new" | "quarantined";
  spam_score: number;
  spam_signals: string;
  text_hash: string | null;
};

async function insertLead(db: Db, lead: NewLead, row: Row): Promise<void> {
  if (lead.kind === "consultation") await insertConsultation(db, { ...row, ...fieldsOf("consultation", lead) });
  else await insertContact(db, { ...row, ...fieldsOf("contact", lead) });
}

// The rows are typed by their tables: Kysely takes a row without its nullable columns, and would store null for them.
const insertConsultation = compileOnce((db, row: NewRow<"consultation">) =>
  db.insertInto("consultation_requests").values(row),
);
const insertContact = compileOnce((db, row: NewRow<"contact">) => db.insertInto("contact_submissions").values(row));

function commonColumns({ lead, at }: ArrivedLead) {
  const { idempotencyKey, clientHash, attribution } = lead;
  const { landingPage, referrer, first, last } = attribution;
  return {
    idempotency_key: idempotencyKey,
    client_hash: clientHash,
    landing_page: landingPage,
    referrer,
    first_utm_source: first.source,
    first_utm_medium: first.medium,
    first_utm_campaign: first.campaign,
    last_utm_source: last.source,
    last_utm_medium: last.medium,
    last_utm_campaign: last.campaign,
    created_at: at,
  };
}

/** Of the letters alone, so that a number or a sign put in makes no other text; null: too short to be anyone's own. */
function textHashOf(text: string): string | null {
  const letters = text.toLowerCase().replace(/[^\p{L}]+/gu, "");
  return letters.length < ownLettersMin ? null : hash("sha256", letters, "base64url");
}

function before(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) - milliseconds).toISOString();
}

/** What the tables know of a lead that is to be stored, and a reference that is free: mostly the one it came with. */
async function lookAround(db: Db, { lead, at, reference: first }: ArrivedLead, textHash: string | null) {
  const look = lead.kind === "consultation" ? lookAroundConsultation : lookAroundContact;
  for (let attempt = 0, reference = first; ; ) {
    const [found] = await look(db, {
      ...{ idempotencyKey: lead.idempotencyKey, reference, textHash, email: lead.email, clientHash: lead.clientHash },
      textSince: before(at, dayMs),
      clientSince: before(at, rateWindowMs),
    });
    if (found === undefined) throw new Error("A SELECT without FROM answered no row.");
    const { known, isTaken, sameText, consultations, contacts } = found;
    if (known !== null || isTaken === 0)
      return { reference, known, sameText: sameText ?? 0, sameClient: (consultations ?? 0) + (contacts ?? 0) };
    // Two keys share their 35 bits once in a blue moon: then another reference is taken.
    attempt += 1;
    reference = referenceFor(lead, attempt);
  }
}

type Around = {
  idempotencyKey: string;
  reference: string;
  textHash: string | null;
  email: string;
  clientHash: string | null;
  textSince: string;
  clientSince: string;
};

const lookAroundConsultation = compileOnce((db, around: Around) => aroundQuery(db, "consultation_requests", around));
const lookAroundContact = compileOnce((db, around: Around) => aroundQuery(db, "contact_submissions", around));

/** One query for all: each would cost as much as the whole. A hash that is null equals none. */
function aroundQuery(db: Db, table: LeadTable, around: Around) {
  const fromClient = (of: LeadTable) =>
    db
      .selectFrom(of)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("client_hash", "=", around.clientHash)
      .where("created_at", ">", around.clientSince);
  return db.selectNoFrom(({ selectFrom }) => [
    selectFrom(table).select("reference").where("idempotency_key", "=", around.idempotencyKey).as("known"),
    selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("reference", "=", around.reference)
      .as("isTaken"),
    // The same words from other addresses within a day.
    selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("text_hash", "=", around.textHash)
      .where("email", "<>", around.email)
      .where("created_at", ">", around.textSince)
      .as("sameText"),
    // Leads of both forms from this sender within ten minutes.
    fromClient("consultation_requests").as("consultations"),
    fromClient("contact_submissions").as("contacts"),
  ]);
}

type LeadTable = (typeof leadTables)[number];
