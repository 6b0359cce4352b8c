import { caseSection } from "../case-studies/case-sections.ts";
import { emergencyReCredentialing } from "../case-studies/case-studies.ts";
import { spans } from "../facts/spans.ts";
import { getStarted } from "../nav.ts";
import { expirySheet } from "../samples/sheets.ts";
import type { ServicePage } from "../types/content.ts";

export const reCredentialing: ServicePage = {
  record: {
    name: "Re-Credentialing",
    shortDescription: "Renewals started 120 days ahead.",
    color: "amber",
    icon: "refresh",
    featured: true,
    typicalDuration: spans.renewalProcess.duration,
  },
  updatedOn: "2026-11-26",
  seo: {
    title: "Re-Credentialing Services | {product}",
    description:
      "Recredentialing for hospitals (every 2-3 years) and insurers (every 3-5 years). We start 120 days before expiry; the process takes 30-60 days.",
    keywords: ["re-credentialing", "recredentialing services", "credentialing renewal", "hospital reappointment"],
  },
  hero: {
    eyebrow: "For practices whose providers are in network",
    heading: "Re-Credentialing",
    lead: "A renewal takes 30-60 days. We start it 120 days before expiry, which leaves room for a slow reference or a committee that meets once a month.",
    actions: [
      { label: "Start Your Re-Credentialing", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  figure: {
    kind: "ring",
    ring: {
      title: "A cycle of three years, and its last 120 days",
      cycle: { from: 3, to: 3, unit: "year" },
      lead: { from: 120, to: 120, unit: "day" },
      process: spans.renewalProcess.duration,
      center: { value: "120 days", label: "before expiry we start" },
      entries: {
        process: `The process takes ${spans.renewalProcess.duration.from} days, from ${spans.renewalProcess.begins} to ${spans.renewalProcess.ends}`,
        upTo: `or up to ${spans.renewalProcess.duration.to} days`,
        room: "The rest is room for a slow reference or a monthly committee",
      },
      note: "The ring runs clockwise and ends at the top, on the day of expiry. Hospitals renew every 2-3 years, insurers every 3-5.",
    },
  },
  sections: [
    {
      kind: "terms",
      id: "timeline",
      title: "How often, when to start, how long",
      intro:
        "Health plans recredential at least every 3 years and Medicare revalidates every 5, so we say 3-5 years for insurers. Hospitals have a 2-3 year cycle. We start 120 days before expiry; the process takes 30-60.",
      terms: [
        {
          term: "Hospitals: every 2-3 years",
          description:
            "The Joint Commission has allowed up to 3 since November 2022, unless state law or the bylaws set less.",
        },
        {
          term: "Insurers: every 3-5 years",
          description:
            "NCQA, URAC and the Medicare Advantage rules allow a health plan 3 at most (NCQA: 36 months). The 5 is Medicare revalidation, a different process (3 for DMEPOS suppliers).",
        },
        {
          term: "Start: 120 days before expiry",
          description: "We start 120 days before whichever date would stop payment first.",
        },
        {
          term: "Process: 30-60 days",
          description: "From updated documents to the decision.",
        },
      ],
    },
    {
      kind: "cards",
      id: "lapse-risks",
      title: "Risks of a lapse",
      intro: null,
      cards: [
        {
          title: "Network termination",
          description:
            "NCQA’s limit is 36 months with no grace period. A plan that NCQA accredits can drop a provider because of one unsigned form.",
        },
        {
          title: "Denied claims",
          description:
            "Visits after the end date may be paid as out of network, or not at all. Don’t count on any payer to backdate a late renewal.",
        },
        {
          title: "Suspended privileges",
          description: "A hospital appointment ends on its date. Scheduled cases wait, or go to another physician.",
        },
        {
          title: "Starting over",
          description:
            "Up to 30 days late, NCQA still lets a plan recredential. Later than that, its standards make the provider a new applicant.",
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: the expiry calendar",
      intro: "Each bar begins on the day we start the renewal and ends on the expiration date.",
      sheets: [expirySheet],
    },
    {
      kind: "checklists",
      id: "monitored-items",
      title: "Monitored items, between renewals",
      intro: "Twelve items for each provider; six of them expire on a known day.",
      lists: [
        {
          title: "Items with an expiry date",
          mark: "done",
          items: [
            "State medical licenses",
            "DEA registrations, and the states’ own where issued",
            "Board certification",
            "Malpractice insurance certificate",
            "CAQH attestation on its date",
            "Hospital, payer and Medicare renewal dates",
          ],
        },
        {
          title: "Items that change between renewals",
          mark: "done",
          items: [
            "OIG and SAM exclusion lists",
            "License actions and board orders",
            "Malpractice claims and NPDB reports",
            "Practice addresses and tax IDs",
            "NPI record and taxonomy codes",
            "Payer directory listings",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Our process: six steps",
      intro: null,
      steps: [
        {
          title: "Expiry Review",
          description:
            "We list every date that a provider holds, confirm each with the payer or hospital, and rank them by which would stop payment first.",
          duration: null,
        },
        {
          title: "Document Update",
          description:
            "You send what changed since the last cycle. We don’t ask again for what is on file and still current.",
          duration: null,
        },
        {
          title: "Application Preparation",
          description:
            "CAQH is attested, and each form is filled from the same data. New claims, gaps and name changes are explained before anyone asks.",
          duration: null,
        },
        {
          title: "Submission",
          description:
            "The provider reads and signs. Each application goes out once it is signed, and its receipt is kept.",
          duration: null,
        },
        {
          title: "Verification and Follow-up",
          description:
            "License, board, malpractice and sanctions are verified again. We follow up until the file is on a committee’s agenda.",
          duration: null,
        },
        {
          title: "Approval and Next Cycle",
          description: "You get the payer’s or hospital’s letter, and the new end date goes on the calendar.",
          duration: null,
        },
      ],
    },
    {
      kind: "cards",
      id: "benefits",
      title: "Benefits",
      intro: null,
      cards: [
        {
          title: "Payment without a gap",
          description: "We aim for a new approval before the old one ends, so that claims go out as usual.",
        },
        {
          title: "One list of dates",
          description: "Licenses, certificates, payers and hospitals for every provider. We keep it.",
        },
        {
          title: "Less paperwork for providers",
          description: "Most answers are the same as last time. We fill those in, and the provider reads and signs.",
        },
      ],
    },
    caseSection(emergencyReCredentialing),
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions about recredentialing",
      intro: null,
      faqs: [
        {
          question: "How often is recredentialing required?",
          answer:
            "Health plans recredential at least every 3 years under NCQA, URAC and the Medicare Advantage rules. The 5 in “every 3-5 years for insurers” is Medicare’s own revalidation. Hospitals renew every 2-3 years. A physician with one hospital and eight payers has nine dates, and they rarely fall together.",
        },
        {
          question: "When should we start?",
          answer:
            "120 days before expiry, and up to 180 where a hospital wants peer references. The process takes 30-60 days, and the rest is for delays outside anyone’s control, such as a reference on vacation, a carrier that is slow with a claims history, a committee that meets once a month.",
        },
        {
          question: "How long does recredentialing take?",
          answer:
            "30-60 days from updated documents to the decision. Collecting the documents comes before that. Applications that take longer usually wait for one item: a signature, an insurance certificate, or an explanation of a new claim.",
        },
        {
          question: "The date is next week, or has passed. What now?",
          answer:
            "Call {phone}; urgent cases are taken 24/7. Under NCQA’s rules a plan may still recredential if it decides within 30 days of the due date. After that it has to treat the provider as an initial applicant. Other accreditors and hospitals have their own rules.",
        },
        {
          question: "Which documents do you need?",
          answer:
            "The ones that changed, such as a renewed license, DEA registration, board certificate, malpractice certificate, and a line on any new claim, employer or address. We keep the rest from the last cycle. If another office handled that one, we ask once.",
        },
        {
          question: "Do you handle Medicare revalidation too?",
          answer:
            "Yes. Medicare revalidates every 5 years, and DMEPOS suppliers every 3. It posts due dates up to 7 months ahead and gives no extensions, so we look them up rather than wait for the letter.",
        },
      ],
    },
  ],
  closing: {
    heading: "Get a free consultation",
    text: "Have one provider’s expiration dates at hand when we call. We count back to the day each renewal has to start.",
    actions: getStarted,
  },
};
