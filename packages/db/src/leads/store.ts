import { listToText } from "../columns.ts";
import { compileOnce } from "../compile-once.ts";
import type { Db } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/outbox.ts";
import { type AcceptedLead, referenceFor } from "./accepted-lead.ts";
import type { Judgement, LeadReceipt, NewLead, SpamHistory, SpamVerdict } from "./lead.ts";
import { fieldsOf, type NewRow } from "./lead-fields.ts";
import { readHistory, textHashOf } from "./spam-history.ts";

const noHistory: SpamHistory = { sameText: 0, sameClient: 0 };
/** Two keys share the 35 bits of a reference once in a blue moon, so a few references are enough. */
const referencesMax = 5;

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
export async function storeLead(db: Db, accepted: AcceptedLead, policy: LeadPolicy): Promise<LeadReceipt> {
  const { lead } = accepted;
  const textHash = lead.kind === "contact" ? textHashOf(lead.message) : null;
  const { known, ...history } = await readHistory(db, accepted, textHash);
  if (known !== null) return { reference: known, stored: false };

  // A partner sends all its leads from one place and may word them by one template, so repetition proves nothing. A spool
  // line of an older release has no partner property.
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
 * Inserts first and looks afterwards, because another instance may commit the same key at any moment. What the unique
 * columns refuse is either this lead itself, or a lead of another key with the same reference.
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

/** Inserts nothing where a unique column holds the value already. */
function insertLead(db: Db, lead: NewLead, row: Row & { reference: string }) {
  return lead.kind === "consultation"
    ? insertConsultation(db, { ...row, ...fieldsOf("consultation", lead) })
    : insertContact(db, { ...row, ...fieldsOf("contact", lead) });
}

// The rows are typed by their tables: Kysely takes a row without its nullable columns, and would store null for them.
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
