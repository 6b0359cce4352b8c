/** Values of a form by the names of its fields. */
export type Values = Record<string, string>;

/** Values that are not sent yet. Times are milliseconds since 1970. */
export type Draft = { seed: string; startedAt: number; savedAt: number; values: Values };

/** The last success of a form, without its values. */
export type Sent = { seed: string; reference: string | null; savedAt: number };

/** Contact details that were last typed in this tab, for the other form. */
export type Person = { from: string; values: Values };

const dayMs = 24 * 60 * 60 * 1000;
const draftMaxMs = 30 * dayMs;
const personFields = ["name", "email", "phone"] as const;

/** null for a draft older than 30 days, and for anything else, because a visitor can edit the storage. */
export function parseDraft(stored: unknown, nowMs: number): Draft | null {
  if (!isRecord(stored)) return null;
  const { seed, startedAt, savedAt } = stored;
  if (typeof seed !== "string" || typeof startedAt !== "number" || !isFresh(savedAt, nowMs, draftMaxMs)) return null;
  return { seed, startedAt, savedAt, values: textsOf(stored.values) };
}

export function parseSent(stored: unknown, nowMs: number): Sent | null {
  if (!isRecord(stored)) return null;
  const { seed, reference, savedAt } = stored;
  if (typeof seed !== "string" || !isFresh(savedAt, nowMs, dayMs)) return null;
  return { seed, reference: typeof reference === "string" ? reference : null, savedAt };
}

export function parsePerson(stored: unknown): Person | null {
  if (!isRecord(stored) || typeof stored.from !== "string") return null;
  return { from: stored.from, values: personOf(textsOf(stored.values)) };
}

/** Name, e-mail and phone, where they are given. */
export function personOf(values: Values): Values {
  return Object.fromEntries(
    personFields.map((name) => [name, values[name] ?? ""] as const).filter(([, value]) => value.trim() !== ""),
  );
}

/**
 * The contact details to prefill: for fields that are empty, or that were prefilled before a reload. None if a field has
 * other contact details, because another person may be typing.
 * @param own values of this form's own draft
 */
export function additionsOf(person: Values, values: Values, own: Values): Values {
  const begun = Object.entries(personOf(values));
  if (begun.some(([name, value]) => person[name] !== undefined && person[name] !== value)) return {};
  const isOpen = (name: string) => values[name] === "" || (values[name] === person[name] && values[name] !== own[name]);
  return Object.fromEntries(Object.entries(person).filter(([name]) => isOpen(name)));
}

export function isBlank(values: Values): boolean {
  return Object.values(values).every((value) => value.trim() === "");
}

function textsOf(value: unknown): Values {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function isFresh(savedAt: unknown, nowMs: number, maxMs: number): savedAt is number {
  return typeof savedAt === "number" && nowMs - savedAt < maxMs;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
