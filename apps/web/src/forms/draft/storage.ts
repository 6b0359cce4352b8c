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

/** Drafts and successes outlive the tab. */
const place = "localStorage";
/** The one record that forms share: who wrote last. It ends with the tab, because the next visitor may be somebody else. */
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

/** What this form says of its writer takes the place of what was known; a form that says nothing takes back its own. */
export function writePerson(from: string, values: Values): void {
  const known = personOf(values);
  if (Object.keys(known).length > 0) writeStored(...person, { from, values: known });
  else if (readPerson()?.from === from) removePerson();
}

export function removePerson(): void {
  removeStored(...person);
}

/** What is too old to be offered is too old to be kept. */
function read<T>(name: string, parse: (stored: unknown, nowMs: number) => T | null): T | null {
  const found = parse(readStored(place, name), Date.now());
  if (found === null) removeStored(place, name);
  return found;
}
