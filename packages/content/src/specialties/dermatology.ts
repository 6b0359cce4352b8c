import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Dermatology (ABD) certification or board eligibility",
  "Letter of need for panels that are closed: waiting times, ZIP codes, services",
  "CLIA certificate that fits the laboratory; Mohs slides are high complexity",
  "Mohs training: fellowship certificate or ABD micrographic surgery certification",
  "Training proof for lasers, phototherapy and superficial radiation",
  "Surgery center privileges for cases outside the office",
];

export const dermatology: SpecialtyPage = {
  record: {
    name: "Dermatology",
    description:
      "Three things come up before a payer says yes: a full panel, the office laboratory’s CLIA certificate, and Mohs surgery.",
    icon: "body-scan",
    color: "amber",
    timeframe: { from: 120, to: 150, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "Mohs, stage by stage",
    caption:
      "The surgeon reads stages 1, 2 and 3 under the microscope while the patient waits, so the laboratory needs a CLIA certificate.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Dermatology Credentialing Services | {product}",
    description:
      "Credentialing for dermatologists and Mohs surgeons: ABD certification, closed panels, CLIA certificates, laser training. Typical time 120-150 days.",
    keywords: ["dermatology credentialing", "Mohs surgery credentialing", "closed panel appeal", "CLIA certificate"],
  },
  hero: {
    eyebrow: "For dermatologists and Mohs surgeons",
    heading: "Dermatology Credentialing",
    lead: "120 to 150 days is long for an office specialty. The reasons are often panels that a payer calls full, and an office laboratory that needs its own CLIA certificate. We work on both from the first week.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a dermatology file needs",
      intro:
        "Three of these six prove training. Two are about the place of work, and one is about the local need for another dermatologist.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What stretches a dermatology file",
      intro: null,
      cards: [
        {
          title: "The panel is full",
          description:
            "The first answer is often a form letter that says no. We reply with the next free appointment in your area, the services that no one nearby offers and the ZIP codes you serve, and ask for a second look.",
        },
        {
          title: "A laboratory in the wrong class",
          description:
            "A CLIA certificate for provider-performed microscopy covers skin scrapings, but not Mohs slides. A laboratory that reads Mohs slides needs a certificate of compliance or accreditation, which covers both. The certificate also names a director and an address, so the certificate has to be changed after a move or with a new director.",
        },
        {
          title: "Mohs without its own line",
          description:
            "Some payers approve the dermatologist and deny the Mohs codes, because the Mohs training wasn’t on the form. We file the fellowship and the case numbers with the first application.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Office procedures and payers",
      intro: "Patients pay for cosmetic visits themselves. For insured services you may need the proofs below.",
      lists: [
        {
          title: "Services that need proof or approval",
          mark: "item",
          items: [
            "Mohs micrographic surgery",
            "Excisions with flap or graft repair",
            "Reading of your own pathology slides",
            "Medical laser treatment",
            "Phototherapy and photodynamic therapy",
            "Superficial radiation therapy, with the state’s radiation registration",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B, for skin cancer above all",
            "Medicare Advantage plans",
            "Commercial plans with closed dermatology panels",
            "State Medicaid and its managed care plans",
            "Plans that send pathology to one contracted laboratory",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions dermatology practices ask",
      intro: null,
      faqs: [
        {
          question: "What can we do when a dermatology panel is closed?",
          answer:
            "Ask the payer for the reason in writing, then answer with local facts: days to the next appointment, services such as Mohs or pediatric dermatology, evening hours. If the plan still refuses, we set a date to ask again. A group contract that adds a provider may be another way in.",
        },
        {
          question: "Does a Mohs surgeon need a laboratory certificate?",
          answer:
            "Yes. The surgeon reads the slides, which is high-complexity testing under CLIA. Neither a certificate of waiver nor a certificate for provider-performed microscopy covers it. Payers ask for the certificate’s number and may check that the certificate matches the site.",
        },
        {
          question: "Why 120-150 days?",
          answer:
            "Closed panels and the laboratory’s certificate account for much of that time, and not every practice has both delays. An open panel is quicker. Before we file anything, we find out which of your payers’ panels are open.",
        },
      ],
    },
  ],
  closing: {
    heading: "Find out which panels are open",
    text: "On the call we note your payers and your ZIP code. Then we ask each payer, and you learn where to file now and which panel needs a letter of need first.",
    actions: getStarted,
  },
};
