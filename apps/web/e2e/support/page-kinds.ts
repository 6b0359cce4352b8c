import { pages } from "@site/content/pages";

/** One address of each kind of page, and of each template with content of its own shape. */
export const pageKinds = [
  "/",
  "/physician-credentialing",
  "/facility-credentialing",
  "/payer-enrollment",
  "/payer-contract-negotiation",
  "/re-credentialing",
  "/insurance-paneling",
  "/mental-health-credentialing",
  "/dental-credentialing",
  "/specialties",
  "/ophthalmology",
  "/dme-hme",
  "/states",
  "/states/texas",
  "/states/florida",
  "/ohio-credentialing",
  "/specialists",
  "/telemedicine",
  "/rules-today",
  "/glossary",
  "/checklists",
  "/blog",
  "/blog/caqh-attestation-every-120-days",
  "/about",
  "/contact",
  "/faqs",
  "/case-studies",
  "/privacy-policy",
  "/terms-of-service",
] as const;

export function isPageKind(path: string): boolean {
  return pageKinds.some((kind) => kind === path);
}

export const missingPages = ["/no-such-page", "/blog/no-such-article"] as const;

export const allPaths: readonly string[] = pages.map(({ path }) => path);

/** Shares a list among workers: every n-th of it. */
export function shareOf<T>(all: readonly T[], share: number, shares: number): T[] {
  return all.filter((_, index) => index % shares === share);
}
