import { spans } from "../facts/spans.ts";
import type { CaseStudy } from "../types/content.ts";

export const ambulatorySurgeryCenter: CaseStudy = {
  id: 2,
  title: "Ambulatory surgery center: facility and 8 surgeons in 60 days",
  category: "Facility Credentialing",
  specialty: "Ambulatory Surgery",
  name: "Surgery center",
  scope: "8 surgeons, 8 contracts",
  timeline: spans.caseSurgeryCenter.text,
  days: spans.caseSurgeryCenter.duration,
  providers: "Facility + 8 surgeons",
  challenge:
    "A surgery center is two jobs at once. The facility has its own license, insurance and payer contracts; every surgeon needs a separate approval. One late file on either side and a case can’t be billed in full.",
  solution:
    "License and survey were in place; only the payers were missing. We ran the facility and its 8 surgeons as one project with one calendar. The facility’s documents and the surgeons’ files were prepared in parallel, checked against each other for names, addresses and tax ID, and filed with the payers side by side.",
  results: [
    "Facility and all 8 surgeons approved: a 100% approval rate",
    "Finished in 60 days, 33% faster than average, counted from complete documents",
    "8 contracts with payers in place",
    "One calendar for the facility and the surgeons, so neither waited for the other",
    "Ownership, address and tax ID the same on every form",
  ],
  metrics: {
    timeReduction: "33%",
    approvalRate: "100%",
    networkContracts: "8 contracts",
    revenueImpact: "Facility and surgeons able to bill",
  },
  icon: "building-hospital",
  color: "ink",
  service: { label: "Facility Credentialing", href: "/facility-credentialing" },
  attestation: "sample",
};
