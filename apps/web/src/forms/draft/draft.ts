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
  return draftSchema.safeParse(readStored(nameOf(form)) ?? takeFormer(form)).data ?? null;
}

/** Takes the draft that a release before 1.0.0 kept for all tabs; null: none. */
function takeFormer(form: FormName): unknown {
  try {
    const { seed, values } = JSON.parse(localStorage.getItem(nameOf(form)) ?? "null");
    localStorage.removeItem(nameOf(form));
    return { key: seed, values };
  } catch {
    return null;
  }
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
