import { fieldErrors } from "@site/content/copy/forms";
import type { LeadDetails } from "@site/db/leads/inbox";
import type { Changes, Correctable } from "@site/db/leads/requests";
import { toLines } from "@site/trpc-router/control-characters";
import { consultationInput, contactInput } from "@site/trpc-router/inputs";
import type { Texts } from "./lead-pages.ts";

/**
 * The typed values of a form that is shown again, and the mistake of each field. shown: the earlier values of these
 * fields on that page
 */
export type Refused = { values: Texts; shown: Texts; errors: Texts };

const { name, email, phone, practice } = consultationInput.shape;
const ofContact = contactInput.shape;

/** The fields that may be corrected, validated as in the lead's form, and named as in the inbox. */
const corrections = {
  consultation: { name, email, phone, company: practice },
  contact: {
    name: ofContact.name,
    email: ofContact.email,
    phone: ofContact.phone,
    company: ofContact.company,
    message: ofContact.message,
  },
} as const;

export const additionLengthMax = 1_000;

/** Of the hidden field with the value that the page showed in a field. */
export function shownName(field: string): string {
  return `was-${field}`;
}

/**
 * Reads the changes of a lead: only a field that differs from the shown value is a correction, because the page may be
 * older than another correction. Without the hidden fields, the stored values count as shown.
 */
export function readChanges(lead: LeadDetails, typed: Texts): { changes: Changes } | Refused {
  const errors: Record<string, string> = {};
  const correction: Changes["correction"] = {};
  const shapes: Partial<Record<Correctable, typeof phone | typeof practice | typeof email>> = corrections[lead.kind];
  for (const { field, text, shown } of readTyped(lead, typed)) {
    const shape = shapes[field];
    if (shape === undefined) continue;
    const { data, error } = shape.safeParse(text);
    if (error !== undefined) errors[field] = error.issues[0]?.message ?? "";
    else correction[field] = { was: shown || null, text: data || null };
  }
  const addition = toLines(typed.text ?? "").trim();
  if (addition.length > additionLengthMax) errors.text = fieldErrors.tooLong;
  if (Object.keys(errors).length > 0) return refuse(lead, typed, errors);
  return { changes: { correction, addition: addition || null } };
}

/** Shows the typed values again, and nothing else: the other fields may have been corrected since. */
export function refuse(lead: LeadDetails, typed: Texts, errors: Texts = {}): Refused {
  const changed = readTyped(lead, typed);
  const values = { text: typed.text ?? "", ...Object.fromEntries(changed.map(({ field, text }) => [field, text])) };
  return { values, errors, shown: Object.fromEntries(changed.map(({ field, shown }) => [field, shown])) };
}

/** The fields that differ from their shown values. */
function readTyped(lead: LeadDetails, typed: Texts) {
  return (["name", "phone", "email", "company", "message"] as const).flatMap((field) => {
    const [text, shown = lead[field] ?? ""] = [typed[field], typed[shownName(field)]];
    return text === undefined || text.trim() === shown.trim() ? [] : [{ field, text, shown }];
  });
}
