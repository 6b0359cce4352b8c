import type { ServiceSlug } from "../ids/services.ts";
import { postPath } from "../paths.ts";
import type { Link, Post } from "../types/content.ts";
import { articles } from "./articles.ts";

export const posts: Readonly<Record<PostSlug, Post>> = articles;

type PostSlug = keyof typeof articles;

const titles = new Map(Object.entries<Post>(posts).map(([slug, { title }]) => [slug, title]));

export function articleLink(slug: string | null): Link | null {
  const label = slug === null ? undefined : titles.get(slug);
  return slug === null || label === undefined ? null : { label, href: postPath(slug) };
}

/** Removed articles and the articles that replace them, by slug. Their paths redirect permanently. */
export const movedPosts: ReadonlyMap<string, PostSlug> = new Map([
  ["credentialing-year-2025-in-review", "year-end-2026-credentialing-calendar"],
  ["fcc-one-to-one-consent-rule-vacated", "tracking-scripts-on-a-practice-website"],
  ["licensure-compact-june-2026", "interstate-medical-licensure-compact-explained"],
  ["ncqa-windows-one-year-on", "ncqa-2026-standards"],
  ["payer-timelines-by-class-2026", "state-credentialing-deadlines-and-interim-payment"],
]);

export const articlesForServices: Record<ServiceSlug, readonly [PostSlug, PostSlug]> = {
  "physician-credentialing": ["months-and-years-on-your-cv", "primary-sources-element-by-element"],
  "facility-credentialing": ["which-cms-855-form-in-2026", "medicare-application-fee-2026"],
  "payer-enrollment": ["medicare-effective-date-arithmetic", "medicaid-first-then-the-plans"],
  "payer-contract-negotiation": ["new-tax-id-new-practice", "from-welcome-letter-to-first-paid-claim"],
  "re-credentialing": ["re-credentialing-36-months-no-grace", "one-sheet-for-every-expiration-date"],
  "insurance-paneling": ["closed-panel-how-to-appeal", "directory-entry-every-90-days"],
  "mental-health-credentialing": ["telehealth-files-what-committees-ask", "caqh-attestation-every-120-days"],
  "dental-credentialing": ["w-9-and-the-legal-business-name", "malpractice-certificate-line-by-line"],
};
