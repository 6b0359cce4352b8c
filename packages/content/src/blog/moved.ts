import type { PostSlug } from "./posts.ts";

/** Articles that were taken away, and the one that answers the same question now. Their addresses lead there for good. */
export const movedPosts: ReadonlyMap<string, PostSlug> = new Map([
  ["credentialing-year-2025-in-review", "year-end-2026-credentialing-calendar"],
  ["fcc-one-to-one-consent-rule-vacated", "tracking-scripts-on-a-practice-website"],
  ["licensure-compact-june-2026", "interstate-medical-licensure-compact-explained"],
  ["ncqa-windows-one-year-on", "ncqa-2026-standards"],
  ["payer-timelines-by-class-2026", "state-credentialing-deadlines-and-interim-payment"],
]);
