import { knownServiceOptions } from "@site/content/copy/forms";
import { hasPhone, phoneDigits, plainText } from "@site/content/plain-text";
import type { LeadDetails } from "./inbox.ts";
import { inboxTexts } from "./lead-fields.ts";

const searchedColumns = [...inboxTexts, "reference", "about", "sent_from"] as const satisfies (keyof LeadDetails)[];

/**
 * Makes a function that tells whether a lead contains a text. SQL can't: SQLite ignores case only in ASCII.
 * @param references the references that the text may mean
 */
export function leadMatcher(text: string, references: readonly string[]) {
  const wanted = plainText(text);
  // If the text has only punctuation, its `plainText` is empty, and every text contains the empty text.
  const has = (own: string) => (wanted === "" ? own.includes(text.trim()) : plainText(own).includes(wanted));
  const digits = phoneDigits(text);
  return (lead: LeadDetails, notes: readonly string[]): boolean => {
    if (references.includes(lead.reference) || (digits !== null && hasPhone(lead.phone, digits))) return true;
    const service = knownServiceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service;
    const texts = [...searchedColumns.map((column) => lead[column]), service, ...notes];
    return texts.some((each) => each !== null && has(each));
  };
}
