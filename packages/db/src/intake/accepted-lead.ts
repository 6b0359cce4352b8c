import { hash } from "node:crypto";
import { nowText } from "../columns.ts";
import { fieldsOf, type NewLead } from "../leads/lead-fields.ts";

/** `at` is the time of arrival, in UTC and ISO 8601. */
export type AcceptedLead = { lead: NewLead; reference: string; at: string };

export function acceptLead(lead: NewLead): AcceptedLead {
  const at = nowText();
  return { lead, reference: referenceFor({ lead, at }), at };
}

/** Within this time, an identical lead without an idempotency key counts as a repeat, for example a double click. */
export const repeatMs = 10 * 60 * 1000;

/**
 * Returns a hash by which a repeated lead is recognized. The hash includes the fields even if the lead has a key,
 * because two programs may use the same keys. Without a key, the hash changes every ten minutes, so `readEarlierLeads`
 * also looks for the hash before it.
 * @param attempt if it isn't 0, the hash includes the exact time of arrival, because a closed lead may have the same
 * hash
 */
export function identityOf({ lead, at }: Pick<AcceptedLead, "lead" | "at">, attempt = 0): string {
  const { kind, partner = null, idempotencyKey, clientHash } = lead;
  // Empty fields don't count, because a field that a later release adds must not change the hashes of earlier leads.
  const fields = { ...fieldsOf(kind, lead), email: lead.email?.toLowerCase() ?? null };
  const filled = Object.entries(fields).filter(([, text]) => text !== null);
  const time = attempt === 0 ? Math.floor(Date.parse(at) / repeatMs) : at;
  const key = idempotencyKey ?? [time, clientHash];
  return hash("sha256", JSON.stringify([kind, partner, key, filled.toSorted()]), "base64url");
}

/** Crockford's base 32, without I, L, O and U, because people read references out on the phone. */
export const spokenAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The seven characters of the hash have 35 bits. The last character is a check character. */
export function referenceFor(accepted: Pick<AcceptedLead, "lead" | "at">, attempt = 0): string {
  const kind = accepted.lead.kind === "consultation" ? "CR" : "CM";
  const bytes = hash("sha256", [kind, identityOf(accepted, attempt), attempt].join("\n"), "buffer");
  const digits = Array.from(bytes.subarray(0, 7), (byte) => byte % spokenAlphabet.length);
  const check = digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % spokenAlphabet.length;
  const text = [...digits, check].map((digit) => spokenAlphabet.charAt(digit)).join("");
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}
