import { createHash } from "node:crypto";
import { type ArrivedLead, referenceFor } from "./arrived-lead.ts";
import { listToText } from "./columns.ts";
import type { LeadReceipt, SpamHistory, SpamVerdict } from "./lead.ts";
import { quarantineScore } from "./lead.ts";
import type { Db } from "./open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "./outbox.ts";

const dayMs = 24 * 60 * 60 * 1000;
const rateWindowMs = 10 * 60 * 1000;
/** "Please call me back about credentialing." is written by many; a text of more letters than this has one author. */
const ownLettersMin = 40;

export type LeadPolicy = NotifyPolicy & {
  /** Adds to the text's own verdict what the tables know. */
  judge: (verdict: SpamVerdict, history: SpamHistory) => SpamVerdict;
};

/**
 * Stores a lead and the notifications about it, or finds the one with the same key.
 * @param db a transaction: both are stored, or neither
 */
export async function storeLead(db: Db, arrived: ArrivedLead, policy: LeadPolicy): Promise<LeadReceipt> {
  const { lead, at } = arrived;
  const table = lead.kind === "consultation" ? "consultation_requests" : "contact_submissions";
  const known = await db
    .selectFrom(table)
    .select("reference")
    .where("idempotency_key", "=", lead.idempotencyKey)
    .executeTakeFirst();
  if (known !== undefined) return { reference: known.reference, stored: false };

  const textHash = lead.kind === "contact" ? textHashOf(lead.message) : null;
  const verdict = policy.judge(lead.spam, {
    sameText: textHash === null ? 0 : await countSameText(db, textHash, lead.email, at),
    sameClient: lead.clientHash === null ? 0 : await countSameClient(db, lead.clientHash, at),
  });
  const quarantined = verdict.score >= quarantineScore;
  const row = {
    ...commonColumns(arrived),
    status: quarantined ? ("quarantined" as const) : ("new" as const),
    spam_score: verdict.score,
    spam_signals: listToText(verdict.signals),
    text_hash: textHash,
  };
  const reference = await insertLead(db, arrived, row);
  if (!quarantined) await queueLeadNotifications(db, { reference, email: lead.email }, policy);
  return { reference, stored: true };
}

type Row = ReturnType<typeof commonColumns> & {
  status: "new" | "quarantined";
  spam_score: number;
  spam_signals: string;
  text_hash: string | null;
};

async function insertLead(db: Db, arrived: ArrivedLead, row: Row): Promise<string> {
  const { lead } = arrived;
  if (lead.kind === "consultation") {
    const reference = await freeReference(db, "consultation_requests", arrived);
    const { phone, practice } = lead;
    await db
      .insertInto("consultation_requests")
      .values({ ...row, reference, phone, practice })
      .execute();
    return reference;
  }
  const reference = await freeReference(db, "contact_submissions", arrived);
  const { phone, company, service, message } = lead;
  await db
    .insertInto("contact_submissions")
    .values({ ...row, reference, phone, company, service, message })
    .execute();
  return reference;
}

/** Two keys share their 35 bits once in a blue moon: then another reference is taken. */
async function freeReference(
  db: Db,
  table: "consultation_requests" | "contact_submissions",
  { lead, reference: first }: ArrivedLead,
): Promise<string> {
  for (let attempt = 0, reference = first; ; ) {
    const taken = await db.selectFrom(table).select("id").where("reference", "=", reference).executeTakeFirst();
    if (taken === undefined) return reference;
    attempt += 1;
    reference = referenceFor(lead, attempt);
  }
}

function commonColumns({ lead, at }: ArrivedLead) {
  const { name, email, idempotencyKey, clientHash, attribution } = lead;
  const { landingPage, referrer, first, last } = attribution;
  return {
    name,
    email,
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
  return letters.length < ownLettersMin ? null : createHash("sha256").update(letters).digest("base64url");
}

function before(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) - milliseconds).toISOString();
}

/** The same words from other addresses within a day. */
async function countSameText(db: Db, textHash: string, email: string, at: string): Promise<number> {
  const { n } = await db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("text_hash", "=", textHash)
    .where("email", "<>", email)
    .where("created_at", ">", before(at, dayMs))
    .executeTakeFirstOrThrow();
  return n;
}

/** Leads of both forms from this sender within ten minutes. */
async function countSameClient(db: Db, clientHash: string, at: string): Promise<number> {
  const since = before(at, rateWindowMs);
  const counts = await Promise.all(
    (["consultation_requests", "contact_submissions"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .where("client_hash", "=", clientHash)
        .where("created_at", ">", since)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { n }) => sum + n, 0);
}
