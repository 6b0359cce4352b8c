import { fieldErrors } from "@site/content/copy/forms";
import type { LeadDetails } from "@site/db/leads/inbox";
import type { Changes, Correctable } from "@site/db/leads/requests";
import { linesOf } from "@site/trpc-router/control-characters";
import { consultationInput, contactInput } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import type { Texts } from "./lead-pages.ts";

/** `shown` is what the form had contained before the visitor changed it. */
export type Refused = { values: Texts; shown: Texts; errors: Texts };

export const correctable = ["name", "phone", "email", "company", "message"] as const satisfies Correctable[];
const types = { name: "line", phone: "tel", email: "email", company: "line", message: "text" } as const;

export function fieldOf(name: Correctable, labels: Readonly<Record<Correctable, string>>) {
  return { name, label: labels[name], type: types[name], maxLength: lengthMax[name] };
}

const { practice, ...ofConsultation } = consultationInput.shape;

const shapes = { consultation: { ...ofConsultation, company: practice, message: null }, contact: contactInput.shape };

export const additionLengthMax = 1_000;

export function shownName(field: string): string {
  return `was-${field}`;
}

/**
 * A field counts as corrected only if its value differs from the value that the page had shown. Otherwise, a page that
 * was opened earlier could undo a newer correction.
 */
export function readChanges(lead: LeadDetails, typed: Texts): { changes: Changes } | Refused {
  const errors: Record<string, string> = {};
  const correction: Changes["correction"] = {};
  for (const { field, text, shown } of readTyped(lead, typed)) {
    const shape = shapes[lead.kind][field];
    if (shape === null) continue;
    const { data, error } = shape.safeParse(text);
    if (error !== undefined) errors[field] = error.issues[0]?.message ?? "";
    else correction[field] = { was: shown || null, text: data || null };
  }
  const addition = linesOf(typed.text ?? "");
  if (addition !== null && addition.length > additionLengthMax) errors.text = fieldErrors.tooLong;
  if (Object.keys(errors).length > 0) return refuse(lead, typed, errors);
  return { changes: { correction, addition } };
}

type Stored = Partial<Pick<LeadDetails, Correctable>>;

/** Keeps only the values that the visitor changed, because someone else may have corrected the others meanwhile. */
export function refuse(lead: Stored, typed: Texts, errors: Texts = {}): Refused {
  const changed = readTyped(lead, typed);
  const values = { text: typed.text ?? "", ...Object.fromEntries(changed.map(({ field, text }) => [field, text])) };
  return { values, errors, shown: Object.fromEntries(changed.map(({ field, shown }) => [field, shown])) };
}

function readTyped(lead: Stored, typed: Texts) {
  return correctable.flatMap((field) => {
    const [text, shown = lead[field] ?? ""] = [typed[field], typed[shownName(field)]];
    return text === undefined || text.trim() === shown.trim() ? [] : [{ field, text, shown }];
  });
}
