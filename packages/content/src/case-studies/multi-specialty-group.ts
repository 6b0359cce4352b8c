import { spans } from "../facts/spans.ts";
import type { CaseStudy } from "../types/content.ts";

export const multiSpecialtyGroup: CaseStudy = {
  id: 1,
  title: "Multi-specialty group: 12 providers in 45 days",
  category: "Physician Credentialing",
  specialty: "Multi-Specialty",
  name: "Multi-specialty group",
  scope: "12 providers, 15 networks",
  timeline: spans.caseGroup.text,
  days: spans.caseGroup.duration,
  providers: "12",
  challenge:
    "A group had 12 providers in several specialties to place with 15 networks. The industry average is 90+ days, and until an effective date is in writing a practice can’t count on being paid for a visit.",
  solution:
    "We built one record for each provider and checked it before anything was sent: dates against the CV, the CV against CAQH, certificates against their expiry. Then the applications went out side by side, and we followed each one to its decision.",
  results: [
    "All 12 providers approved: a 100% approval rate",
    "Finished in 45 days, 50% faster than average",
    "15 networks joined",
    "One record behind every application, so names and dates agreed on all of them",
    "Each effective date handed over in writing, ready for scheduling and billing",
  ],
  metrics: {
    timeReduction: "50%",
    approvalRate: "100%",
    networkContracts: "15 networks",
    revenueImpact: "All providers able to bill",
  },
  icon: "users-group",
  color: "pine",
  service: { label: "Physician Credentialing", href: "/physician-credentialing" },
  attestation: "sample",
};
