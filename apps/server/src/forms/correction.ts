import type { LeadDetails } from "@site/db/leads/inbox";
import type { Correction } from "@site/db/leads/requests";
import { consultationInput, contactInput } from "@site/trpc-router/inputs";
import * as z from "zod/mini";
import type { Texts } from "./lead-pages.ts";

/** What was typed into a form that is refused, and the mistake of each field. */
export type Refused = { values: Texts; errors: Texts };

const { name, email, phone, practice } = consultationInput.shape;

/** What may be corrected, validated as in the form that the lead came by, and named as in the inbox. */
const corrections = {
  consultation: z.object({ name, email, phone, company: practice }),
  contact: z.pick(contactInput, { name: true, email: true, phone: true, company: true, message: true }),
};

/** Reads a correction of a lead; what was not typed stays. */
export function readCorrection(lead: LeadDetails, typed: Texts): { fields: Correction } | Refused {
  const stored = { ...lead, phone: lead.phone ?? "", company: lead.company ?? "" };
  const { data, error } = corrections[lead.kind].safeParse({ ...stored, ...typed });
  if (data !== undefined) return { fields: { ...data, phone: data.phone || null, company: data.company || null } };
  const errors = error.issues.map(({ path: [field], message }) => [String(field), message]);
  return { values: typed, errors: Object.fromEntries(errors) };
}
