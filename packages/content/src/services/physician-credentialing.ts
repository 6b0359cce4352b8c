import { caseSection } from "../case-studies/case-sections.ts";
import { multiSpecialtyGroup } from "../case-studies/case-studies.ts";
import { spans } from "../facts/spans.ts";
import { getStarted, startCredentialing } from "../nav.ts";
import { documentSheet } from "../samples/sheets.ts";
import type { DurationParts, ServicePage } from "../types/content.ts";

/** The parts of the work for one physician and one payer. The payer's queue is added to them. */
const physicianParts: DurationParts = {
  title: "One physician, one payer",
  parts: [
    { label: "You collect", duration: spans.physicianCollecting.duration, who: "you" },
    { label: "We prepare", duration: spans.physicianPreparation.duration, who: "we" },
    { label: "They verify and decide", duration: spans.physicianDeciding.duration, who: "they" },
  ],
  queue: { label: "Their queue", whole: spans.physicianTypical.duration },
  note: "Each bar shows the longest time for its part. A hospital takes 90-180 days and Medicaid up to 180. A renewal takes less.",
};

export const physicianCredentialing: ServicePage = {
  record: {
    name: "Physician Credentialing",
    shortDescription: "Primary source verification, payer files.",
    color: "pine",
    icon: "stethoscope",
    featured: true,
    typicalDuration: spans.physicianTypical.duration,
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Physician Credentialing Services | {product}",
    description:
      "Primary source verification, CAQH, hospital privileges and payer files for physicians. Typical time 60-120 days; we shorten it by 30-50%.",
    keywords: ["physician credentialing", "primary source verification", "CAQH profile", "hospital privileges"],
  },
  hero: {
    eyebrow: "For physicians and the practices that hire them",
    heading: "Physician Credentialing",
    lead: "A physician can’t bill a plan in network until the plan has verified the license, the training and the work history, and has approved the physician. One specialist prepares the applications for you and tells you the status of each one.",
    actions: startCredentialing,
    figure: null,
  },
  figure: { kind: "parts", parts: physicianParts },
  sections: [
    {
      kind: "steps",
      id: "process",
      title: "Our process: five steps in 26-40 days",
      intro:
        "You and we need 6-10 days for the first three steps. The last two steps depend on boards, schools and payers. The time in the payer’s queue comes on top.",
      steps: [
        {
          title: "Initial Consultation",
          description:
            "We list your payers, hospitals, states and start date, and tell you what each payer and hospital asks for.",
          duration: { ...spans.physicianConsultation.duration, who: "you" },
        },
        {
          title: "Document Collection",
          description:
            "You send each document once. We name what is missing or about to expire before anything is filed.",
          duration: { ...spans.physicianDocuments.duration, who: "you" },
        },
        {
          title: "Application Preparation",
          description: "We fill in CAQH, payer forms and privilege requests from the same data, so that they agree.",
          duration: { ...spans.physicianPreparation.duration, who: "we" },
        },
        {
          title: "Verification and Submission",
          description:
            "Most of the wait is for boards and schools to confirm what they issued. We send each application as soon as its own requirements are met.",
          duration: { ...spans.physicianVerification.duration, who: "they" },
        },
        {
          title: "Follow-up and Approval",
          description:
            "These 5-10 days begin when your file is on a committee’s agenda and end with the payer’s letter. The time in the payer’s queue before that comes on top.",
          duration: { ...spans.physicianApproval.duration, who: "they" },
        },
      ],
    },
    {
      kind: "checklists",
      id: "services",
      title: "What is included: 10 core, 10 additional services",
      intro:
        "A plan or hospital still verifies the file itself or through an agent. Our verification finds problems before theirs does.",
      lists: [
        {
          title: "Core services",
          mark: "done",
          items: [
            "Primary source verification",
            "Medical license verification",
            "Board certification verification",
            "Education and training verification",
            "Work history and gap review",
            "DEA and controlled substance registration check",
            "Malpractice history and NPDB self-query",
            "CAQH profile setup and attestation",
            "Payer application preparation and submission",
            "Hospital privileging applications",
          ],
        },
        {
          title: "Additional services",
          mark: "done",
          items: [
            "NPI registration and updates",
            "Medicare enrollment through PECOS",
            "State Medicaid enrollment",
            "State license applications and renewals",
            "Peer reference collection",
            "Sanction and exclusion screening",
            "Expiration tracking and reminders",
            "Provider directory corrections",
            "Locum tenens and telehealth files",
            "Credentialing committee packet preparation",
          ],
        },
      ],
    },
    {
      kind: "cards",
      id: "why",
      title: "Why practices choose us for physician files",
      intro: null,
      cards: [
        {
          title: "Primary Source Verification",
          description:
            "We confirm the license, board certification, education and training, each with the body that issued it, and read the work history for gaps. Our verification doesn’t replace the plan’s own.",
        },
        {
          title: "Fast Processing",
          description:
            "30-day average turnaround for the five steps. The time in the payer’s or hospital’s queue comes on top.",
        },
        {
          title: "Compliance",
          description:
            "We keep files to NCQA, URAC and TJC standards, with the date and the source of each check. These bodies accredit plans and hospitals. We hold no certificate from any of them.",
        },
        {
          title: "Expert Team",
          description:
            "Specialists with 15+ years in credentialing, who know each payer’s form and what the payer rejects.",
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: the document checklist",
      intro: "The list shows what we have, what is missing, and what expires before a committee would see it.",
      sheets: [documentSheet],
    },
    caseSection(multiSpecialtyGroup),
    {
      kind: "cards",
      id: "benefits",
      title: "Benefits for your practice",
      intro: null,
      cards: [
        {
          title: "Bill sooner",
          description:
            "Between the start date and the effective date, most commercial plans pay nothing in network. Medicare goes back up to 30 days if something kept you from filing earlier, and some states’ laws make insured plans pay for some of these visits.",
        },
        {
          title: "Keep your staff on patients",
          description: "We take over phone queues, portals and resubmissions. Your office deals with one person.",
        },
        {
          title: "Renewals start early",
          description:
            "We track licenses, DEA, malpractice coverage and attestations, and start each renewal before its due date.",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions physicians ask",
      intro: null,
      faqs: [
        {
          question: "How long does physician credentialing take?",
          answer:
            "Typically 60-120 days from a complete file, depending on the payer and its committee’s calendar. We reduce that timeline by 30-50%, mostly by sending files that need no correction. These figures are for one payer. A hospital takes 90-180 days. For a new physician, a full list of payers also takes 90-180 days, counted from the first document.",
        },
        {
          question: "What documents do you need from me?",
          answer:
            "Your license, DEA registration, the state’s controlled substance registration if your state issues one, board certificates, diploma and training certificates, malpractice certificate and claims history, and a CV with months and years. Hospitals also ask for peer references, often three.",
        },
        {
          question: "Do I need hospital privileges if I never admit?",
          answer:
            "Many plans ask for privileges, or for a written arrangement with a physician or hospitalist group that admits for you at a hospital in the plan’s network. Have the written arrangement ready before you file.",
        },
        {
          question: "What is the difference between credentialing and payer enrollment?",
          answer:
            "Credentialing confirms who you are and what you are qualified to do. Enrollment connects that verified record to your practice’s tax ID and its contract with the payer. A claim is paid only with both.",
        },
        {
          question: "Do you manage my CAQH profile?",
          answer:
            "Yes. We set up the profile, keep its documents current and remind you of each attestation before it is due.",
        },
        {
          question: "I finish residency in June. When does the file start?",
          answer:
            "In the winter before. If your state accepts the license application by then, we begin with the license, because most other applications wait for it. Most specialty boards count you as board eligible for three to seven years after training, until you pass their examination. Many payers and hospitals accept board eligibility for a limited time, so we file the board’s letter. Your program can confirm the training only after you have completed it. Before you leave, ask who at the program will confirm it.",
        },
      ],
    },
  ],
  closing: {
    heading: "Start your file this week",
    text: "On the call we go through the payers, the hospitals and the start date. We’ll tell you what each one asks for and which one will take longest.",
    actions: getStarted,
  },
};
