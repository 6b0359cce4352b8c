import { createHmac, timingSafeEqual } from "node:crypto";
import { leadPath } from "@site/content/paths";

/** What a link in a mail of the office lets its holder see and change: one lead. */
export type LeadLink = {
  reference: string;
  /** Address that the mail went to. */
  holder: string;
};

/** How long a link works: `officeMailCopy` says so. */
const linkMs = 30 * 24 * 60 * 60 * 1000;

/** The address of a lead's page, for a mail. @param origin of the site, without a path */
export function leadUrl(origin: string, { reference, holder }: LeadLink, key: string, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify([reference, holder, now + linkMs])).toString("base64url");
  return `${origin}${leadPath}?token=${body}.${signature(body, key).toString("base64url")}`;
}

/**
 * What a token stands for. old: it is genuine, but too old; unknown: nobody signed it.
 * @param keys the current key and the one before it
 */
export function readLeadToken(token: string, keys: readonly string[], now = Date.now()): LeadLink | "old" | "unknown" {
  const [body = "", signed = ""] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const isGenuine = keys.some((key) => {
    const expected = signature(body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) return "unknown";
  const [reference, holder, until]: [string, string, number] = JSON.parse(Buffer.from(body, "base64url").toString()); // signed above, so `leadUrl` wrote it
  return until < now ? "old" : { reference, holder };
}

/** The purpose is part of what is signed, because the key also makes pseudonyms of network addresses. */
function signature(body: string, key: string): Buffer {
  return createHmac("sha256", key).update(`lead link\n${body}`).digest();
}
