import { createHmac, timingSafeEqual } from "node:crypto";
import { leadListPath, leadPath } from "@site/content/paths";

/** The lead that a link in an email to the office lets its holder see and change. */
export type OfficeLink = {
  reference: string;
  /** The email's recipient. */
  holder: string;
};

/** How long a link of an email works: `officeMailCopy` says so. */
const officeLinkMs = 30 * 24 * 60 * 60 * 1000;

const officePurpose = "lead link 2";
/**
 * Of the links in emails whose reply went to the visitor, who could then read the office's notes and press its buttons.
 * They show nothing any more; their holder gets a new one.
 */
const formerPurpose = "lead link";

type Signed = [reference: string, holder: string, until: number];

/**
 * The address of a lead's page. @param origin of the site, without a path
 * @param until of the page that links it, because following links makes none of them live longer
 */
export function officeLink(
  origin: string,
  { reference, holder }: OfficeLink,
  key: string,
  now = Date.now(),
  until = now + officeLinkMs,
): string {
  return `${origin}${leadPath}?token=${signToken(officePurpose, [reference, holder, until], key)}`;
}

/**
 * The content of a token; isOld: it shows nothing any more, because its time is over or its holder is of the office no
 * longer. null if the signature is invalid
 * @param keys the current key and the one before it
 * @param holders the addresses that get links now
 */
export function readOfficeLink(
  token: string,
  keys: readonly string[],
  holders: readonly string[],
  now = Date.now(),
): (OfficeLink & { until: number; isOld: boolean }) | null {
  const current = readToken<Signed>(officePurpose, token, keys);
  const value = current ?? readToken<Signed>(formerPurpose, token, keys);
  if (value === null) return null;
  const [reference, holder, until] = value;
  return { reference, holder, until, isOld: current === null || until < now || !isOneOf(holders, holder) };
}

const listPurpose = "list of leads";
/** All leads are more than one: `leadListCopy` says how long. */
const listMs = 7 * 24 * 60 * 60 * 1000;

/** Lets its holder see all leads. */
export type ListLink = { holder: string; until: number; isOld: boolean };

/** The address of the page of all leads, for an email. */
export function listLink(origin: string, holder: string, key: string, now = Date.now()): string {
  return `${origin}${leadListPath}?token=${signToken(listPurpose, [holder, now + listMs], key)}`;
}

/** As `readOfficeLink`. */
export function readListLink(
  token: string,
  keys: readonly string[],
  holders: readonly string[],
  now = Date.now(),
): ListLink | null {
  const value = readToken<[holder: string, until: number]>(listPurpose, token, keys);
  if (value === null) return null;
  const [holder, until] = value;
  return { holder, until, isOld: until < now || !isOneOf(holders, holder) };
}

function isOneOf(holders: readonly string[], holder: string): boolean {
  return holders.some((each) => each.toLowerCase() === holder.toLowerCase());
}

export const previewPath = "/preview";

const previewPurpose = "content preview";
/** How long a link works. */
const previewMs = 14 * 24 * 60 * 60 * 1000;

/** The address of an article before its day, and until when it works. @param origin of the site, without a path */
export function previewLink(origin: string, slug: string, key: string, now = Date.now()): { url: string; until: Date } {
  const until = now + previewMs;
  return {
    url: `${origin}${previewPath}?token=${signToken(previewPurpose, [slug, until], key)}`,
    until: new Date(until),
  };
}

/** The slug that a token shows. null if it is too old or its signature is invalid. */
export function readPreviewToken(token: string, keys: readonly string[], now = Date.now()): string | null {
  const [slug, until] = readToken<[string, number]>(previewPurpose, token, keys) ?? [null, 0];
  return until < now ? null : slug;
}

/** A value for a link, which only this site can have signed. @param purpose of the link, because one key signs all kinds */
function signToken(purpose: string, value: unknown, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${body}.${signature(purpose, body, key).toString("base64url")}`;
}

/** The value of a token. null if it was not signed for this purpose. @param keys the current key and the one before it */
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
