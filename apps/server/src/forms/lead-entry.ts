import { randomUUID } from "node:crypto";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadListFormPath } from "@site/content/paths";
import type { EnteredLead } from "@site/db/intake/enter-lead";
import { contactInput } from "@site/trpc-router/inputs";
import type { LeadViewForm } from "@site/web/page-answer";
import { correctable, fieldOf } from "./correction.ts";
import type { Texts } from "./lead-pages.ts";

const { entry } = leadListCopy;
const shapes = { ...contactInput.shape, cameBy: contactInput.shape.company } as const;
const fields = [...correctable, "cameBy"] as const;
export const entryId = "entry";
type Field = (typeof fields)[number];

export const entryLabels: Texts = Object.fromEntries(fields.map((field) => [field, entry[field]]));

const cameByDefault = "phone";

/** Reads a lead that came, for example, by phone. It must have an email address or a phone number. */
export function readEntry(typed: Texts): { lead: EnteredLead; confirms: boolean } | { errors: Texts } {
  const errors: Record<string, string> = {};
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = typed[field] ?? "";
    if (field === "email" && text.trim() === "") continue;
    const { data, error } = shapes[field].safeParse(text);
    if (error !== undefined) errors[field] = error.issues[0]?.message ?? "";
    else if (data) values[field] = data;
  }
  if (!values.phone && !values.email && !errors.phone && !errors.email) errors.phone = entry.errors.reach;
  const { name: who, message: what, cameBy, ...more } = values;
  if (Object.keys(errors).length > 0 || who === undefined || what === undefined) return { errors };
  const key = /^[0-9a-f-]{36}$/.test(typed.key ?? "") ? (typed.key ?? "") : randomUUID();
  const entered = { cameBy: cameBy ?? cameByDefault, status: "new", isOld: false } as const;
  const lead = { name: who, message: what, email: more.email ?? null, ...more, service: null, key, entered };
  return { lead, confirms: typed.confirm === "yes" && lead.email !== null };
}

export function entryForm(
  hidden: { token: string },
  mayConfirm: boolean,
  { values, errors }: { values: Texts; errors: Texts } = { values: {}, errors: {} },
): LeadViewForm {
  const { confirm: label } = entry;
  const confirm = { name: "confirm", label, type: "check", maxLength: 3, value: values.confirm ?? "" } as const;
  return {
    id: entryId,
    label: entry.label,
    text: entry.text,
    action: leadListFormPath,
    hidden: { ...hidden, key: values.key ?? randomUUID() },
    fields: [
      ...fields.map((field) => ({
        ...fieldOf(field === "cameBy" ? "company" : field, entry),
        name: field,
        label: entry[field],
        required: field === "name" || field === "message",
        value: values[field] ?? "",
        error: errors[field] ?? null,
      })),
      ...(mayConfirm ? [confirm] : []),
    ],
    buttons: [{ value: "enter", label: entry.button }],
  };
}
