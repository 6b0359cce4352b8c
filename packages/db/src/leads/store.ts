import { listToText } from "../columns.ts";
import { compileOnce } from "../compile-once.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/outbox.ts";
import { type AcceptedLead, referenceFor } from "./accepted-lead.ts";
import type { Judgement, LeadReceipt, NewLead, SpamHistory, SpamVerdict } from "./lead.ts";
import { fieldsOf, type NewRow } from "./lead-fields.ts";
import { readHistory, textHashOf } from "./spam-history.ts";

const noHistory: SpamHistory = { sameText: 0, sameClient: 0 };
/** References have 35 bits: two keys rarely share one, so a few attempts are enough. */
const referencesMax = 5;

export type LeadPolicy = NotifyPolicy & {
  /** Adds the spam history to the verdict on the text, and decides on quarantine. */
  judge: (verdict: SpamVerdict, history: SpamHistory) => Judgement;
  /** Whether this sender may cause one more confirmation, because anyone can enter another person's address. */
  mayConfirm: (clientHash: string | null) => boolean;
};

/**
 * Stores a lead and its notifications, or finds the lead with the same key.
 * @param db a transaction, so that lead and notifications are committed together
 */
export async function storeLead(db: Db, accepted: AcceptedLead, policy: LeadPolicy): Promise<LeadReceipt> {
  const { lead } = accepted;
  const textHash = lead.kind === "contact" ? textHashOf(lead.message) : null;
  const { known, ...history } = await readHistory(db, accepted, textHash);
  if (known !== null) return { reference: known, stored: false };

  // A partner sends all its leads from one address and may use one template, so repetition is no sign of spam. Spool
  // lines of older releases have no partner property.
  const { score, signals, quarantined } = policy.judge(lead.spam, lead.partner ? noHistory : history);
  const receipt = await insertOnce(db, accepted, {
    ...commonColumns(accepted),
    status: quarantined ? "quarantined" : "new",
    spam_score: score,
    spam_signals: listToText(signals),
    text_hash: textHash,
  });
  if (receipt.stored && !quarantined) {
    const { reference } = receipt;
    const confirmToVisitor = policy.confirmToVisitor && policy.mayConfirm(lead.clientHash);
    await queueLeadNotifications(db, { reference, email: lead.email }, { ...policy, confirmToVisitor });
  }
  return receipt;
}

type Row = ReturnType<typeof commonColumns> & {
  status: "new" | "quarantined";
  spam_score: number;
  spam_signals: string;
  text_hash: string | null;
};

/**
 * Inserts first and reads after a conflict, because another instance may commit the same key at any moment. A unique
 * column refuses either this lead itself, or a lead of another key with the same reference.
 */
async function insertOnce(db: Db, accepted: AcceptedLead, row: Row): Promise<LeadReceipt> {
  const { lead } = accepted;
  for (let attempt = 0; attempt < referencesMax; attempt += 1) {
    const reference = attempt === 0 ? accepted.reference : referenceFor(lead, attempt);
    const { numAffectedRows } = await insertLead(db, lead, { ...row, reference });
    if (numAffectedRows === 1n) return { reference, stored: true };
    const { known } = await readHistory(db, accepted, row.text_hash);
    if (known !== null) return { reference: known, stored: false };
  }
  throw new Error(`The first ${referencesMax} references of a key are taken by other leads.`);
}

/** Inserts nothing when a unique column already holds the value. */
function insertLead(db: Db, lead: NewLead, row: Row & { reference: string }) {
  return lead.kind === "consultation"
    ? insertConsultation(db, { ...row, ...fieldsOf("consultation", lead) })
    : insertContact(db, { ...row, ...fieldsOf("contact", lead) });
}

// The rows are typed by their tables, because Kysely accepts a row without its nullable columns and would store null.
const insertConsultation = compileOnce((db, row: NewRow<"consultation">) =>
  db
    .insertInto("consultation_requests")
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);
const insertContact = compileOnce((db, row: NewRow<"contact">) =>
  db
    .insertInto("contact_submissions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

function commonColumns({ lead, at }: AcceptedLead) {
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
