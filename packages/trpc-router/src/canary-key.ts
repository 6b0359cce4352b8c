import { createHmac, timingSafeEqual } from "node:crypto";
import { TRPCError } from "@trpc/server";

/** The key must expire, because someone may intercept it. Ten minutes allow for clocks that differ a little. */
const validMs = 10 * 60 * 1000;
const message = "The canary is not signed with this site's SECRET_KEY, or the clocks differ by more than ten minutes.";

/** The signature keeps others from marking a lead as a test lead, which the site deletes at once. */
export function makeCanaryKey(secret: string): string {
  const at = String(Date.now());
  return `canary-${at}-${signatureOf(at, secret)}`;
}

/** @throws TRPCError FORBIDDEN if the key looks like that of a canary, but has a wrong signature or has expired */
export function isCanaryKey(key: string | null | undefined, secret: string | null): boolean {
  const [, at, signature] = /^canary-(\d{13})-([\w-]{32})$/.exec(key ?? "") ?? [];
  if (at === undefined || signature === undefined) return false;
  const isSigned = secret !== null && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(at, secret)));
  if (!isSigned || Math.abs(Date.now() - Number(at)) > validMs) throw new TRPCError({ code: "FORBIDDEN", message });
  return true;
}

function signatureOf(at: string, secret: string): string {
  return createHmac("sha256", secret).update(`canary ${at}`).digest("base64url").slice(0, 32);
}
