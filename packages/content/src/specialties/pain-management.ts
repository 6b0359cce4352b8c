import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "Pain medicine subspecialty certificate from the ABA, ABPMR or ABPN",
  "DEA registration in each state of practice, and the state’s own where it issues one",
  "State prescription monitoring program (PDMP) registration",
  "Pain clinic license or registration, where the state requires one",
  "Pain medicine fellowship certificate",
  "Procedure log for interventional privileges, with fluoroscopy training",
];

export const painManagement: SpecialtyPage = {
  record: {
    name: "Pain Management",
    description:
      "Reviewers check prescribing as well as injections: DEA, monitoring program, clinic license and procedure logs.",
    icon: "first-aid-kit",
    color: "amber",
    timeframe: { from: 90, to: 120, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "The lumbar spine",
    caption: "1 epidural injection, 2 facet block, 3 stimulator: the procedure log has a line for each.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Pain Management Credentialing Services | {product}",
    description:
      "Credentialing for pain physicians: subspecialty certificates, DEA and PDMP, pain clinic licenses, interventional privileges. Typical time 90-120 days.",
    keywords: [
      "pain management credentialing",
      "interventional pain privileges",
      "pain clinic license",
      "pain medicine certification",
    ],
  },
  hero: {
    eyebrow: "For pain physicians and pain clinics",
    heading: "Pain Management Credentialing",
    lead: "Reviewers of a pain file look at the prescribing as well as the training. The review goes faster when registrations, clinic license and procedure log come with the application. Allow 90 to 120 days.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a pain physician’s file needs",
      intro:
        "The registrations and the clinic license set a pain physician’s list apart, and each expires on its own day.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What stops a pain file",
      intro: null,
      cards: [
        {
          title: "The clinic has no license",
          description:
            "Florida, Georgia, Tennessee and Texas are among the states that license or register pain clinics. Each state defines a pain clinic in its own way. We look up your state’s rule before the first application goes out.",
        },
        {
          title: "Codes that disagree",
          description:
            "Medicare has separate specialty codes for pain management (72) and interventional pain management (09). The NPI taxonomy, the Medicare specialty and the payer’s list should agree.",
        },
        {
          title: "A board action without an explanation",
          description:
            "Payers and hospitals look up board actions and malpractice reports for every applicant. If you file a short explanation with the application, you save a round of letters.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Procedures and payers",
      intro:
        "Hospitals grant privileges procedure by procedure. Payers give many prior authorizations procedure by procedure, too.",
      lists: [
        {
          title: "Procedures that need separate privileges",
          mark: "item",
          items: [
            "Epidural steroid injections",
            "Facet injections and medial branch blocks",
            "Radiofrequency ablation",
            "Spinal cord stimulator trials and implants",
            "Intrathecal pump implants and refills",
            "Moderate sedation",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B",
            "Medicare Advantage plans",
            "Workers’ compensation",
            "Auto insurers in no-fault states",
            "Commercial plans with site-of-service rules for injections",
            "State Medicaid",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions pain clinics ask",
      intro: null,
      faqs: [
        {
          question: "Which board certificates in pain medicine do payers accept?",
          answer:
            "The subspecialty certificate of an ABMS board: usually the American Board of Anesthesiology (ABA), of Physical Medicine and Rehabilitation (ABPMR) or of Psychiatry and Neurology (ABPN). For certificates from outside ABMS, each payer decides. We ask the payer before we list one.",
        },
        {
          question: "Does our clinic need a license, in addition to the physicians’?",
          answer:
            "That depends on the state and on what you prescribe. Texas, for example, looks at the share of patients who receive certain controlled drugs each month. We read your state’s definition with you and file the registration where it applies.",
        },
        {
          question: "Our new partner is an anesthesiologist. Can he start under his old enrollment?",
          answer:
            "If he stays in the same state, he usually keeps his Medicare enrollment. But he has to reassign his benefits to your group, and his Medicare specialty may have to change. Commercial plans may treat a change of specialty as a new review. Plan 90-120 days for all of these changes.",
        },
      ],
    },
  ],
  closing: {
    heading: "Have the registrations checked first",
    text: "On the call we ask for the states, the procedures and who prescribes. We’ll say which licenses, registrations and payer applications you need, and in which order.",
    actions: getStarted,
  },
};
