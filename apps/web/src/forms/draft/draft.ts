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
