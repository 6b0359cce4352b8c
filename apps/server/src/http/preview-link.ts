import { createHmac, timingSafeEqual } from "node:crypto";

export const previewPath = "/preview";

/** How long a link works. */
const linkMs = 14 * 24 * 60 * 60 * 1000;

export type PreviewLink = { url: string; until: Date };

/** The address of an article before its day. @param origin of the site, without a path */
export function previewLink(origin: string, slug: string, key: string, now = Date.now()): PreviewLink {
  const until = now + linkMs;
  const body = Buffer.from(JSON.stringify([slug, until])).toString("base64url");
  const url = `${origin}${previewPath}?token=${body}.${signature(body, key).toString("base64url")}`;
  return { url, until: new Date(until) };
}

/** The slug that a token shows. null: it is too old, or nobody signed it. @param keys the current key and the one before it */
export function readPreviewToken(token: string, keys: readonly string[], now = Date.now()): string | null {
  const [body = "", signed = ""] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const isGenuine = keys.some((key) => {
    const expected = signature(body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) return null;
  const [slug, until]: [string, number] = JSON.parse(Buffer.from(body, "base64url").toString()); // signed above, so `previewLink` wrote it
  return until < now ? null : slug;
}

/** The purpose is part of what is signed, because the key also signs the links of leads. */
function signature(body: string, key: string): Buffer {
  return createHmac("sha256", key).update(`content preview\n${body}`).digest();
}
