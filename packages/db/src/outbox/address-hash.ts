import { createHmac } from "node:crypto";

/**
 * The keyed hash of an e-mail address, whatever the case in which it is spelled. An unkeyed hash of an address is an
 * identifier that advertisers trade in, and can be looked up in lists; one with a key means nothing outside its database.
 */
export function hashAddress(key: string, email: string): string {
  return createHmac("sha256", key).update(email.trim().toLowerCase()).digest("base64url");
}
