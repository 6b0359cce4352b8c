import { caseSection } from "../case-studies/case-sections.ts";
import { multiSpecialtyGroup } from "../case-studies/multi-specialty-group.ts";
import { spans } from "../facts/spans.ts";
import { averageBar, usualBar } from "../facts/timeframe-bars.ts";
import { sheetCopy } from "../samples/all-sheets.ts";
import { documentSheet } from "../samples/document-sheet.ts";
import type { ServicePage } from "../types/content.ts";

export const physicianCredentialing: ServicePage = {
  record: {
    name: "Physician Credentialing",
    shortDescription: "Primary source verification, payer files.",
    color: "pine",
    icon: "stethoscope",
    featured: true,
    typicalDuration: spans.physicianTypical.duration,
  },
  updatedOn: "2026-11-23",
  seo: {
    title: "Physician Credentialing Services | {product}",
    description:
      "Primary source verification, CAQH, hospital privileges and payer files for physicians. Typical time 60-120 days; we shorten it by 30-50%.",
    keywords: ["physician credentialing", "primary source verification", "CAQH profile", "hospital privileges"],
  },
  hero: {
    eyebrow: "For physicians and the practices that hire them",
    heading: "Physician Credentialing",
    lead: "A physician can’t bill until someone has verified the license, the training and the history, and every payer has signed off. One specialist does that work for you and tells you where each application stands.",
    actions: [
      { label: "Start Your Credentialing", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: {
      title: "Days for a physician’s file",
      bars: [
        averageBar(spans.physicianTurnaround.duration, ", for the five steps"),
        usualBar(spans.physicianTypical.duration, ", queues at payer and hospital included"),
      ],
    },
  },
  sections: [
    {
      kind: "steps",
      id: "process",
      title: "Our process: five steps in 26-40 days",
      intro: `The first three take 6-10 days, yours and ours; the last two wait for others. A queue at the payer or hospital comes on top: ${spans.physicianTypical.text} is typical.`,
      steps: [
        {
          title: "Initial Consultation",
          description: "We map your payers, hospitals, states and start date, and tell you what each will ask for.",
          duration: { ...spans.physicianConsultation.duration, waiting: false },
        },
        {
          title: "Document Collection",
          description:
            "You send each document once. We name what is missing or about to expire before anything is filed.",
          duration: { ...spans.physicianDocuments.duration, waiting: false },
        },
        {
          title: "Application Preparation",
          description: "CAQH, payer forms and privilege requests are filled from the same data, so that they agree.",
          duration: { ...spans.physicianPreparation.duration, waiting: false },
        },
        {
          title: "Verification and Submission",
          description:
            "Boards and schools confirm what they issued, and most of these days are theirs. Each application leaves on the day that its own conditions are met.",
          duration: { ...spans.physicianVerification.duration, waiting: true },
        },
        {
          title: "Follow-up and Approval",
          description:
            "Counted from the agenda on which the file stands: the decision, the letter, the effective date. The queue before that agenda isn’t in these days.",
          duration: { ...spans.physicianApproval.duration, waiting: true },
        },
      ],
    },
    {
      kind: "checklists",
      id: "services",
      title: "What is included: 10 core, 10 additional services",
      intro: null,
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
            "License, board certification, education and training, each confirmed with the body that issued it. The plan verifies again itself; our check finds the disagreement first. Work history is read for gaps.",
          icon: "file-search",
        },
        {
          title: "Fast Processing",
          description: "30-day average turnaround for the five steps. The queue at the payer or hospital comes on top.",
          icon: "clock",
        },
        {
          title: "Compliance",
          description: "Files are kept to NCQA, URAC and TJC standards, with the date and the source of each check.",
          icon: "shield-check",
        },
        {
          title: "Expert Team",
          description: "Specialists with 15+ years in credentialing, who know each payer’s form and what it rejects.",
          icon: "users",
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: the document checklist",
      intro: "What is here, what is missing, and what runs out before a committee would see it.",
      sheets: [documentSheet],
      words: sheetCopy,
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
            "Each week between the start date and the effective date is a week of visits that nobody pays for.",
          icon: "coin",
        },
        {
          title: "Keep your staff on patients",
          description: "Phone queues, portals and resubmissions move to us. Your office answers one person.",
          icon: "user-heart",
        },
        {
          title: "Renewals start early",
          description:
            "Licenses, DEA, malpractice coverage and attestations are tracked, and each renewal starts while there is still time for it.",
          icon: "calendar-check",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions physicians ask",
      intro: null,
      exclusive: false,
      faqs: [
        {
          question: "How long does physician credentialing take?",
          answer:
            "Typically 60-120 days from a complete file, depending on the payer and the hospital committee’s calendar. We reduce that timeline by 30-50%, mostly by sending files that need no correction. That is one payer or hospital; for a whole list, plan 90-180 days.",
        },
        {
          question: "What documents do you need from me?",
          answer:
            "Your license, DEA registration, the state’s controlled substance registration where it issues one, board certificates, diploma and training certificates, malpractice certificate and claims history, CV with months and years, and three peer references.",
        },
        {
          question: "Can I see patients before credentialing is complete?",
          answer:
            "You can see them where your license allows it, but most payers won’t pay for visits before the effective date, and few backdate it. Some states’ laws make a plan pay for the wait once it approves; your state’s page names its law where we know one. Ask us before you open your schedule.",
        },
        {
          question: "What is the difference between credentialing and payer enrollment?",
          answer:
            "Credentialing confirms who you are and what you are qualified to do. Enrollment connects that verified record to a payer’s contract and tax ID so that claims are paid. You need both.",
        },
        {
          question: "Do you manage my CAQH profile?",
          answer: "Yes. We set it up, keep its documents current and prompt you for each attestation before it is due.",
        },
        {
          question: "What happens when an application is returned?",
          answer:
            "We correct it, send it again and tell you what was wrong, so that the next application doesn’t carry the same mistake.",
        },
      ],
    },
  ],
  closing: {
    heading: "Start your file this week",
    text: "Tell us the payers, the hospitals and the start date. We’ll say what each asks for and which of them will take longest.",
    actions: [
      { label: "Get Started", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
  },
};
