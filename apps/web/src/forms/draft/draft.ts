import * as z from "zod/mini";
import { readStored, removeStored, writeStored } from "../../browser/storage.ts";
import type { FormName } from "../form-outcome.ts";

const draftSchema = z.object({
  /** The idempotency key of what the visitor is about to send, also when a try fails and is repeated. */
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  values: z.record(z.string(), z.string()),
});

export type Draft = z.infer<typeof draftSchema>;
export type Values = Draft["values"];

const nameOf = (form: FormName) => `draft:${form}`;

/** What this tab has of a form. null: nothing, or nothing legible, because visitors can edit the storage. */
export function readDraft(form: FormName): Draft | null {
  return draftSchema.safeParse(readStored(nameOf(form))).data ?? null;
}

/** A form without a word leaves nothing behind. */
export function writeDraft(form: FormName, draft: Draft): void {
  const isBlank = Object.values(draft.values).every((value) => value.trim() === "");
  if (isBlank) removeDraft(form);
  else writeStored(nameOf(form), draft);
}

export function removeDraft(form: FormName): void {
  removeStored(nameOf(form));
}

/** 128 random bits. Not `crypto.randomUUID`, which is missing over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that a visitor does not fill in: the trap and the hidden fields. */
const technicalNames: ReadonlySet<string> = new Set(["subject", "page", "about"]);

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element) => isField(element)).filter(({ name }) => !technicalNames.has(name));
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Whether the value differs from the server's HTML: typed by the visitor, or restored or filled in by the browser. */
export function isFilled(field: Field): boolean {
  return field.value !== (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? "") : field.defaultValue);
}

/** Skips a choice that the select does not offer any more, and a text of the server that the value does not continue. */
export function putAll(fields: readonly Field[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    const isOffered =
      field instanceof HTMLSelectElement
        ? [...field.options].some((option) => option.value === value)
        : continues(field, value);
    if (isOffered) field.value = value;
  }
}

/** A plan from the planner gives way only to a draft that was written from it. */
function continues({ defaultValue }: HTMLInputElement | HTMLTextAreaElement, value: string): boolean {
  const [firstLine = ""] = defaultValue.split("\n");
  return value.startsWith(firstLine);
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
