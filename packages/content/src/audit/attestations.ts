import { caseStudies } from "../case-studies/case-studies.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { homeCopy } from "../copy/home.ts";
import { legalDocuments } from "../legal/legal.ts";
import type { Attestation } from "../types/content.ts";

type CompanyClaim = { claim: string; place: string; attestation: Attestation };

const sample = (place: string, claims: readonly string[]): CompanyClaim[] =>
  claims.map((claim) => ({ claim, place, attestation: "sample" }));

/** The company's numeric claims about itself. Mark a claim as `confirmed` when you have evidence. */
export const companyClaims: readonly CompanyClaim[] = [
  ...sample("site.ts", ["5,000+", "95%", "45 days", "24h", "50"]),
  ...sample("copy/case-studies.ts", ["98%", "50%", "24/7", "100%", "100% approval rate"]),
  ...sample("services/payer-contract-negotiation.ts", ["15-25%", "30 days", "90%"]),
  ...sample("services/physician-credentialing.ts", [
    "30-day average turnaround",
    "26-40 days",
    "30-50%",
    "15+ years",
    "who know each payer’s form",
  ]),
];

const attested = {
  testimonials: [...homeCopy.testimonials.items, caseStudiesCopy.testimonial],
  "case studies": caseStudies,
  "company claims": companyClaims,
  "legal texts": Object.values(legalDocuments),
} satisfies Record<string, readonly { attestation: Attestation }[]>;

/** Counts the unconfirmed texts of each kind, for example "4 testimonials". */
export function unconfirmed(
  kinds: Record<string, readonly { attestation: Attestation }[]> = attested,
): readonly string[] {
  return Object.entries(kinds).flatMap(([kind, items]) => {
    const count = items.filter(({ attestation }) => attestation === "sample").length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
}
