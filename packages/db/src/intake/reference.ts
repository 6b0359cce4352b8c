import { hash } from "node:crypto";

/** Crockford's base 32: omits I, L, O and U, so that a reference can be spelled on the phone. */
export const spokenAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A reference for people, such as `CR-7F3K-9Q2M`: seven characters (35 bits) and one check character. It is derived
 * from the lead's key, so that a retry gets the same reference even without the database.
 * @param attempt derives another reference when this one is taken
 */
export function makeReference(kind: "CR" | "CM", key: string, attempt = 0): string {
  const bytes = hash("sha256", [kind, key, attempt].join("\n"), "buffer");
  const digits = Array.from(bytes.subarray(0, 7), (byte) => byte % spokenAlphabet.length);
  const check = digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % spokenAlphabet.length;
  const text = [...digits, check].map((digit) => spokenAlphabet.charAt(digit)).join("");
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Normalizes a reference as typed or heard: any case, letters that look like digits. Other text is unchanged. */
export function readReference(typed: string): string {
  const [kind, ...digits] = typed.trim().toUpperCase().split("-");
  return [kind, ...digits.map((part) => part.replaceAll("O", "0").replace(/[IL]/g, "1"))].join("-");
}
