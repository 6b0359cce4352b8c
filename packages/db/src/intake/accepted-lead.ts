import { hash } from "node:crypto";
import { nowText } from "../columns.ts";
import { fieldsOf, type NewLead } from "../leads/lead-fields.ts";

/** A lead with its reference and its time of arrival. at: UTC, ISO-8601 */
export type AcceptedLead = { lead: NewLead; reference: string; at: string };

export function acceptLead(lead: NewLead): AcceptedLead {
  const at = nowText();
  return { lead, reference: referenceFor({ lead, at }), at };
}

/** Within this time, an equal lead without a key counts as a repeat, from a double click or a reload. */
export const repeatMs = 10 * 60 * 1000;

/**
 * Identifies a lead by its form, its key and all filled-in fields, because two programs may use the same keys. Without
 * a key, the sender's hashed IP address and the ten-minute period of `at` count; `readEarlierLeads` also finds a repeat
 * in the next period.
 * @param attempt from 1 on, `at` replaces the period, because a closed lead already has the identity of attempt 0
 */
export function identityOf({ lead, at }: Pick<AcceptedLead, "lead" | "at">, attempt = 0): string {
  const { kind, partner = null, idempotencyKey, clientHash } = lead;
  // Empty fields are omitted, so that a field that a later release adds changes no identity.
  const fields = { ...fieldsOf(kind, lead), email: lead.email?.toLowerCase() ?? null };
  const filled = Object.entries(fields).filter(([, text]) => text !== null);
  const time = attempt === 0 ? Math.floor(Date.parse(at) / repeatMs) : at;
  const key = idempotencyKey ?? [time, clientHash];
  return hash("sha256", JSON.stringify([kind, partner, key, filled.toSorted()]), "base64url");
}

/** Crockford's base 32 omits I, L, O and U, so that a reference can be spelled on the phone. */
export const spokenAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A lead's reference, such as `CR-7F3K-9Q2M`: seven characters (35 bits) and one check character.
 * @param attempt how many earlier attempts gave a reference that another lead already had
 */
export function referenceFor(accepted: Pick<AcceptedLead, "lead" | "at">, attempt = 0): string {
  const kind = accepted.lead.kind === "consultation" ? "CR" : "CM";
  const bytes = hash("sha256", [kind, identityOf(accepted, attempt), attempt].join("\n"), "buffer");
  const digits = Array.from(bytes.subarray(0, 7), (byte) => byte % spokenAlphabet.length);
  const check = digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % spokenAlphabet.length;
  const text = [...digits, check].map((digit) => spokenAlphabet.charAt(digit)).join("");
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}
