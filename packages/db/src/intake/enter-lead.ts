import { nowText } from "../columns.ts";
import { findLead } from "../leads/inbox.ts";
import { fieldsOf, type GivenFields, type LeadReceipt, type NewLead, noAttribution } from "../leads/lead-fields.ts";
import { type Db, inTransaction } from "../open.ts";
import type { NotifyPolicy } from "../outbox/queue.ts";
import { type AcceptedLead, acceptLead, referenceFor } from "./accepted-lead.ts";
import { readEarlierLeads } from "./earlier-leads.ts";
import { storeLead } from "./store-lead.ts";

/** A lead that the office has entered or imported, for example after a call or from an old list. */
export type EnteredLead = GivenFields<"contact"> &
  Pick<Required<NewLead>, "entered"> & {
    /** If a stored lead has the same key and the same fields, this lead isn't stored again. */
    key: string;
    reference?: string | null;
    at?: string | null;
  };

/** @param confirms whether the person who made the request gets a confirmation by email */
export function enterLead(db: Db, lead: EnteredLead, policy: NotifyPolicy, confirms: boolean): Promise<LeadReceipt> {
  const own = {
    ...policy,
    judge: () => ({ score: 0, signals: [], quarantined: false }),
    confirmToVisitor: confirms,
    mayConfirm: () => true,
    secretKeys: [],
  };
  return inTransaction(db, async (transaction) => {
    const { reference, isKnown } = await findEntered(transaction, lead);
    return isKnown ? { reference, stored: false } : storeLead(transaction, acceptedOf(lead), own);
  });
}

export async function findEntered(db: Db, lead: EnteredLead): Promise<{ reference: string; isKnown: boolean }> {
  const accepted = acceptedOf(lead);
  const same = lead.reference ? await findLead(db, lead.reference) : undefined;
  const known = same?.reference ?? (await readEarlierLeads(db, accepted)).known;
  return { reference: known ?? accepted.reference, isKnown: known !== null };
}

function acceptedOf({ key, reference, at, entered, ...fields }: EnteredLead): AcceptedLead {
  const lead: NewLead = {
    kind: "contact",
    ...fieldsOf("contact", fields),
    idempotencyKey: key,
    attribution: noAttribution,
    clientHash: null,
    formerClientHash: null,
    spam: { score: 0, signals: [] },
    entered,
  };
  const accepted = { ...acceptLead(lead), at: at ?? nowText() };
  return { ...accepted, reference: reference || referenceFor(accepted) };
}
