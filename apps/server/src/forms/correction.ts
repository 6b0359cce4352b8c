import type { LeadDetails } from "@site/db/leads/inbox";
import { columnOf, leadFields } from "@site/db/leads/lead-fields";
import type { Correction } from "@site/db/leads/requests";
import { consultationInput, contactInput } from "@site/trpc-router/inputs";
import type { Texts } from "./lead-pages.ts";

/** What was typed into a form that is refused, and the mistake of each field. */
export type Refused = { values: Texts; errors: Texts };

/** Reads a correction of a lead, validated as the form that the lead came by. */
export function readCorrection(lead: LeadDetails, typed: Texts): { fields: Correction } | Refused {
  const columns: Partial<Record<string, unknown>> = { ...lead, practice: lead.company };
  const stored = Object.keys(leadFields[lead.kind]).map((field) => [field, columns[columnOf(field)] ?? undefined]);
  const values = { ...Object.fromEntries(stored), ...typed, practice: typed.company ?? lead.company ?? undefined };
  const parsed = lead.kind === "consultation" ? consultationInput.safeParse(values) : contactInput.safeParse(values);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path: [name], message }) => [
      name === "practice" ? "company" : String(name),
      message,
    ]);
    return { values: typed, errors: Object.fromEntries(errors) };
  }
  const { data } = parsed;
  const { name, email } = data;
  const fields = { name, email, phone: data.phone || null };
  if ("message" in data) return { fields: { ...fields, company: data.company || null, message: data.message } };
  return { fields: { ...fields, company: data.practice || null } };
}
