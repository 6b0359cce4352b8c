import type { PostSlug } from "./posts.ts";

/** Removed articles and their successors, by slug. Their paths redirect permanently. */
export const movedPosts: ReadonlyMap<string, PostSlug> = new Map([
  ["credentialing-year-2025-in-review", "year-end-2026-credentialing-calendar"],
  ["fcc-one-to-one-consent-rule-vacated", "tracking-scripts-on-a-practice-website"],
  ["licensure-compact-june-2026", "interstate-medical-licensure-compact-explained"],
  ["ncqa-windows-one-year-on", "ncqa-2026-standards"],
  ["payer-timelines-by-class-2026", "state-credentialing-deadlines-and-interim-payment"],
]);
