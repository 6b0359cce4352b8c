import { caseSection } from "../case-studies/case-sections.ts";
import { ambulatorySurgeryCenter } from "../case-studies/case-studies.ts";
import { fees } from "../facts/dated.ts";
import { spans } from "../facts/spans.ts";
import { getStarted } from "../nav.ts";
import type { ServicePage } from "../types/content.ts";

export const facilityCredentialing: ServicePage = {
  record: {
    name: "Facility Credentialing",
    shortDescription: "License, survey, Medicare, payers.",
    color: "ink",
    icon: "building-hospital",
    featured: true,
    typicalDuration: spans.facility.duration,
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Facility Credentialing Services | {product}",
    description:
      "State license, accreditation, Medicare and payer files for hospitals, surgery centers and clinics. Typical time 6-12 months, in the right order.",
    keywords: [
      "facility credentialing",
      "surgery center credentialing",
      "hospital accreditation",
      "Medicare facility enrollment",
    ],
  },
  hero: {
    eyebrow: "For hospitals, surgery centers and clinics",
    heading: "Facility Credentialing",
    lead: "6-12 months pass between the first form and the last payer contract. License, Medicare enrollment, survey and payer files depend on each other. One specialist plans the order and starts every step that doesn’t have to wait.",
    actions: [
      { label: "Start Your Facility File", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  figure: {
    kind: "lanes",
    lanes: {
      title: "An example of twelve months: who waits for whom",
      months: 12,
      lanes: [
        {
          label: "State license",
          text: "Filed in the first month, because Medicare’s survey waits until the facility may operate.",
          parts: [
            { who: "we", from: 0, to: 1 },
            { who: "they", from: 1, to: 4 },
          ],
        },
        {
          label: "Medicare, CMS-855",
          text: "Filed at the same time as the license. Medicare approves after the survey, with an effective date no earlier than the survey.",
          parts: [
            { who: "we", from: 0, to: 1 },
            { who: "they", from: 1, to: 4 },
            { who: "they", from: 6, to: 8 },
          ],
        },
        {
          label: "Survey",
          text: "While the license and the 855 are pending, we prepare the facility. The survey comes after both are cleared.",
          parts: [
            { who: "we", from: 1, to: 4 },
            { who: "they", from: 4, to: 6 },
          ],
        },
        {
          label: "Payers",
          text: `We prepare each file while you wait for the survey’s result. After that, a list of payers takes ${spans.payerList.text}.`,
          parts: [
            { who: "we", from: 4, to: 6 },
            { who: "they", from: 6, to: 8, upTo: 12 },
          ],
        },
      ],
      waits: [
        { at: 4, of: 0, next: 2 },
        { at: 6, of: 2, next: 1 },
        { at: 6, of: 2, next: 3 },
      ],
      entries: [
        { label: "We prepare and file", who: "we" },
        { label: "State, Medicare, surveyor and payers", who: "they" },
        { label: "up to their longest", who: "they", isUpTo: true },
      ],
      waitsFor: "Waits for:",
      legend: "A line leads from a finished step to the step that waited for it.",
      note: `If you already have the license and the survey, only Medicare’s approval and the payers are left.`,
    },
  },
  sections: [
    {
      kind: "cards",
      id: "solutions",
      title: "What is included",
      intro:
        "A facility that Medicare surveys needs three kinds of approval: the license and enrollment, the survey, and each payer’s approval.",
      cards: [
        {
          title: "License and Medicare",
          description:
            "We file for the state license, the organization’s NPI and Medicare enrollment in PECOS, with the same owners and addresses on every form.",
        },
        {
          title: "Accreditation and survey",
          description:
            "We put policies, staff files and logs in order before the survey, and draft your answers to the surveyor’s findings before they are due.",
        },
        {
          title: "Payer contracts and staff",
          description:
            "We send the facility’s file to each payer while we credential its physicians, so that neither waits for the other.",
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Our process: six steps",
      intro:
        "Medicare’s first survey isn’t scheduled until the Medicare contractor has cleared the 855, so a late 855 means a late survey.",
      steps: [
        {
          title: "Facility Assessment",
          description:
            "We list what your state, Medicare and each payer ask of your facility, with a due date for each item.",
          duration: null,
        },
        {
          title: "Document Collection",
          description:
            "We collect ownership data, W-9, NPI, insurance, CLIA certificate, policies and roster, and make sure that names and dates agree.",
          duration: null,
        },
        {
          title: "License and Medicare Filing",
          description:
            "We file the license application, if the state asks for one, and the CMS-855A or CMS-855B. The Medicare contractor reviews the 855 before any survey for Medicare.",
          duration: null,
        },
        {
          title: "Accreditation and Survey",
          description:
            "We go through the standards with your team, assemble the evidence and draft your answers to the surveyor’s findings.",
          duration: null,
        },
        {
          title: "Payer Applications",
          description:
            "We file with Medicaid and each commercial plan as soon as that payer’s own requirements are met.",
          duration: null,
        },
        {
          title: "Follow-up and Effective Dates",
          description:
            "We follow up with each payer until it sets the effective date. Then we put renewals and revalidations on the calendar.",
          duration: null,
        },
      ],
    },
    caseSection(ambulatorySurgeryCenter),
    {
      kind: "terms",
      id: "accreditation",
      title: "Four accreditation bodies",
      intro:
        "CMS accepts an accreditor’s survey in place of the state’s if CMS has approved the accreditor’s program. Which of these four fits you depends on your facility, state and payers. CMS has approved other accreditors too.",
      terms: [
        {
          term: "The Joint Commission",
          description:
            "It accredits hospitals, critical access hospitals, surgery centers, behavioral health organizations and other settings.",
        },
        {
          term: "AAAHC",
          description:
            "The Accreditation Association for Ambulatory Health Care accredits surgery centers, office-based surgery and other outpatient organizations.",
        },
        {
          term: "DNV",
          description:
            "DNV Healthcare accredits hospitals and critical access hospitals and, since December 2025, surgery centers for Medicare. Its hospital program builds on ISO 9001.",
        },
        {
          term: "QUAD A",
          description:
            "The American Association for Accreditation of Ambulatory Surgery Facilities, for many years called AAAASF, accredits surgery centers, office-based surgery, rural health clinics and outpatient physical therapy.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "facilities",
      title: "Facilities we credential",
      intro:
        "The kind of facility decides which license, Medicare form and survey you need. If yours isn’t listed, ask us.",
      lists: [
        {
          title: "Inpatient facilities",
          mark: "done",
          items: [
            "Acute care hospitals",
            "Critical access hospitals",
            "Psychiatric hospitals",
            "Rehabilitation hospitals",
            "Long-term care hospitals",
            "Skilled nursing facilities",
          ],
        },
        {
          title: "Outpatient facilities",
          mark: "done",
          items: [
            "Ambulatory surgery centers",
            "Diagnostic imaging centers",
            "Urgent care centers",
            "Dialysis facilities",
            "Outpatient rehabilitation clinics",
            "Behavioral health clinics",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions administrators ask",
      intro: null,
      faqs: [
        {
          question: "How long does facility credentialing take?",
          answer:
            "Typically 6-12 months for license, Medicare, survey and payer contracts together. The surgery center in our case studies had its license and survey already, so its 60 days count only the payer files of the facility and 8 surgeons. For a new facility, plan with the 6-12 months.",
        },
        {
          question: "How does facility credentialing differ from physician credentialing?",
          answer:
            "Facility credentialing looks at the organization: its license, ownership, safety, insurance and accreditation. Physician credentialing looks at a person. A surgery center needs both, because the facility and the surgeon usually bill separately.",
        },
        {
          question: "What documents do you need from us?",
          answer:
            "State license or the application for it, IRS letter with the tax ID and W-9, owners and managers with their shares, organization NPI, liability insurance, CLIA certificate if you run tests, accreditation or survey report, policies, and the roster of medical staff.",
        },
        {
          question: "Do we need accreditation?",
          answer:
            "It depends on the state, the payer and the kind of facility. A surgery center that wants to join Medicare can choose between the state’s survey and an accreditor that CMS has approved. Some states and commercial payers ask for accreditation in any case. Before you choose, ask the state and the accreditor for a survey date.",
        },
        {
          question: "Can we treat patients before everything is approved?",
          answer:
            "Yes, once the state allows you to operate. A Medicare surveyor usually wants to see records of real cases. But these first visits may not be paid: for a facility that must be surveyed, Medicare’s effective date is not earlier than the survey, and few commercial payers backdate. Budget for those first weeks.",
        },
        {
          question: "Does Medicare charge a fee, and do we have to enroll again?",
          answer: `Institutional providers pay an application fee, ${fees.facts.medicareApplication.amount} in ${fees.facts.medicareApplication.year}. Medicare asks for revalidation every 5 years, and the fee is due again each time. Medicare posts due dates up to seven months ahead and grants no extension. We watch for your due date and file before it.`,
        },
      ],
    },
  ],
  closing: {
    heading: "Get a free consultation",
    text: "Have your opening date ready. On the call we count back from it, look at what is already filed, and say which steps come first and which can run at the same time.",
    actions: getStarted,
  },
};
