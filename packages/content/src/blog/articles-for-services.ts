import type { ServiceSlug } from "../ids/services.ts";
import type { PostSlug } from "./posts.ts";

/** Two articles for the reader of each service's page. */
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
