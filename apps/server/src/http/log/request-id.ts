import { randomUUID } from "node:crypto";
import { spokenAlphabet } from "@site/db/leads/reference";

const length = 8;

/** Names one request in the log, such as `7F3K9Q2M`: 40 random bits that survive a phone call. */
export function newRequestId(): string {
  // Node draws the bytes of UUIDs in advance: a tenth of the cost of asking for eight. The first 12 digits are random.
  let bits = Number.parseInt(randomUUID().replace("-", "").slice(0, 12), 16);
  let id = "";
  for (let digit = 0; digit < length; digit++) {
    id += spokenAlphabet.charAt(bits % spokenAlphabet.length);
    bits = Math.floor(bits / spokenAlphabet.length);
  }
  return id;
}
