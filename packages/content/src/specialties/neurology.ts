import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Psychiatry and Neurology (ABPN) certification or board eligibility",
  "Documented EEG and EMG training, for reading privileges",
  "Hospital privileges with stroke call defined",
  "Subspecialty certificate if claimed: epilepsy, vascular neurology, clinical neurophysiology",
  "A license in the state of each hospital covered by video",
  "Drug safety program (REMS) enrollment for infusions that require it",
];

export const neurology: SpecialtyPage = {
  record: {
    name: "Neurology",
    description: "Privileges to read EEGs and EMGs, stroke call and telestroke coverage each add an application.",
    icon: "brain",
    color: "ink",
    timeframe: { from: 90, to: 120, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "A seizure on seven channels",
    caption: "A neurologist who reads this tracing for a hospital, on site or by video, needs privileges there.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Neurology Credentialing Services | {product}",
    description:
      "Credentialing for neurologists: ABPN certification, EEG and EMG reading privileges, stroke call, telestroke hospitals. Typical time 90-120 days.",
    keywords: ["neurology credentialing", "telestroke credentialing", "EEG reading privileges", "ABPN certification"],
  },
  hero: {
    eyebrow: "For neurologists, stroke programs and infusion practices",
    heading: "Neurology Credentialing",
    lead: "Neurologists often work away from the patient: they read tracings and answer stroke calls by video. Each hospital that relies on them needs an application. Plan 90 to 120 days for the first set of applications.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a neurology file needs",
      intro:
        "The first three apply to almost every neurologist. The others depend on your practice, so cross out those that don’t apply.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "Where neurology files get stuck",
      intro: null,
      cards: [
        {
          title: "Telestroke needs many approvals",
          description:
            "Ten hospitals in three states mean three licenses and ten grants of privileges. Credentialing by proxy can replace the hospitals’ own verification, if their bylaws allow it and the agreements are signed.",
        },
        {
          title: "A certificate in the wrong box",
          description:
            "Headache medicine is certified by the United Council for Neurologic Subspecialties, which is not an ABMS board. In a field for ABMS boards the certificate can fail verification. List it under additional training.",
        },
        {
          title: "No privilege to read",
          description:
            "EEG, EMG and monitoring are often separate lines on the privilege form. A neurologist approved for consults alone may not read the studies that the hospital wants to bill.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Procedures and payers",
      intro: "Hospitals approve reading, treating and being on call separately.",
      lists: [
        {
          title: "Procedures that need separate privileges",
          mark: "item",
          items: [
            "EEG reading, routine and continuous",
            "EMG and nerve conduction studies",
            "Acute stroke call and thrombolysis",
            "Botulinum toxin injections",
            "Lumbar puncture",
            "Monitoring during surgery",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B and Medicare Advantage",
            "Commercial plans, each with its own rules on infusion sites",
            "State Medicaid",
            "Workers’ compensation for EMG referrals",
            "Hospital contracts for stroke coverage, which pay outside of claims",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions neurology practices ask",
      intro: null,
      faqs: [
        {
          question: "Can telestroke neurologists be credentialed by proxy?",
          answer:
            "Yes. Under 42 CFR 482.22 a hospital may rely on the distant site’s credentialing decisions if a written agreement meets the rule. The neurologist still needs a license that the patient’s state issues or recognizes, and payers still want their own enrollment.",
        },
        {
          question: "Which board certifies a child neurologist?",
          answer:
            "ABPN, with special qualification in child neurology. Some plans list child neurologists under pediatrics. We look at the category in each directory, so that pediatricians in the network can find the doctor and refer patients.",
        },
        {
          question: "We want to infuse natalizumab. What does that add to the 90-120 days?",
          answer:
            "It adds a separate track. Under natalizumab’s drug safety program (REMS), the prescriber and the infusion site both enroll, and each payer has rules about where it pays for infusions. This track can run at the same time and doesn’t have to lengthen the 90-120 days.",
        },
      ],
    },
  ],
  closing: {
    heading: "List your hospitals, states and tests",
    text: "On the call we list the hospitals, states and tests that your neurologist covers. We show which approvals are needed and where a proxy agreement can shorten them.",
    actions: getStarted,
  },
};
