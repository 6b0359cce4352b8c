import { nowText } from "../columns.ts";
import type { NewLead } from "./lead.ts";
import { makeReference } from "./reference.ts";

/** A lead with what it gets at the door, before anything is stored. at: UTC, ISO-8601 */
export type ArrivedLead = { lead: NewLead; reference: string; at: string };

export function arrive(lead: NewLead): ArrivedLead {
  return { lead, reference: referenceFor(lead), at: nowText() };
}

/** @param attempt another one, where the first is taken */
export function referenceFor({ kind, idempotencyKey }: NewLead, attempt = 0): string {
  return makeReference(kind === "consultation" ? "CR" : "CM", idempotencyKey, attempt);
}
