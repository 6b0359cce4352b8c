import { createHmac, timingSafeEqual } from "node:crypto";
import { leadListPath, leadPath } from "@site/content/paths";
import { leadListReference } from "@site/db/outbox/queue";

export const previewPath = "/preview";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * All kinds of links share one key, so the signature also covers the purpose. Otherwise, a preview link could be turned
 * into a link to a lead. `leadPageCopy` and `leadListCopy` must state the same number of `days`.
 */
const lead = { purpose: "lead link 2", path: leadPath, days: 30 } as const;
const list = { ...lead, path: leadListPath, days: 7 } as const;
const preview = { purpose: "content preview", path: previewPath, days: 14 } as const;

/**
 * Release 1.0.0 emailed such links to the office, which may have quoted the email in a reply to a visitor. Therefore
 * the link shows no lead: it only offers to email a new link to the office.
 */
const formerPurpose = "lead link";

type Signed = [reference: string, holder: string, until: number];

/** @param until milliseconds since 1970; a link on an office page expires with the link that opened that page */
export function officeLink(
  origin: string,
  { reference, holder }: { reference: string; holder: string },
  key: string,
  now = Date.now(),
  until?: number,
): string {
  const kind = reference === leadListReference ? list : lead;
  return signedUrl(origin, kind, [reference, holder, until ?? now + kind.days * dayMs], key);
}

export function listLink(origin: string, holder: string, key: string, now?: number): string {
  return officeLink(origin, { reference: leadListReference, holder }, key, now);
}

/** @returns null if the signature is invalid; `isOld` means that the page must show no lead */
export function readOfficeLink(token: string, keys: readonly string[], holders: readonly string[], now = Date.now()) {
  const current = readToken<Signed>(lead.purpose, token, keys);
  const signed = current ?? readToken<Signed>(formerPurpose, token, keys);
  if (signed === null) return null;
  const [reference, holder, until] = signed;
  return { reference, holder, until, isOld: current === null || until < now || !isAmong(holders, holder) };
}

export function isAmong(addresses: readonly string[], address: string): boolean {
  return addresses.some((each) => each.toLowerCase() === address.toLowerCase());
}

export function previewLink(origin: string, slug: string, key: string, now = Date.now()): { url: string; until: Date } {
  const until = now + preview.days * dayMs;
  return { url: signedUrl(origin, preview, [slug, until], key), until: new Date(until) };
}

/** @returns null if the token has expired or its signature is invalid */
export function readPreviewToken(token: string, keys: readonly string[], now = Date.now()): string | null {
  const [slug, until] = readToken<[string, number]>(preview.purpose, token, keys) ?? [null, 0];
  return until < now ? null : slug;
}

type Kind = { purpose: string; path: string };

function signedUrl(origin: string, { purpose, path }: Kind, value: unknown, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${origin}${path}?token=${body}.${signature(purpose, body, key).toString("base64url")}`;
}

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
