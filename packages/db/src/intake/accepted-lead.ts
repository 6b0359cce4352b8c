import { nowText } from "../columns.ts";
import type { NewLead } from "../leads/lead.ts";
import { makeReference } from "./reference.ts";

/** A lead with the reference and the time that are assigned before it is stored. at: UTC, ISO-8601 */
export type AcceptedLead = { lead: NewLead; reference: string; at: string };

export function acceptLead(lead: NewLead): AcceptedLead {
  return { lead, reference: referenceFor(lead), at: nowText() };
}

/** @param attempt how many references of this lead were already taken */
export function referenceFor({ kind, idempotencyKey }: NewLead, attempt = 0): string {
  return makeReference(kind === "consultation" ? "CR" : "CM", idempotencyKey, attempt);
}
