import { createHash, timingSafeEqual } from "node:crypto";
import { TRPCError } from "@trpc/server";
import * as z from "zod";

/** One partner may have two keys, for key rotation. */
export type PartnerKey = { name: string; secret: string };

export const partnerKeyHeader = "x-partner-key";

/** A shorter secret could be guessed. */
const secretLengthMin = 24;

/** Parses PARTNER_KEYS: `name:secret,name:secret`. */
export const partnerKeyList = z
  .string()
  .transform((list) => list.split(",").map((entry) => /^\s*([\w.-]{1,60}):([\x21-\x7e]+)\s*$/.exec(entry) ?? []))
  .refine((entries) => entries.every(([entry]) => entry !== undefined), "must be name:secret, separated by commas")
  .transform((entries): PartnerKey[] => entries.map(([, name = "", secret = ""]) => ({ name, secret })))
  .refine((keys) => keys.every(({ secret }) => secret.length >= secretLengthMin), {
    error: `must have secrets of ${secretLengthMin} characters or more`,
  })
  .refine((keys) => new Set(keys.map(({ secret }) => secret)).size === keys.length, "must have each secret once");

/**
 * Returns a function that finds the partner of a request's key; null: the request has no key.
 * @throws TRPCError UNAUTHORIZED for an unknown key, because without an error its leads would be scored as a stranger's
 */
export function createPartnerOf(keys: readonly PartnerKey[]) {
  const known = keys.map(({ name, secret }) => ({ name, digest: digestOf(secret) }));
  return (given: string | string[] | undefined): string | null => {
    if (given === undefined) return null;
    const digest = digestOf(String(given));
    // All keys are compared, each in constant time, because the response time must not reveal a key.
    const [partner] = known.filter((key) => timingSafeEqual(key.digest, digest));
    if (partner === undefined) throw new TRPCError({ code: "UNAUTHORIZED" });
    return partner.name;
  };
}

/** `timingSafeEqual` needs inputs of equal length. */
function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
