import { spans } from "../facts/spans.ts";
import type { CaseStudy } from "../types/content.ts";

export const emergencyReCredentialing: CaseStudy = {
  id: 4,
  title: "Emergency re-credentialing: 1 physician in 15 days",
  category: "Emergency Re-Credentialing",
  specialty: "Individual Physician",
  name: "Emergency renewal",
  scope: "1 physician, no interruption",
  timeline: spans.caseEmergency.text,
  days: spans.caseEmergency.duration,
  providers: "1 physician",
  challenge:
    "A physician’s re-credentialing date was close and the file wasn’t ready. We start 120 days ahead; here that time was gone. After a lapse a payer can stop paying, and the provider may have to go through the initial process again.",
  solution:
    "We asked for each deadline first and filed in that order. The physician got one short list of what was missing or expired, instead of one from every office. Every verification that could run in parallel did, and we called until each approval had come.",
  results: [
    "The physician approved: a 100% approval rate",
    "Finished in 15 days, 80% faster than average",
    "No interruption of practice or billing",
    "Network contracts kept in force, with no return to the initial process",
    "The next dates entered in a calendar, with the start set 120 days ahead",
  ],
  metrics: {
    timeReduction: "80%",
    approvalRate: "100%",
    networkContracts: "Network contracts kept in force",
    revenueImpact: "No interruption",
  },
  icon: "refresh",
  color: "amber",
  service: { label: "Re-Credentialing", href: "/re-credentialing" },
  attestation: "sample",
};
