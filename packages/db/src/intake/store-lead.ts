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

/** @param db a transaction, so that the lead and its notifications are stored together or not at all */
export async function storeLead(db: Db, accepted: AcceptedLead, policy: LeadPolicy): Promise<LeadReceipt> {
  const { lead } = accepted;
  const { known, ...history } = await readEarlierLeads(db, accepted);
  if (known !== null) {
    // A lost or withdrawn lead is reopened, because its visitor is thanked again and expects an answer.
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
    // The row of the canary is deleted at once, so that no count and no list contains it.
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
 * Another instance may commit the same lead between the search for earlier leads and the insert.
 * @throws StorageFault if no reference works, so that the lead waits in the spool
 */
async function insertOnce(db: Db, accepted: AcceptedLead, row: CommonRow): Promise<LeadReceipt> {
  const { lead } = accepted;
  for (let attempt = 0; attempt < referencesMax; attempt += 1) {
    // If the lead was in the spool, its visitor already has this reference.
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
  // Five references in a row practically never belong to other leads, so the next id of the table is the one that is
  // taken. On PostgreSQL, this happens if someone copies rows into a table without raising its id sequence.
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
  return Object.fromEntries(columns) as CampaignColumns<When>; // there is a column for each parameter
}
