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
  updatedOn: "2026-11-27",
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
    lead: "Until a payer has linked your provider to your tax ID and set an effective date, claims come back or are paid out of network. We file each application on the first day that the payer accepts it, call the payer every week, and send you the effective date in writing.",
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
            "We prepare the provider’s applications to each payer on your list together, so that CAQH, PECOS and the paper forms agree.",
        },
        {
          title: "Group and location enrollment",
          description: "We file a new tax ID, group NPI or address with each payer, and link each provider to it.",
        },
        {
          title: "Revalidation and changes",
          description:
            "We file Medicare and Medicaid revalidations, changes of address, name or bank, and terminations when a provider leaves.",
        },
        {
          title: "Payment setup",
          description:
            "We request electronic funds transfer (EFT) and electronic remittance (ERA) with the enrollment, so that the first payment arrives in the right account.",
        },
      ],
    },
    {
      kind: "terms",
      id: "links",
      title: "Five links between a visit and its payment",
      intro: "If one of the five is missing, a claim can be denied in spite of the approval letter.",
      terms: [
        {
          term: "The person",
          description: "The provider’s own record at the payer is active on the day of the visit.",
        },
        {
          term: "The group",
          description:
            "The provider is linked to your tax ID: at Medicare by reassignment, at a plan by the plan’s roster or form.",
        },
        {
          term: "The address",
          description: "The payer has each office where you see patients on file, suite number included.",
        },
        {
          term: "The product",
          description:
            "PPO, HMO, marketplace and Medicare Advantage can be separate networks. The contract names the products that you have joined.",
        },
        {
          term: "The bank",
          description:
            "EFT pays you, and the ERA says which claims the payment is for. Many payers have a separate enrollment for each.",
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
        "For one payer, the first four steps take 18-27 days. The last two steps are the payer’s. A list of payers takes as long as its slowest payer.",
      steps: [
        {
          title: "Payer Assessment",
          description:
            "We find out which payers cover your patients, which panels are open, and which payers will ask for a site visit.",
          duration: { ...spans.enrollmentAssessment.duration, who: "we" },
        },
        {
          title: "Document Collection",
          description:
            "You send the license, DEA, malpractice certificate, W-9, NPI letters and bank letter. We tell you what is missing before we start on the forms.",
          duration: { ...spans.enrollmentDocuments.duration, who: "you" },
        },
        {
          title: "Application Preparation",
          description:
            "We fill in CAQH, PECOS, Medicaid portals and payer forms from the same data, and compare them before we file.",
          duration: { ...spans.enrollmentPreparation.duration, who: "we" },
        },
        {
          title: "Submission",
          description: `If the payer already accepts the application, we file it within two days. Medicare accepts it at most ${windows.facts.medicareEarliestFiling.text} before the effective date you ask for. A Medicaid plan usually accepts it only after the state has enrolled the provider. You get each confirmation number.`,
          duration: { ...spans.enrollmentSubmission.duration, who: "we" },
        },
        {
          title: "Payer Review",
          description:
            "The payer verifies the application, and its committee or medical director decides. We answer the payer’s questions, call for the status, and note who said what.",
          duration: { ...spans.enrollmentReview.duration, who: "they" },
        },
        {
          title: "Contracting and Activation",
          description:
            "You and the payer sign the agreement, and the payer loads the provider under your tax ID. We then check the directory and the first claims.",
          duration: { ...spans.enrollmentActivation.duration, who: "they" },
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: status of each application",
      intro: "You and we share this page. It shows the status of each application and the next step.",
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
          description: "We share a page with each payer, the date filed, the status, the next step and its due date.",
        },
        {
          title: "A schedule you can open",
          description: "We tell you which plans are active, so you know which patients a new provider may see.",
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
          answer: `Plan for 60-180 days from the start to the last effective date of a full list of payers. Three of Medicare’s contractors publish averages of ${spans.medicareReview.text} for an application, but many applications take longer. Commercial plans usually take ${spans.commercialPlan.text}. Our planning range for a state’s Medicaid program is ${spans.medicaidEnrollment.text}, and the state’s Medicaid plans come after that.`,
        },
        {
          question: "Can a provider see patients while enrollment is pending?",
          answer:
            "With a license the provider may see patients, unless a contract says otherwise. Whether the visit is paid depends on the effective date. Medicare can go back up to 30 days if something kept you from filing earlier. Few commercial plans backdate at all, but some states’ laws make an insured plan pay for some of the earlier visits once it approves the provider. Book the new provider with plans that are already active. Our page on billing while a file is pending has the answer for each payer.",
        },
        {
          question: "What do you need to start?",
          answer:
            "For the provider: license, DEA, board certificate, malpractice certificate, CV with months and years, CAQH ID. For the practice: W-9, group NPI, service addresses, bank letter, and the name of the person who signs for it.",
        },
        {
          question: "Who has to sign?",
          answer:
            "For the group’s Medicare form, an authorized official who may bind the practice, such as an owner. A delegated official may sign later changes. The provider signs the individual form and the reassignment in it. We tell each signer when a signature is due.",
        },
        {
          question: "Do you enroll the group as well as each provider?",
          answer:
            "Yes. Most payers need both: a contract for the group’s tax ID and NPI, and each provider linked to it. A missing link is a common reason why claims are denied after an approval.",
        },
        {
          question: "Does an enrollment expire?",
          answer:
            "Medicare asks for revalidation every 5 years, and every 3 years for DME suppliers. Medicare posts due dates up to seven months ahead and doesn’t extend them. State Medicaid programs revalidate at least every 5 years, and most plans recredential every 3. We keep the calendar for all of these dates.",
        },
      ],
    },
  ],
  closing: {
    heading: "File each application on its first possible day",
    text: "Have the list of payers and the provider’s start date at hand when we call. We’ll say when to file each application, and how long each payer usually takes.",
    actions: getStarted,
  },
};
