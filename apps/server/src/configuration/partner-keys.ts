import { createHash, timingSafeEqual } from "node:crypto";
import { TRPCError } from "@trpc/server";
import * as z from "zod";

/** A name may have two keys, so that a partner can change from one to the other. */
export type PartnerKey = { name: string; secret: string };

export const partnerKeyHeader = "x-partner-key";

/** A shorter one could be guessed. */
const secretLengthMin = 24;

/** PARTNER_KEYS: `name:secret,name:secret`. */
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
 * Finds the partner whose key came with a request; null: no key came.
 * @throws TRPCError UNAUTHORIZED for a key that is nobody's: without a word, the leads would be scored as a stranger's
 */
export function createPartnerOf(keys: readonly PartnerKey[]) {
  const known = keys.map(({ name, secret }) => ({ name, digest: digestOf(secret) }));
  return (given: string | string[] | undefined): string | null => {
    if (given === undefined) return null;
    const digest = digestOf(String(given));
    // Every key is compared, each in constant time, so that the time of an answer tells nothing of a key.
    const [partner] = known.filter((key) => timingSafeEqual(key.digest, digest));
    if (partner === undefined) throw new TRPCError({ code: "UNAUTHORIZED" });
    return partner.name;
  };
}

/** Digests have one length, as the comparison needs it. */
function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
