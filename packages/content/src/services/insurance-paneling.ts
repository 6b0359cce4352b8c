import { marketBar } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { getStarted } from "../nav.ts";
import { statusSheet } from "../samples/sheets.ts";
import type { ServicePage } from "../types/content.ts";

export const insurancePaneling: ServicePage = {
  record: {
    name: "Insurance Paneling",
    shortDescription: "Open panels, and closed ones by appeal.",
    color: "ink",
    icon: "id-badge-2",
    featured: true,
    typicalDuration: spans.paneling.duration,
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Insurance Paneling Services | {product}",
    description:
      "We get providers onto commercial, government and specialty insurance panels. Our four steps take 11-20 days; the payer’s review and contract take the rest.",
    keywords: [
      "insurance paneling",
      "insurance panels",
      "closed panels",
      "in-network application",
      "provider enrollment",
    ],
  },
  hero: {
    eyebrow: "For new practices, new hires and new locations",
    heading: "Insurance Paneling",
    lead: "Our part, from the first call to the filed application, takes 11-20 days. The rest of the time is the payer’s review, committee and contract.",
    actions: [
      { label: "Start Your Paneling", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: {
      title: "How long one panel takes, and how long a list of panels",
      bars: [
        {
          label: "From the first call to the filed application",
          duration: spans.panelingOwnSteps.duration,
          whose: "ours",
        },
        marketBar("The payer’s review", spans.panelingReview.duration),
        marketBar("Contract and activation", spans.panelingActivation.duration),
        marketBar("A list of panels, to its slowest payer", spans.paneling.duration),
      ],
    },
  },
  figure: { kind: "bars" },
  sections: [
    {
      kind: "checklists",
      id: "panels",
      title: "Panels we apply to",
      intro:
        "The plan names on your patients’ cards are enough to begin. The card often doesn’t name the panel that you have to join.",
      lists: [
        {
          title: "Commercial panels",
          mark: "done",
          items: [
            "Blue Cross Blue Shield plans",
            "UnitedHealthcare",
            "Aetna",
            "Cigna Healthcare",
            "Marketplace (exchange) plans",
            "Regional and provider-sponsored plans",
          ],
        },
        {
          title: "Government panels",
          mark: "done",
          items: [
            "Medicare",
            "Medicare Advantage plans",
            "State Medicaid programs",
            "Medicaid managed care plans",
            "TRICARE",
            "VA Community Care Network",
          ],
        },
        {
          title: "Specialty panels",
          mark: "done",
          items: [
            "Behavioral health networks",
            "Employee assistance programs (EAP)",
            "Dental networks",
            "Vision networks",
            "Workers’ compensation networks",
            "Leased PPO networks",
          ],
        },
      ],
    },
    {
      kind: "terms",
      id: "card",
      title: "One card, up to four companies",
      intro: "Only the owner of the network decides who is in the network.",
      terms: [
        {
          term: "Who carries the risk",
          description:
            "Either an insurer or the employer itself. State insurance laws bind an insurer. For an employer’s own plan, read the network’s contract.",
        },
        {
          term: "Whose network it is",
          description:
            "Many employers’ plans rent a network. The network’s logo is on the card, often on the back. You apply to the network.",
        },
        {
          term: "Who manages the benefit",
          description:
            "Plans often hand therapy, vision, dental, imaging and physical therapy to another company, which has its own panel.",
        },
        {
          term: "Who pays the claim",
          description:
            "An administrator may pay claims for the employer. The administrator can confirm a member’s plan, but seldom decides who may join the network.",
        },
      ],
    },
    {
      kind: "cards",
      id: "solutions",
      title: "What is included",
      intro: null,
      cards: [
        {
          title: "Panel selection",
          description:
            "We start from the plans that your patients have and your referring offices belong to, and find out which panels are open.",
        },
        {
          title: "Application management",
          description:
            "We make CAQH, payer forms and attachments agree, file each application as soon as the payer accepts it, and note the receipt number.",
        },
        {
          title: "Closed panel appeals",
          description:
            "A payer may make an exception for a language, a subspecialty or a county with too few providers. We make that case for you.",
        },
        {
          title: "Contract activation",
          description:
            "We read the fee schedule and the effective date before you sign. Afterward we check your directory listing and the first claims.",
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Our process: six steps for one application",
      intro: "The last two steps are the payer’s. A list of panels takes as long as its slowest payer.",
      steps: [
        {
          title: "Practice Assessment",
          description:
            "We ask for locations, tax IDs, licenses, start dates and patient mix, because they decide where you qualify.",
          duration: { ...spans.panelingAssessment.duration, who: "we" },
        },
        {
          title: "Panel Research",
          description:
            "We ask each payer whether the panel is open for your specialty and county. You get a ranked list.",
          duration: { ...spans.panelingResearch.duration, who: "we" },
        },
        {
          title: "Application Preparation",
          description:
            "We complete CAQH, and you attest it. We fill in the forms and make sure that the dates agree on all of them.",
          duration: { ...spans.panelingPreparation.duration, who: "we" },
        },
        {
          title: "Application Submission",
          description:
            "We file each application on the first day that the payer accepts it. For a Medicaid plan, that is usually after the state has enrolled you. We keep the receipt or confirmation number.",
          duration: { ...spans.panelingSubmission.duration, who: "we" },
        },
        {
          title: "Payer Review and Follow-up",
          description:
            "The payer verifies the application, and its committee or medical director decides. We follow up and answer the payer’s questions.",
          duration: { ...spans.panelingReview.duration, who: "they" },
        },
        {
          title: "Contracting and Activation",
          description:
            "We read the contract, you sign it, and the payer loads you. We confirm the effective date and your directory entry.",
          duration: { ...spans.panelingActivation.duration, who: "they" },
        },
      ],
    },
    {
      kind: "checklists",
      id: "ongoing-management",
      title: "Ongoing management of your panels",
      intro: "A missed attestation, an old address or a letter to the wrong office can cost you a panel.",
      lists: [
        {
          title: "To stay on the panel",
          mark: "done",
          items: [
            "CAQH profile and attestation",
            "Recredentialing dates for each payer",
            "License, DEA and malpractice renewals",
            "Address, phone and tax ID changes",
            "Directory confirmations, at least every 90 days",
            "Providers who join or leave",
          ],
        },
        {
          title: "To get more from it",
          mark: "done",
          items: [
            "Fee schedule reviews",
            "Contract amendments and payer notices",
            "Denials that come from enrollment errors",
            "Closed panels approached again",
            "New plans in your counties",
            "New locations on existing contracts",
          ],
        },
      ],
    },
    {
      kind: "sheets",
      id: "sample",
      title: "Sample: status of each application",
      intro: "Each panel has a line with the day we filed, the status, and the next step with its due date.",
      sheets: [statusSheet],
    },
    {
      kind: "cards",
      id: "benefits",
      title: "Benefits",
      intro: null,
      cards: [
        {
          title: "Patients can choose you",
          description:
            "Many people look in their plan’s directory first. Once you are on the panel, the directory should list you. We check the address and phone in your entry.",
        },
        {
          title: "Claims pay in network",
          description:
            "You know the fee schedule and the effective date of each panel before you book the first patient.",
        },
        {
          title: "Effort goes where it pays",
          description:
            "Five plans that your patients have are worth more than fifteen that they don’t have. We rank the plans before we file.",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions about insurance panels",
      intro: null,
      faqs: [
        {
          question: "How long does insurance paneling take?",
          answer:
            "Plan 90-180 days for a list of panels, counted to the last one. For one panel, our first four steps take 11-20 days, the payer’s review 30-120, and contracting with activation 10-15. The first panels are usually active well before the last one.",
        },
        {
          question: "What is the difference between paneling and credentialing?",
          answer:
            "Credentialing verifies the provider’s license, training and history. Paneling means joining a payer’s network: finding the panel open, applying, being credentialed by that payer and signing its contract. Credentialing is one part of paneling.",
        },
        {
          question: "What if a panel is closed?",
          answer:
            "We ask which exceptions the plan makes, and write an appeal if one fits you, such as a language, a subspecialty, evening hours, or a county with few providers. If none fits, we note the date to ask again. No one can promise that a closed panel opens.",
        },
        {
          question: "Which panels should we apply to first?",
          answer:
            "The open panels of the plans that your patients have. If you treat Medicare or Medicaid patients, file with those programs early, because some other plans ask for your Medicare and Medicaid numbers.",
        },
        {
          question: "Is one contract good for all products of a plan?",
          answer:
            "Seldom. A commercial PPO, an HMO, the marketplace product, Medicare Advantage and Medicaid can each have their own network, and a plan may close one and leave another open. Ask which products the agreement names, and check the directory for each of them after the effective date.",
        },
        {
          question: "What does insurance paneling cost?",
          answer:
            "Pricing is fee-for-service or contingency-based, depending on the panels and the number of providers. You get the price at the free consultation.",
        },
      ],
    },
  ],
  closing: {
    heading: "Bring your ten most common plans to the call",
    text: "We tell you which panel is behind each plan and what the application needs.",
    actions: getStarted,
  },
};
