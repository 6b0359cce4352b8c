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
  updatedOn: "2026-11-27",
  seo: {
    title: "Re-Credentialing Services | {product}",
    description:
      "Recredentialing for hospitals (every 2-3 years) and insurers (every 3-5 years). We start 120 days before expiry and track the dates in between.",
    keywords: ["re-credentialing", "recredentialing services", "credentialing renewal", "hospital reappointment"],
  },
  hero: {
    eyebrow: "For practices whose providers are in network",
    heading: "Re-Credentialing",
    lead: "We start each renewal 120 days before expiry. That leaves room for a slow reference or a committee that meets once a month.",
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
      note: "The ring runs clockwise and ends at the top, on the day of expiry. Hospitals renew every 2-3 years and insurers every 3-5: health plans after 3 years at most, and Medicare after 5.",
    },
  },
  sections: [
    {
      kind: "terms",
      id: "timeline",
      title: "How often, when to start, how long",
      intro: null,
      terms: [
        {
          term: "Hospitals: every 2-3 years",
          description:
            "The Joint Commission has allowed up to 3 years since November 2022, unless state law or the hospital’s bylaws set a shorter term.",
        },
        {
          term: "Insurers: every 3-5 years",
          description:
            "NCQA, URAC and the Medicare Advantage rules allow a health plan 3 years at most (NCQA says 36 months). The 5 years are for Medicare revalidation, which is a different process (3 years for DME suppliers).",
        },
        {
          term: "Start: 120 days before expiry",
          description: "We look for the date that would stop payment first, and start 120 days before it.",
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
          description:
            "A hospital appointment ends on the last day of its term. Cases that are already scheduled wait, or go to another physician.",
        },
        {
          title: "Starting over",
          description:
            "NCQA still lets a plan recredential up to 30 days late. After that, NCQA’s standards make the provider a new applicant.",
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
      intro: "We watch twelve items for each provider. Six of them expire on a known day.",
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
            "We list every expiration date of a provider, confirm each one with the payer or hospital, and begin with the date that would stop payment first.",
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
            "The provider attests CAQH, and we fill in each form from the same data. We explain new claims, gaps and name changes before anyone asks.",
          duration: null,
        },
        {
          title: "Submission",
          description:
            "The provider reads and signs each application. We send it once it is signed, and keep the receipt.",
          duration: null,
        },
        {
          title: "Verification and Follow-up",
          description:
            "The payer or hospital verifies the license, board certification, malpractice record and sanctions again. We follow up until the file is on a committee’s agenda.",
          duration: null,
        },
        {
          title: "Approval and Next Cycle",
          description:
            "We send you the letter of the payer or hospital, and put the date on which the new approval ends on the calendar.",
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
          description: "We keep one list of the licenses, certificates, payers and hospitals of every provider.",
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
            "Health plans recredential at least every 3 years under NCQA, URAC and the Medicare Advantage rules. The 5 in “every 3-5 years” is Medicare’s own revalidation. Hospitals renew every 2-3 years. A physician with one hospital and eight payers has nine dates, and they rarely fall together.",
        },
        {
          question: "When should we start?",
          answer:
            "120 days before expiry, and up to 180 if a hospital wants peer references. The process itself is shorter. The other days are for delays outside anyone’s control, such as a reference on vacation, a malpractice carrier that is slow with a claims history, or a committee that meets once a month.",
        },
        {
          question: "How long does recredentialing take?",
          answer:
            "30-60 days from updated documents to the decision. Collecting the documents comes before that. Applications that take longer usually wait for one item: a signature, an insurance certificate, or an explanation of a new claim.",
        },
        {
          question: "The date is next week, or has passed. What now?",
          answer:
            "Call {phone}. We take urgent cases 24/7. Under NCQA’s rules a plan may still recredential the provider if it decides within 30 days of the due date. After that, the plan has to treat the provider as an initial applicant. Other accreditors and hospitals have their own rules.",
        },
        {
          question: "Which documents do you need?",
          answer:
            "The ones that changed, such as a renewed license, DEA registration, board certificate or malpractice certificate, and a line on any new claim, employer or address. We keep the rest from the last cycle. If another office handled the last cycle, we ask you for the rest once.",
        },
        {
          question: "Do you handle Medicare revalidation too?",
          answer:
            "Yes. Medicare asks for revalidation every 5 years, and every 3 from DME suppliers. Medicare posts due dates up to 7 months ahead and gives no extensions, so we look the dates up rather than wait for the letter.",
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
