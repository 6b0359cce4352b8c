import { hash } from "node:crypto";
import { nowText } from "../columns.ts";
import { fieldsOf, type NewLead } from "../leads/lead-fields.ts";

/**
 * A lead that has arrived, with the reference that its visitor gets. `at` is the time of arrival, in UTC and ISO 8601.
 */
export type AcceptedLead = { lead: NewLead; reference: string; at: string };

export function acceptLead(lead: NewLead): AcceptedLead {
  const at = nowText();
  return { lead, reference: referenceFor({ lead, at }), at };
}

/**
 * If two identical leads without an idempotency key arrive within this time, the second one counts as a repeat of the
 * first. Such repeats come, for example, from double clicks and page reloads.
 */
export const repeatMs = 10 * 60 * 1000;

/**
 * Returns a hash that identifies a lead, so that a lead that is sent twice is stored once. The hash covers the form,
 * the idempotency key and all fields that are filled in. The fields count even if there is a key, because two programs
 * may use the same keys.
 * For a lead without a key, the sender's hashed IP address and the ten-minute period of the arrival replace the key. A
 * repeat may arrive in the next period and get another hash, but `readEarlierLeads` finds it too.
 * @param attempt 0 gives the lead's normal identity. A higher number gives another one, which contains the exact time
 * of arrival, because a closed lead may already have the normal identity
 */
export function identityOf({ lead, at }: Pick<AcceptedLead, "lead" | "at">, attempt = 0): string {
  const { kind, partner = null, idempotencyKey, clientHash } = lead;
  // Empty fields are left out, so that the identities of earlier leads stay the same when a later release adds a field.
  const fields = { ...fieldsOf(kind, lead), email: lead.email?.toLowerCase() ?? null };
  const filled = Object.entries(fields).filter(([, text]) => text !== null);
  const time = attempt === 0 ? Math.floor(Date.parse(at) / repeatMs) : at;
  const key = idempotencyKey ?? [time, clientHash];
  return hash("sha256", JSON.stringify([kind, partner, key, filled.toSorted()]), "base64url");
}

/**
 * The characters of Crockford's base 32. The letters I, L, O and U aren't among them, so that people make no mistakes
 * when they read out a reference on the phone.
 */
export const spokenAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Computes a lead's reference, such as `CR-7F3K-9Q2M`, from the lead's identity. A reference consists of a prefix for
 * the form, seven characters of a hash (35 bits), and a check character.
 * @param attempt how many references of this lead were tried before, and turned out to belong to other leads
 */
export function referenceFor(accepted: Pick<AcceptedLead, "lead" | "at">, attempt = 0): string {
  const kind = accepted.lead.kind === "consultation" ? "CR" : "CM";
  const bytes = hash("sha256", [kind, identityOf(accepted, attempt), attempt].join("\n"), "buffer");
  const digits = Array.from(bytes.subarray(0, 7), (byte) => byte % spokenAlphabet.length);
  const check = digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % spokenAlphabet.length;
  const text = [...digits, check].map((digit) => spokenAlphabet.charAt(digit)).join("");
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}
