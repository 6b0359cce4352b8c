import type { PageKind } from "@site/content/pages";

/** Addresses of each kind of page: the first is typical of its kind, the others have content of another shape. */
const pageKinds: Readonly<Record<PageKind, readonly [string, ...string[]]>> = {
  home: ["/"],
  service: [
    "/physician-credentialing",
    "/facility-credentialing",
    "/payer-enrollment",
    "/payer-contract-negotiation",
    "/re-credentialing",
    "/insurance-paneling",
    "/mental-health-credentialing",
    "/dental-credentialing",
  ],
  specialties: ["/specialties"],
  specialty: ["/ophthalmology", "/dme-hme"],
  states: ["/states"],
  state: ["/states/texas", "/states/florida"],
  blog: ["/blog"],
  article: ["/blog/caqh-attestation-every-120-days"],
  about: ["/about"],
  contact: ["/contact"],
  faqs: ["/faqs"],
  "case-studies": ["/case-studies"],
  legal: ["/privacy-policy", "/terms-of-service", "/accessibility"],
  generic: [
    "/ohio-credentialing",
    "/specialists",
    "/telemedicine",
    "/rules-today",
    "/glossary",
    "/checklists",
    "/payers",
    "/nurse-practitioners-and-physician-assistants",
    "/billing-while-pending",
    "/letters",
  ],
};

export const pagePaths: readonly string[] = Object.values(pageKinds).flat();

export const missingPages = ["/no-such-page", "/blog/no-such-article"] as const;
