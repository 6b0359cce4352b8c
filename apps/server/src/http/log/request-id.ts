import { randomUUID } from "node:crypto";
import { spokenAlphabet } from "@site/db/intake/reference";

const length = 8;

/**
 * Identifies one request in the log, such as `7F3K9Q2M`: 40 random bits in letters that can be read out on the phone.
 */
export function newRequestId(): string {
  // `randomUUID` costs a tenth of `randomBytes(8)`, because Node draws its bytes in advance. Its first 12 digits are
  // random.
  let bits = Number.parseInt(randomUUID().replace("-", "").slice(0, 12), 16);
  let id = "";
  for (let digit = 0; digit < length; digit++) {
    id += spokenAlphabet.charAt(bits % spokenAlphabet.length);
    bits = Math.floor(bits / spokenAlphabet.length);
  }
  return id;
}
