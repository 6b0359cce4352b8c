import type { SocialName } from "./nav.ts";
import type { IsoDate } from "./types.ts";

/** What the operator may set; the rest of the site's facts are the customer's (requirements 3 to 7, 106). */
export type Site = {
  name: string;
  phone: string;
  /** What dials `phone`: a `tel:` URI as RFC 3966 writes it. */
  telHref: string;
  email: string;
  privacyEmail: string;
  legalEmail: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  /** The company's page on each network; null: the footer names the network without a link. */
  social: Readonly<Record<SocialName, string | null>>;
};

/**
 * The company, every fact once. The operator may replace the contact facts through the environment
 * (see `.env.example`); copy names them as tokens, which `fill.ts` replaces.
 * The company is invented: a 555 number, `.example` addresses.
 */
export const site: Site = {
  name: "Northlight",
  phone: "(615) 555-0142",
  telHref: "tel:+16155550142",
  email: "hello@northlight.example",
  privacyEmail: "privacy@northlight.example",
  legalEmail: "legal@northlight.example",
  street: "5214 Maryland Way, Suite 300",
  city: "Brentwood",
  region: "TN",
  postalCode: "37027",
  social: { LinkedIn: null, Facebook: null, X: null },
};

export const hours = {
  short: "Mon-Fri 8AM-6PM EST",
  /** The same hours at the office: Brentwood, TN is on Central Time. */
  office: "7 AM to 5 PM Central",
};

/** Headline claims, as requirements 3 to 6 word them. */
export const claims = {
  processed: { value: "5,000+", label: "credentials processed" },
  successRate: { value: "95%", label: "success rate" },
  averageDays: { value: "45 days", label: "average, all services" },
  response: { value: "24h", label: "response" },
  states: { value: "50", label: "states covered" },
} as const;

export const copyrightYear = 2024;
export const authorLabel = "Credentialing Team";
export const policiesOn: IsoDate = "2025-06-12";

/** Which scripts of other hosts the operator wants loaded; without them the site makes no third-party request. */
export type AnalyticsSettings = { scriptUrl: string | null; projectId: string; sessionScriptUrl: string | null };
