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

/** What is signed names its purpose, because the key also makes pseudonyms of network addresses. */
const purpose = "lead link 2";
/**
 * Of the links in mails whose reply went to the visitor, who could then read and press what is the office's. They show
 * nothing any more; their holder gets a new one.
 */
const formerPurpose = "lead link";

/** The address of a lead's page, for a mail. @param origin of the site, without a path */
export function leadUrl(origin: string, { reference, holder }: LeadLink, key: string, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify([reference, holder, now + linkMs])).toString("base64url");
  return `${origin}${leadPath}?token=${body}.${signature(purpose, body, key).toString("base64url")}`;
}

/**
 * What a token stands for; isOld: it shows nothing any more. null: nobody signed it
 * @param keys the current key and the one before it
 */
export function readLeadToken(
  token: string,
  keys: readonly string[],
  now = Date.now(),
): (LeadLink & { isOld: boolean }) | null {
  const [body = "", signed = ""] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const isSigned = (by: string) => keys.some((key) => isEqual(given, signature(by, body, key)));
  const isCurrent = isSigned(purpose);
  if (!isCurrent && !isSigned(formerPurpose)) return null;
  const [reference, holder, until]: [string, string, number] = JSON.parse(Buffer.from(body, "base64url").toString()); // signed above, so `leadUrl` wrote it
  return { reference, holder, isOld: !isCurrent || until < now };
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(by: string, body: string, key: string): Buffer {
  return createHmac("sha256", key).update(`${by}\n${body}`).digest();
}
