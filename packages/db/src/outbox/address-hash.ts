import { createHmac } from "node:crypto";

/**
 * Keyed, case-insensitive hash of an e-mail address. An unkeyed hash is an identifier that advertisers trade in and
 * that can be looked up in lists; a keyed hash has no meaning outside its database.
 */
export function hashAddress(key: string, email: string): string {
  return createHmac("sha256", key).update(email.trim().toLowerCase()).digest("base64url");
}
