import { randomInt, randomUUID } from "node:crypto";
import type { LeadKind } from "@site/db/leads/lead-fields";
import { type EntryPoint, referenceIn, requestOf } from "./entry-points.ts";
import { sampleFields } from "./sample-fields.ts";

/** One person with one intent, which may be sent several times and through several entry points. */
export type Intent = {
  form: LeadKind;
  /** null: the server derives a key from the fields, the sender and the day. */
  key: string | null;
  ip: string;
  /** Every field of the form, because a field that an entry point drops is a lost answer. */
  fields: Record<string, string>;
};

const requestMsMax = 15_000;

/** The domain of all visitors' addresses, which occurs nowhere else on the site. */
export const emailDomain = "torture-visitors.example";

/** Spells a number in letters, so that every text is unique to the spam history. */
function inLetters(count: number): string {
  return String(count).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
}

/** Every field of the form, those that people don't share with the count in them. */
function fieldsOf(form: LeadKind, count: number): Record<string, string> {
  const letters = inLetters(count);
  const own: Record<string, string> = {
    name: `Ada ${letters} O'Connor-Müller`,
    email: `visitor-${count}@${emailDomain}`,
    phone: `(615) 555-${String(count % 10_000).padStart(4, "0")}`,
    message: `We lost our effective date. Please ask for ${letters} at the desk.\nThank you`,
  };
  return Object.fromEntries(Object.entries(sampleFields[form]).map(([name, sample]) => [name, own[name] ?? sample]));
}

/** @param count makes this person unique */
export function newIntent(count: number, form: LeadKind = randomInt(2) === 0 ? "consultation" : "contact"): Intent {
  return {
    form,
    key: Math.random() < 0.7 ? randomUUID() : null,
    ip: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    fields: fieldsOf(form, count),
  };
}

/**
 * Sends an intent through an entry point.
 * @returns the reference in the answer; null: the connection broke before an answer, or the site asked to try again
 * @throws Error when the answer holds no reference
 */
export async function send(url: string, entryPoint: EntryPoint, { form, key, ip, fields }: Intent) {
  // The hidden fields are those of a form that a person fills in: an empty trap, and the time that it took.
  const values = { ...fields, subject: "", elapsedMs: String(randomInt(4_000, 90_000)) };
  const { path, ...request } = requestOf(entryPoint, { form, values, ...(key !== null && { idempotencyKey: key }) });
  let response: Response;
  let body: string;
  try {
    response = await fetch(url + path, {
      method: "POST",
      headers: { "x-forwarded-for": ip, ...request.headers },
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.timeout(requestMsMax),
    });
    body = await response.text();
  } catch {
    return null;
  }
  // 503: no disk takes leads just now. Other answers of 5xx without the site's own header are a proxy's.
  if (response.status === 503 || (response.status >= 500 && !response.headers.has("x-request-id"))) return null;
  const reference = referenceIn({ location: response.headers.get("location"), body });
  if (response.status >= 400 || reference === null)
    throw new Error(`${entryPoint} answered ${response.status}: ${body.slice(0, 300)}`);
  return reference;
}
