import { type CampaignParameter, type CampaignTouch, campaignParameters } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import type { OfficeHours } from "@site/content/office/hours";
import { listToText } from "../columns.ts";
import { dueAt } from "../leads/clock.ts";
import {
  columnsOf,
  type Judgement,
  type LeadKind,
  type LeadReceipt,
  leadTableOf,
  type NewRow,
  type OwnColumn,
  type SpamHistory,
  type SpamVerdict,
} from "../leads/lead-fields.ts";
import { reviveLead } from "../leads/requests.ts";
import type { Db } from "../open.ts";
import { replaceCanary } from "../outbox/health.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/queue.ts";
import { StorageFault } from "../storage-fault.ts";
import { type AcceptedLead, identityOf, referenceFor } from "./accepted-lead.ts";
import { readEarlierLeads, textHashOf } from "./earlier-leads.ts";

const referencesMax = 5;

export type LeadPolicy = NotifyPolicy & {
  judge: (verdict: SpamVerdict, history: SpamHistory) => Judgement;
  mayConfirm: (clientHash: string | null) => boolean;
  secretKeys: readonly string[];
};

/** Stores a lead and queues its notifications, unless the same lead is stored already. @param db a transaction */
export async function storeLead(db: Db, accepted: AcceptedLead, policy: LeadPolicy): Promise<LeadReceipt> {
  const { lead } = accepted;
  const { known, ...history } = await readEarlierLeads(db, accepted);
  if (known !== null) {
    // A closed lead is reopened, because its visitor is thanked again and expects an answer.
    if (lead.entered === undefined) await reviveLead(db, known, accepted.at, policy);
    return { reference: known, stored: false };
  }
  const { score, signals, quarantined } = policy.judge(lead.spam, history);
  const receipt = await insertOnce(db, accepted, {
    ...commonColumns(accepted, policy.hours),
    status: quarantined ? "quarantined" : (lead.entered?.status ?? "new"),
    spam_score: score,
    spam_signals: listToText(signals),
    text_hash: lead.kind === "contact" ? textHashOf(lead.message) : null,
  });
  if (lead.canary) {
    // The insert has tested the table. The row is deleted, so that no count or list contains a canary.
    await db.deleteFrom(leadTableOf[lead.kind]).where("reference", "=", receipt.reference).execute();
    const run = { reference: receipt.reference, quarantine: quarantined ? signals.join(", ") : null };
    await replaceCanary(db, run, policy);
    return receipt;
  }
  if (receipt.stored && !quarantined && !lead.entered?.isOld) {
    const confirms = policy.confirmToVisitor && policy.mayConfirm(lead.clientHash);
    await queueLeadNotifications(db, { reference: receipt.reference, email: lead.email, confirms }, policy);
  }
  return receipt;
}

type CommonRow = Pick<NewRow<LeadKind>, Exclude<OwnColumn, "reference" | "idempotency_key">>;

type AnyRow = NewRow<"consultation"> | NewRow<"contact">;

/**
 * Inserts the row, and reads only after a conflict, because another instance may commit the same lead at any moment. A
 * conflict means that this lead is stored already, or that another lead has its reference.
 * @throws StorageFault after the last attempt, so that the lead waits in the spool
 */
async function insertOnce(db: Db, accepted: AcceptedLead, row: CommonRow): Promise<LeadReceipt> {
  const { lead } = accepted;
  for (let attempt = 0; attempt < referencesMax; attempt += 1) {
    // A spooled lead's visitor already has the reference of the first attempt.
    const reference = attempt === 0 ? accepted.reference : referenceFor(accepted, attempt);
    const idempotency_key = identityOf(accepted, attempt);
    const values: AnyRow = { ...row, reference, idempotency_key, ...columnsOf(lead) };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto(leadTableOf[lead.kind])
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { reference, stored: true };
    const { known } = await readEarlierLeads(db, accepted);
    if (known !== null) return { reference: known, stored: false };
  }
  // The references are free, so the id conflicts: rows were copied into the table, but its sequence wasn't raised.
  const table = leadTableOf[lead.kind];
  throw new StorageFault(
    "ID_TAKEN",
    `the next id of ${table} is taken by another row: set the table's sequence above its ids`,
  );
}

function commonColumns(accepted: AcceptedLead, hours: OfficeHours) {
  const { clientHash, attribution, entered } = accepted.lead;
  const { landingPage, referrer, first, last, page, about } = attribution;
  return {
    client_hash: clientHash,
    landing_page: landingPage,
    referrer,
    ...campaignColumns("first", first),
    ...campaignColumns("last", last),
    sent_from: page,
    about,
    created_at: accepted.at,
    due_at: entered?.isOld ? null : dueAt(accepted.at, hours),
    owner: null,
    came_by: entered?.cameBy ?? null,
  };
}

type CampaignColumns<When extends string> = Record<`${When}_${CampaignParameter}`, string | null>;

function campaignColumns<When extends "first" | "last">(when: When, touch: CampaignTouch): CampaignColumns<When> {
  const columns = entriesOf(campaignParameters).map(([key, parameter]) => [`${when}_${parameter}`, touch[key]]);
  return Object.fromEntries(columns) as CampaignColumns<When>; // one column per parameter
}
