import { listToText } from "../../columns.ts";
import type { Db } from "../../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../../outbox/outbox.ts";
import { insertNew } from "../../queries/insert-new.ts";
import type { Judgement, LeadReceipt, SpamHistory, SpamVerdict } from "../lead.ts";
import { fieldsOf, type NewRow } from "../lead-fields.ts";
import { type AcceptedLead, referenceFor } from "./accepted-lead.ts";
import { type LeadHistory, readHistories } from "./spam-history.ts";

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
 * Stores leads and their notifications, or finds the leads with the same keys. One row that a table refuses makes all
 * of them fail.
 * @param db a transaction, so that leads and notifications are committed together
 */
export async function storeLeads(db: Db, leads: readonly AcceptedLead[], policy: LeadPolicy): Promise<LeadReceipt[]> {
  const firsts = firstOfEachKey(leads);
  const receipts = new Map<string, LeadReceipt>();
  const candidates: Candidate[] = [];
  for (const history of await readHistories(db, [...firsts.values()])) {
    const { accepted, known } = history;
    if (known === null) candidates.push({ accepted, row: rowOf(history, policy) });
    else receipts.set(keyOf(accepted), { reference: known, stored: false });
  }
  for (const [key, receipt] of await insertOnce(db, candidates)) receipts.set(key, receipt);
  await notify(db, { candidates, receipts }, policy);
  return leads.map((accepted) => {
    const receipt = receipts.get(keyOf(accepted));
    if (receipt === undefined) throw new Error("A lead of the batch was neither stored nor found.");
    const isFirst = firsts.get(keyOf(accepted)) === accepted;
    return isFirst ? receipt : { ...receipt, stored: false };
  });
}

function firstOfEachKey(leads: readonly AcceptedLead[]): Map<string, AcceptedLead> {
  const firsts = new Map<string, AcceptedLead>();
  for (const accepted of leads) if (!firsts.has(keyOf(accepted))) firsts.set(keyOf(accepted), accepted);
  return firsts;
}

type Stored = { candidates: readonly Candidate[]; receipts: ReadonlyMap<string, LeadReceipt> };

/** Queues the notifications about the leads that were stored and are not quarantined. */
async function notify(db: Db, { candidates, receipts }: Stored, policy: LeadPolicy): Promise<void> {
  const leads = candidates.flatMap(({ accepted, row }) => {
    const receipt = receipts.get(keyOf(accepted));
    if (receipt?.stored !== true || row.status === "quarantined") return [];
    const { email, clientHash } = accepted.lead;
    return { reference: receipt.reference, email, confirms: policy.confirmToVisitor && policy.mayConfirm(clientHash) };
  });
  await queueLeadNotifications(db, leads, policy);
}

/** Keys are unique per form. */
function keyOf({ lead }: AcceptedLead): string {
  return `${lead.kind} ${lead.idempotencyKey}`;
}

type Candidate = { accepted: AcceptedLead; row: Row };
type Row = ReturnType<typeof rowOf>;

function rowOf({ accepted, textHash, spam }: LeadHistory, policy: LeadPolicy) {
  const { lead } = accepted;
  // A partner sends all its leads from one address and may use one template, so repetition is no sign of spam. Spool
  // lines of older releases have no partner property.
  const { score, signals, quarantined } = policy.judge(lead.spam, lead.partner ? noHistory : spam);
  return {
    ...commonColumns(accepted),
    status: quarantined ? ("quarantined" as const) : ("new" as const),
    spam_score: score,
    spam_signals: listToText(signals),
    text_hash: textHash,
  };
}

/**
 * Inserts first and reads after a conflict, because another instance may commit the same key at any moment. A unique
 * column refuses either this lead itself, or a lead of another key with the same reference.
 */
async function insertOnce(db: Db, candidates: readonly Candidate[]): Promise<Map<string, LeadReceipt>> {
  const receipts = new Map<string, LeadReceipt>();
  let waiting = candidates;
  for (let attempt = 0; attempt < referencesMax && waiting.length > 0; attempt += 1) {
    const isInserted = await insertLeads(db, waiting, attempt);
    const refused: AcceptedLead[] = [];
    for (const { accepted } of waiting) {
      if (!isInserted(accepted)) refused.push(accepted);
      else receipts.set(keyOf(accepted), { reference: referenceOf(accepted, attempt), stored: true });
    }
    if (refused.length === 0) return receipts;
    for (const { accepted, known } of await readHistories(db, refused))
      if (known !== null) receipts.set(keyOf(accepted), { reference: known, stored: false });
    waiting = waiting.filter(({ accepted }) => !receipts.has(keyOf(accepted)));
  }
  if (waiting.length > 0) throw new Error(`The first ${referencesMax} references of a key are taken by other leads.`);
  return receipts;
}

/** The first reference comes with the lead, because a visitor already has that of a spooled one. */
function referenceOf({ lead, reference }: AcceptedLead, attempt: number): string {
  return attempt === 0 ? reference : referenceFor(lead, attempt);
}

/** @returns whether a lead was inserted; a unique column refused the others */
async function insertLeads(
  db: Db,
  candidates: readonly Candidate[],
  attempt: number,
): Promise<(accepted: AcceptedLead) => boolean> {
  const consultations: NewRow<"consultation">[] = [];
  const contacts: NewRow<"contact">[] = [];
  for (const { accepted, row } of candidates) {
    const { lead } = accepted;
    const reference = referenceOf(accepted, attempt);
    if (lead.kind === "consultation") consultations.push({ ...row, reference, ...fieldsOf("consultation", lead) });
    else contacts.push({ ...row, reference, ...fieldsOf("contact", lead) });
  }
  const inserted = {
    consultation: await insertConsultations(db, consultations),
    contact: await insertContacts(db, contacts),
  };
  return ({ lead }) => inserted[lead.kind].has(lead.idempotencyKey);
}

// The rows are typed by their tables, because Kysely accepts a row without its nullable columns and would store null.
const insertConsultations = insertNew<NewRow<"consultation">>("consultation_requests", "idempotency_key");
const insertContacts = insertNew<NewRow<"contact">>("contact_submissions", "idempotency_key");

function commonColumns({ lead, at }: AcceptedLead) {
  const { idempotencyKey, clientHash, attribution } = lead;
  const { landingPage, referrer, first, last, page, about } = attribution;
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
    sent_from: page,
    about,
    created_at: at,
  };
}
