import { knownServiceOptions } from "@site/content/copy/forms";
import { hasPhone, phoneDigits, plainText } from "@site/content/plain-text";
import type { Selectable } from "kysely";
import type { Database } from "../schema.ts";
import { inboxTexts } from "./lead-fields.ts";

type Lead = Selectable<Database["lead_inbox"]>;

/** The fields of a lead that a search reads, in addition to its service's label and the notes in its history. */
const searchedColumns = [...inboxTexts, "reference", "about", "sent_from"] as const satisfies (keyof Lead)[];

/**
 * Returns whether a lead contains a text. It runs in TypeScript, because an index by spelling would be stale after an
 * edit by SQL, and SQLite folds only ASCII. The office's email names leads by the same texts.
 * @param references the references that the text may stand for
 */
export function leadMatcher(text: string, references: readonly string[]) {
  const wanted = plainText(text);
  // A text of punctuation alone becomes empty.
  const has = (own: string) => (wanted === "" ? own.includes(text.trim()) : plainText(own).includes(wanted));
  const digits = phoneDigits(text);
  return (lead: Lead, notes: readonly string[]): boolean => {
    if (references.includes(lead.reference) || (digits !== null && hasPhone(lead.phone, digits))) return true;
    const service = knownServiceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service;
    const texts = [...searchedColumns.map((column) => lead[column]), service, ...notes];
    return texts.some((each) => each !== null && has(each));
  };
}
