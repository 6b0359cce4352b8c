import { randomFillSync } from "node:crypto";

/** Crockford's base 32, as in references: no I, L, O, U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;
// Random bytes are cheap by the page, not by the handful.
const pool = new Uint8Array(4096);
let used = pool.length;

/** Names one request in the log, such as `7F3K9Q2M`: 40 random bits that survive a phone call. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = "";
  for (const end = used + length; used < end; used++) id += alphabet.charAt((pool[used] ?? 0) % alphabet.length);
  return id;
}
