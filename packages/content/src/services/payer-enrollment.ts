import { caseSection } from "../case-studies/case-sections.ts";
import { mentalHealthGroup } from "../case-studies/case-studies.ts";
import { windows } from "../facts/dated.ts";
import { spans } from "../facts/spans.ts";
import { getStarted } from "../nav.ts";
import { statusSheet } from "../samples/sheets.ts";
import type { ServicePage } from "../types/content.ts";

export const payerEnrollment: ServicePage = {
  record: {
    name: "Payer Enrollment",
    shortDescription: "Medicare, Medicaid, commercial plans.",
    color: "amber",
    icon: "file-check",
    featured: true,
    typicalDuration: spans.payerList.duration,
  },
  updatedOn: "2026-11-26",
  seo: {
    title: "Payer Enrollment Services | {product}",
    description:
      "Medicare, Medicaid, commercial and managed care enrollment. Typical time 60-180 days. We file every application and call until the effective date is in writing.",
    keywords: [
      "payer enrollment",
      "Medicare enrollment PECOS",
      "Medicaid enrollment",
      "commercial insurance enrollment",
    ],
  },
  hero: {
    eyebrow: "For practices that add a provider, a payer or a location",
    heading: "Payer Enrollment",
    lead: "Until a payer has linked your provider to your tax ID and set an effective date, claims come back or pay out of network. We file each application on the first day that its payer takes it, call every week, and send you the date in writing.",
    actions: [
      { label: "Start Your Enrollment", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  figure: { kind: "planner" },
  sections: [
    {
      kind: "cards",
      id: "solutions",
      title: "What is included",
      intro: null,
      cards: [
        {
          title: "New provider enrollment",
          description:
            "Individual applications to each payer on your list, prepared together, so that CAQH, PECOS and the paper forms agree.",
        },
        {
          title: "Group and location enrollment",
          description:
            "A new tax ID, group NPI or address is filed with each payer, and each provider is linked to it.",
        },
        {
          title: "Revalidation and changes",
          description:
            "Medicare and Medicaid revalidations, changes of address, name or bank, and terminations when someone leaves.",
        },
        {
          title: "Payment setup",
          description:
            "Electronic funds transfer and electronic remittance are requested with the enrollment, so that the first payment arrives in the right account.",
        },
      ],
    },
    {
      kind: "terms",
      id: "links",
      title: "Five links between a visit and its payment",
      intro: "If one is missing, the claim can fail in spite of the approval letter.",
      terms: [
        {
          term: "The person",
          description: "The provider’s own record at the payer is active on the day of the visit.",
        },
        {
          term: "The group",
          description:
            "The person is attached to your tax ID: at Medicare by reassignment, at a plan by its roster or form.",
        },
        {
          term: "The address",
          description: "Each office where patients are seen is on file, suite number included.",
        },
        {
          term: "The product",
          description:
            "PPO, HMO, marketplace and Medicare Advantage can be separate networks. The contract names those that you have joined.",
        },
        {
          term: "The bank",
          description:
            "EFT pays you, and the ERA says which claims the payment is for. Many payers enroll the two separately.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "payers",
      title: "Payers we enroll with",
      intro: "We start from your list, or from the plans that your patients have.",
      lists: [
        {
          title: "Government payers",
          mark: "done",
          items: [
            "Medicare",
            "Medicaid",
            "Children’s Health Insurance Program (CHIP)",
            "TRICARE",
            "VA community care",
            "Railroad Medicare",
          ],
        },
        {
          title: "Commercial payers",
          mark: "done",
          items: [
            "Blue Cross Blue Shield plans",
            "UnitedHealthcare",
            "Aetna",
            "Cigna",
            "Marketplace plans",
            "Regional and local insurers",
          ],
        },
        {
          title: "Managed care payers",
          mark: "done",
          items: [
            "Medicare Advantage plans",
            "Medicaid managed care plans",
            "Health maintenance organizations (HMO)",
            "Preferred provider organizations (PPO)",
            "Exclusive provider organizations (EPO)",
            "Point-of-service plans (POS)",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Our process: six steps",
      intro:
        "For one payer, the first four steps take 18-27 days. The last two are the payer’s. A list of payers takes as long as its slowest one.",
      steps: [
        {
          title: "Payer Assessment",
          description:
            "We check which payers cover your patients, which panels are open, and which will ask for a site visit.",
          duration: { ...spans.enrollmentAssessment.duration, who: "we" },
        },
        {
          title: "Document Collection",
          description:
            "License, DEA, malpractice certificate, W-9, NPI letters, bank letter. You hear what is missing before we start on the forms.",
          duration: { ...spans.enrollmentDocuments.duration, who: "you" },
        },
        {
          title: "Application Preparation",
          description:
            "CAQH, PECOS, Medicaid portals and payer forms are filled from the same data and compared before they leave.",
          duration: { ...spans.enrollmentPreparation.duration, who: "we" },
        },
        {
          title: "Submission",
          description: `A payer that already accepts the application gets it within two days. Medicare accepts it at most ${windows.facts.medicareEarliestFiling.text} before the date you ask for, and a Medicaid plan usually after the state. You get each confirmation number.`,
          duration: { ...spans.enrollmentSubmission.duration, who: "we" },
        },
        {
          title: "Payer Review",
          description:
            "The payer verifies, and its committee or medical director decides. We answer its questions, call for the status, and note who said what.",
          duration: { ...spans.enrollmentReview.duration, who: "they" },
        },
        {
          title: "Contracting and Activation",
          description:
            "Agreements are signed, the provider is loaded under your tax ID, and we check the directory and the first claims.",
          duration: { ...spans.enrollmentActivation.duration, who: "they" },
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: status of each application",
      intro: "One page for you and for us. It shows which payer has what, and what happens next.",
      sheets: [statusSheet],
    },
    caseSection(mentalHealthGroup),
    {
      kind: "cards",
      id: "benefits",
      title: "Benefits for your office",
      intro: null,
      cards: [
        {
          title: "An earlier first payment",
          description: "We file each application on the first day that its payer accepts it.",
        },
        {
          title: "One list with dates",
          description: "Payer, date filed, status, next step and the day it is due, on a page that we share.",
        },
        {
          title: "A schedule you can open",
          description: "We name the plans that are active, so you know whom a new provider may see.",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions practice managers ask",
      intro: null,
      faqs: [
        {
          question: "How long does payer enrollment take?",
          answer: `Plan for 60-180 days from the start to the last effective date of a full list of payers. Three of Medicare’s contractors publish averages of ${spans.medicareReview.text} for an application; many take longer. Commercial plans usually take ${spans.commercialPlan.text}. Our planning range for a state’s Medicaid program is ${spans.medicaidEnrollment.text}, and its plans come after it.`,
        },
        {
          question: "Can a provider see patients while enrollment is pending?",
          answer:
            "With a license the provider may see them, unless a contract says otherwise; whether the visit is paid depends on the effective date. Medicare can go back up to 30 days if something kept you from filing earlier, few commercial plans backdate at all, and some states’ laws make an insured plan pay for some of the earlier visits once it approves. Book the new provider with plans that are already active. The full answer, payer by payer, is under Resources.",
        },
        {
          question: "What do you need to start?",
          answer:
            "For the provider: license, DEA, board certificate, malpractice certificate, CV with months and years, CAQH ID. For the practice: W-9, group NPI, service addresses, bank letter, and the name of the person who may sign.",
        },
        {
          question: "Who has to sign?",
          answer:
            "For the group’s Medicare form, an authorized official who may bind the practice, such as an owner. A delegated official may sign later changes. The provider signs the individual form and its reassignment. We tell each of them when a signature is due.",
        },
        {
          question: "Do you enroll the group as well as each provider?",
          answer:
            "Yes. Most payers need both: a contract for the group’s tax ID and NPI, and each provider linked to it. A missing link is a common reason why claims are denied after an approval.",
        },
        {
          question: "Does an enrollment expire?",
          answer:
            "Medicare asks for revalidation every 5 years, and every 3 years for DMEPOS suppliers. Due dates are posted up to seven months ahead and are not extended. State Medicaid programs revalidate at least every 5 years, and most plans recredential every 3; we keep the calendar for all of them.",
        },
      ],
    },
  ],
  closing: {
    heading: "File with each payer on its first day",
    text: "Have the list of payers and the provider’s start date at hand when we call. We’ll say when to file each application, and how long each payer usually takes.",
    actions: getStarted,
  },
};
