import { readToken, signToken } from "./signed-token.ts";

export const previewPath = "/preview";

const purpose = "content preview";
/** How long a link works. */
const linkMs = 14 * 24 * 60 * 60 * 1000;

/** The address of an article before its day, and until when it works. @param origin of the site, without a path */
export function previewLink(origin: string, slug: string, key: string, now = Date.now()): { url: string; until: Date } {
  const until = now + linkMs;
  return { url: `${origin}${previewPath}?token=${signToken(purpose, [slug, until], key)}`, until: new Date(until) };
}

/** The slug that a token shows. null if it is too old or its signature is invalid. */
export function readPreviewToken(token: string, keys: readonly string[], now = Date.now()): string | null {
  const [slug, until] = readToken<[string, number]>(purpose, token, keys) ?? [null, 0];
  return until < now ? null : slug;
}
