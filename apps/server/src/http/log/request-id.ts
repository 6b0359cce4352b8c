import { randomBytes } from "node:crypto";
import { spokenAlphabet } from "@site/db/intake/reference";

const length = 8;

/** Identifies one request in the log, such as `7F3K9Q2M`: in letters that can be read out on the phone. */
export function newRequestId(): string {
  return Array.from(randomBytes(length), (byte) => spokenAlphabet.charAt(byte % spokenAlphabet.length)).join("");
}
