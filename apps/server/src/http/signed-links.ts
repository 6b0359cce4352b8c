import { createHmac, timingSafeEqual } from "node:crypto";
import { leadListPath, leadPath } from "@site/content/paths";

export const previewPath = "/preview";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * One key signs all kinds of links, so each kind has its own purpose. days: how long an emailed link works, which
 * `officeMailCopy` and `leadListCopy` state
 */
const kinds = {
  lead: { purpose: "lead link 2", path: leadPath, days: 30 },
  list: { purpose: "list of leads", path: leadListPath, days: 7 },
  preview: { purpose: "content preview", path: previewPath, days: 14 },
} as const;

/**
 * The old version of links, in emails whose reply went to the visitor, who could then read the office's notes and
 * change the status. Those links no longer show a lead; their holder gets a new one.
 */
const formerPurpose = "lead link";

/** The lead that a link in an office email lets its holder see and change. holder: the email's recipient */
type OfficeLink = { reference: string; holder: string };

type Signed = [reference: string, holder: string, until: number];

/** isOld: the link shows nothing, because it has expired or its holder has left the office */
type Opened = { holder: string; until: number; isOld: boolean };

/**
 * The address of a lead's page.
 * @param origin the site's origin, without a path
 * @param until the expiry of the page that contains the link, so that following links doesn't extend access
 */
export function officeLink(
  origin: string,
  { reference, holder }: OfficeLink,
  key: string,
  now = Date.now(),
  until = now + kinds.lead.days * dayMs,
): string {
  return signedUrl(origin, "lead", [reference, holder, until], key);
}

/**
 * The content of a token. null if the signature is invalid
 * @param keys the current key and the one before it
 * @param holders the addresses that get links now
 */
export function readOfficeLink(
  token: string,
  keys: readonly string[],
  holders: readonly string[],
  now = Date.now(),
): (Opened & { reference: string }) | null {
  const current = readToken<Signed>(kinds.lead.purpose, token, keys);
  const [reference, holder, until] = current ?? readToken<Signed>(formerPurpose, token, keys) ?? [null, "", 0];
  return reference === null ? null : { reference, ...openedBy(holder, current === null ? 0 : until, holders, now) };
}

/** The address of the page of all leads, for an email. */
export function listLink(origin: string, holder: string, key: string, now = Date.now()): string {
  return signedUrl(origin, "list", [holder, now + kinds.list.days * dayMs], key);
}

/** Like `readOfficeLink`. */
export function readListLink(
  token: string,
  keys: readonly string[],
  holders: readonly string[],
  now = Date.now(),
): Opened | null {
  const value = readToken<[holder: string, until: number]>(kinds.list.purpose, token, keys);
  return value && openedBy(...value, holders, now);
}

function openedBy(holder: string, until: number, holders: readonly string[], now: number): Opened {
  const isKnown = holders.some((each) => each.toLowerCase() === holder.toLowerCase());
  return { holder, until, isOld: until < now || !isKnown };
}

/** The address of an article before its publication, and its expiry. @param origin the site's origin, without a path */
export function previewLink(origin: string, slug: string, key: string, now = Date.now()): { url: string; until: Date } {
  const until = now + kinds.preview.days * dayMs;
  return { url: signedUrl(origin, "preview", [slug, until], key), until: new Date(until) };
}

/** The slug that a token shows. null: the token is expired or its signature invalid */
export function readPreviewToken(token: string, keys: readonly string[], now = Date.now()): string | null {
  const [slug, until] = readToken<[string, number]>(kinds.preview.purpose, token, keys) ?? [null, 0];
  return until < now ? null : slug;
}

function signedUrl(origin: string, kind: keyof typeof kinds, value: unknown, key: string): string {
  const { purpose, path } = kinds[kind];
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${origin}${path}?token=${body}.${signature(purpose, body, key).toString("base64url")}`;
}

/** The value of a token. null: it was not signed for this purpose */
function readToken<Value>(purpose: string, token: string, keys: readonly string[]): Value | null {
  const [body = "", signed = ""] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const isSigned = keys.some((key) => {
    const expected = signature(purpose, body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? JSON.parse(Buffer.from(body, "base64url").toString()) : null;
}

function signature(purpose: string, body: string, key: string): Buffer {
  return createHmac("sha256", key).update(`${purpose}\n${body}`).digest();
}
