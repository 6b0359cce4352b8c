import { caseStudies } from "./case-studies/case-studies.ts";
import { caseStudiesCopy } from "./copy/case-studies.ts";
import { homeCopy } from "./copy/home.ts";
import { legalDocuments } from "./legal/legal.ts";
import type { Attestation } from "./types.ts";

type CompanyClaim = { claim: string; place: string; attestation: Attestation };

const sample = (place: string, claims: readonly string[]): CompanyClaim[] =>
  claims.map((claim) => ({ claim, place, attestation: "sample" }));

/** What the company says of itself in numbers. Evidence for a claim makes its entry `confirmed`. */
export const companyClaims: readonly CompanyClaim[] = [
  ...sample("site.ts", ["5,000+", "95%", "45 days", "24h", "50"]),
  ...sample("copy/case-studies.ts", ["98%", "50%", "24/7", "100%"]),
  ...sample("services/payer-contract-negotiation.ts", ["15-25%", "30 days", "90%"]),
  ...sample("services/physician-credentialing.ts", ["30-day average turnaround", "30-50%", "15+ years"]),
];

const attested = {
  testimonials: [...homeCopy.testimonials.items, caseStudiesCopy.testimonial],
  "case studies": caseStudies,
  "company claims": companyClaims,
  "legal texts": Object.values(legalDocuments),
} satisfies Record<string, readonly { attestation: Attestation }[]>;

/** How many of each kind the operator has not confirmed: "4 testimonials"; empty when all are. */
export function unconfirmed(
  kinds: Record<string, readonly { attestation: Attestation }[]> = attested,
): readonly string[] {
  return Object.entries(kinds).flatMap(([kind, items]) => {
    const count = items.filter(({ attestation }) => attestation === "sample").length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
}
