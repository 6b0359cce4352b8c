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
  note: "The bars show the longest of each part. A hospital takes 90-180 days and Medicaid up to 180; a renewal takes less.",
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
  updatedOn: "2026-11-26",
  seo: {
    title: "Physician Credentialing Services | {product}",
    description:
      "Primary source verification, CAQH, hospital privileges and payer files for physicians. Typical time 60-120 days; we shorten it by 30-50%.",
    keywords: ["physician credentialing", "primary source verification", "CAQH profile", "hospital privileges"],
  },
  hero: {
    eyebrow: "For physicians and the practices that hire them",
    heading: "Physician Credentialing",
    lead: "A physician can’t bill a plan in network until that plan has verified the license, the training and the history, and has signed off. One specialist prepares that for you and tells you the status of each application.",
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
        "You and we need 6-10 days for the first three; the last two depend on others. The payer’s queue comes on top.",
      steps: [
        {
          title: "Initial Consultation",
          description:
            "We map your payers, hospitals, states and start date, and tell you what each payer and hospital asks for.",
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
          description: "CAQH, payer forms and privilege requests are filled from the same data, so that they agree.",
          duration: { ...spans.physicianPreparation.duration, who: "we" },
        },
        {
          title: "Verification and Submission",
          description:
            "Boards and schools confirm what they issued, which takes most of these days. Each application goes out on the day its own conditions are met.",
          duration: { ...spans.physicianVerification.duration, who: "they" },
        },
        {
          title: "Follow-up and Approval",
          description:
            "These 5-10 days start once your file is on a committee’s agenda and end with the letter. The payer’s queue before that is extra.",
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
            "License, board certification, education and training, each confirmed with the body that issued it. It doesn’t replace the plan’s own verification. Work history is read for gaps.",
        },
        {
          title: "Fast Processing",
          description: "30-day average turnaround for the five steps. The queue at the payer or hospital comes on top.",
        },
        {
          title: "Compliance",
          description:
            "Files are kept to NCQA, URAC and TJC standards, with the date and the source of each check. These bodies accredit plans and hospitals; we hold no certificate from any of them.",
        },
        {
          title: "Expert Team",
          description: "Specialists with 15+ years in credentialing, who know each payer’s form and what it rejects.",
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: the document checklist",
      intro: "It shows what we have, what is missing, and what expires before a committee would see it.",
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
          description: "We take over phone queues, portals and resubmissions. Your office answers one person.",
        },
        {
          title: "Renewals start early",
          description:
            "Licenses, DEA, malpractice coverage and attestations are tracked, and we start each renewal before its due date.",
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
            "Typically 60-120 days from a complete file, depending on the payer and its committee’s calendar. We reduce that timeline by 30-50%, mostly by sending files that need no correction. That counts one payer; a hospital, or a full list of payers from the first document on, takes 90-180 days.",
        },
        {
          question: "What documents do you need from me?",
          answer:
            "Your license, DEA registration, the state’s controlled substance registration where it issues one, board certificates, diploma and training certificates, malpractice certificate and claims history, and a CV with months and years. Hospitals also ask for peer references, often three.",
        },
        {
          question: "Do I need hospital privileges if I never admit?",
          answer:
            "Many plans ask for them, or for a written arrangement with a physician or hospitalist group that admits for you at a hospital in the plan’s network. Have that letter ready before you file.",
        },
        {
          question: "What is the difference between credentialing and payer enrollment?",
          answer:
            "Credentialing confirms who you are and what you are qualified to do. Enrollment connects that verified record to your practice’s tax ID and its contract with the payer. A claim needs both.",
        },
        {
          question: "Do you manage my CAQH profile?",
          answer: "Yes. We set it up, keep its documents current and prompt you for each attestation before it is due.",
        },
        {
          question: "I finish residency in June. When does the file start?",
          answer:
            "In the winter before, with the state license if your state accepts the application by then: most other applications wait for it. For three to seven years after training, most specialty boards count you as eligible until you pass their examination. Many payers and hospitals accept that for a limited time, so we file the board’s letter. Your program confirms the training once you have completed it; before you leave, ask who will answer.",
        },
      ],
    },
  ],
  closing: {
    heading: "Start your file this week",
    text: "On the call we go through the payers, the hospitals and the start date. We’ll say what each asks for and which of them will take longest.",
    actions: getStarted,
  },
};
