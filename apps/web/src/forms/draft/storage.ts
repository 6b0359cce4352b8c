import { readStored, removeStored, writeStored } from "../../browser/storage.ts";
import {
  type Draft,
  type Person,
  parseDraft,
  parsePerson,
  parseSent,
  personOf,
  type Sent,
  type Values,
} from "./records.ts";

/** Of drafts and successes: survives the tab. */
const place = "localStorage";
/** The contact details that the forms share. In `sessionStorage`, because the next visitor may be another person. */
const person = ["sessionStorage", "person"] as const;

export function readDraft(form: string): Draft | null {
  return read(`draft:${form}`, parseDraft);
}

export function writeDraft(form: string, draft: Omit<Draft, "savedAt">): void {
  writeStored(place, `draft:${form}`, { ...draft, savedAt: Date.now() });
}

export function removeDraft(form: string): void {
  removeStored(place, `draft:${form}`);
}

export function readSent(form: string): Sent | null {
  return read(`sent:${form}`, parseSent);
}

export function writeSent(form: string, sent: Omit<Sent, "savedAt">): void {
  writeStored(place, `sent:${form}`, { ...sent, savedAt: Date.now() });
}

export function readPerson(): Person | null {
  return parsePerson(readStored(...person));
}

/** Replaces the stored contact details by those of this form. A form without any removes those that it stored. */
export function writePerson(from: string, values: Values): void {
  const given = personOf(values);
  if (Object.keys(given).length > 0) writeStored(...person, { from, values: given });
  else if (readPerson()?.from === from) removePerson();
}

export function removePerson(): void {
  removeStored(...person);
}

/** Removes a record that is invalid or expired. */
function read<T>(name: string, parse: (stored: unknown, nowMs: number) => T | null): T | null {
  const found = parse(readStored(place, name), Date.now());
  if (found === null) removeStored(place, name);
  return found;
}
