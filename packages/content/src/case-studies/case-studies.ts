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
  average: { of: "the industry average", days: spans.caseGroupAverage.duration },
  providers: "12 providers",
  tally: [
    { count: 12, label: "providers" },
    { count: 15, label: "networks" },
  ],
  challenge:
    "A group had 12 providers in several specialties to place with 15 networks. The industry average is 90+ days, and until a plan has confirmed the effective date, a practice can’t count on being paid for a visit.",
  solution:
    "We built one record for each provider and checked it before anything was sent: dates against the CV, the CV against CAQH, certificates against their expiry. Then the applications went out side by side, and we followed up on each one until the decision.",
  results: [
    "No provider was left off a list: every application ended in an approval",
    "The last approval came on day 45; the industry’s average is day 90",
    "Patients of 15 networks can be booked",
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

export const ambulatorySurgeryCenter: CaseStudy = {
  id: 2,
  title: "Ambulatory surgery center: facility and 8 surgeons in 60 days",
  category: "Facility Credentialing",
  specialty: "Ambulatory Surgery",
  name: "Surgery center",
  scope: "8 surgeons, 8 contracts",
  timeline: spans.caseSurgeryCenter.text,
  days: spans.caseSurgeryCenter.duration,
  average: { of: "the average for the payers’ part of such a file", days: spans.caseSurgeryCenterAverage.duration },
  providers: "Facility + 8 surgeons",
  tally: [
    { count: 1, label: "facility" },
    { count: 8, label: "surgeons" },
    { count: 8, label: "contracts" },
  ],
  challenge:
    "A surgery center needs payer contracts for the facility and a separate approval for every surgeon. If either is late, an operation can’t be billed in full.",
  solution:
    "The license and the survey were in place, and only the payers were missing. We ran the facility and its 8 surgeons as one project with one calendar. The facility’s documents and the surgeons’ files were prepared in parallel, checked against each other for names, addresses and tax ID, and filed with the payers side by side.",
  results: [
    "An operation can be billed in full: the facility’s part and the surgeon’s",
    "The last approval came 60 days after the documents were complete; the average for such a file is 90",
    "Patients of 8 payers can be booked for surgery, under 8 contracts",
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

export const mentalHealthGroup: CaseStudy = {
  id: 3,
  title: "Mental health payer enrollment: 6 providers in 30 days",
  category: "Payer Enrollment",
  specialty: "Mental Health",
  name: "Mental health practice",
  scope: "6 providers, 12 networks",
  timeline: spans.caseMentalHealth.text,
  days: spans.caseMentalHealth.duration,
  average: { of: "the average for comparable networks", days: spans.caseMentalHealthAverage.duration },
  providers: "6 providers",
  tally: [
    { count: 6, label: "providers" },
    { count: 12, label: "networks" },
  ],
  challenge:
    "A mental health practice wanted its 6 providers on 12 networks. If the plan doesn’t list the provider, the patient pays more, or with some plans everything, or looks elsewhere. Some plans also hand behavioral health to a separate company, so it isn’t obvious where an application has to go.",
  solution:
    "First we found out, plan by plan, who handles behavioral health and which form that company takes. Then we brought the 6 CAQH profiles up to date and had them attested before filing. The applications went out side by side, and we kept one list of what each network still wanted.",
  results: [
    "Patients of 12 networks no longer pay in full or look elsewhere",
    "The last approval came on day 30; the average for such a list is day 120",
    "All 6 CAQH profiles are up to date and attested for the next plan, too",
    "150% revenue increase for the practice",
    "Each application sent to the company that handles behavioral health for that plan",
  ],
  metrics: {
    timeReduction: "75%",
    approvalRate: "100%",
    networkContracts: "12 networks",
    revenueImpact: "150% increase",
  },
  icon: "brain",
  color: "pine",
  service: { label: "Payer Enrollment", href: "/payer-enrollment" },
  attestation: "sample",
};

export const emergencyReCredentialing: CaseStudy = {
  id: 4,
  title: "Emergency re-credentialing: 1 physician in 15 days",
  category: "Emergency Re-Credentialing",
  specialty: "Individual Physician",
  name: "Emergency renewal",
  scope: "1 physician, no interruption",
  timeline: spans.caseEmergency.text,
  days: spans.caseEmergency.duration,
  average: { of: "the average for an emergency renewal", days: spans.caseEmergencyAverage.duration },
  providers: "1 physician",
  tally: [{ count: 1, label: "physician" }],
  challenge:
    "A physician’s recredentialing date was close and the file wasn’t ready. We start renewals 120 days ahead, but here fewer days were left. After a lapse a payer can stop paying and may send the provider through the initial process again.",
  solution:
    "We asked for each deadline first and filed in that order. The physician got one short list of what was missing or expired, instead of one from every office. We ran verifications in parallel where we could, and called until each approval had come.",
  results: [
    "Practice and billing went on without a day’s interruption",
    "The last approval came on day 15; the average for such a renewal is day 75",
    "The physician had one list to answer instead of one from every office",
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

export const caseStudies: readonly CaseStudy[] = [
  multiSpecialtyGroup,
  ambulatorySurgeryCenter,
  mentalHealthGroup,
  emergencyReCredentialing,
];
