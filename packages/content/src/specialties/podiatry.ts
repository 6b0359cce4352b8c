import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "ABFAS or ABPM board certification, or board qualified status",
  "State podiatric license (DPM) and the scope of practice it grants",
  "Residency certificate that names PMSR or PMSR/RRA",
  "Surgical logs for forefoot, rearfoot and ankle privileges",
  "DMEPOS enrollment (CMS-855S) for therapeutic shoes and braces",
  "DEA registration and malpractice certificate that match the scope",
];

export const podiatry: SpecialtyPage = {
  record: {
    name: "Podiatry",
    description:
      "State scope, residency type and board decide which foot and ankle work is approved. Shoes need a second Medicare enrollment.",
    icon: "shoe",
    color: "pine",
    timeframe: { from: 90, to: 120, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "How far up the leg",
    caption: "1 forefoot, 2 rearfoot, 3 ankle: scope, residency certificate and bylaws have to agree.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Podiatry Credentialing Services | {product}",
    description:
      "Credentialing for podiatrists: ABFAS and ABPM status, state scope, rearfoot and ankle privileges, DMEPOS for shoes. Typical time 90-120 days.",
    keywords: [
      "podiatry credentialing",
      "podiatrist hospital privileges",
      "ABFAS certification",
      "diabetic shoe DMEPOS",
    ],
  },
  hero: {
    eyebrow: "For podiatrists and foot and ankle practices",
    heading: "Podiatry Credentialing",
    lead: "State law, the residency certificate and the hospital’s bylaws decide how far up the leg a podiatrist may operate. Once these three agree, a file typically takes 90 to 120 days.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a podiatrist’s file needs",
      intro:
        "ABFAS is the American Board of Foot and Ankle Surgery, ABPM the American Board of Podiatric Medicine. If a form has room only for ABMS boards, we send the form with a note.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What holds up a podiatry file",
      intro: null,
      cards: [
        {
          title: "Bylaws that name one board",
          description:
            "ABFAS certifies foot surgery and reconstructive rearfoot and ankle surgery. ABPM certifies podiatric medicine. Hospitals differ in which board they accept for which privilege, so read the bylaws first.",
        },
        {
          title: "RRA missing from the certificate",
          description:
            "Residencies changed their names over the years. If the certificate doesn’t name the rearfoot and ankle credential, ankle privileges wait for a letter from the program director.",
        },
        {
          title: "Shoes billed on the wrong number",
          description:
            "Therapeutic shoes and braces are DMEPOS. They need a CMS-855S enrollment for each location, in addition to the podiatrist’s own Medicare file.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Procedures and payers",
      intro: "The closer a procedure is to the ankle, the more documented training it needs.",
      lists: [
        {
          title: "Procedures that need separate privileges",
          mark: "item",
          items: [
            "Forefoot surgery: bunions and hammertoes",
            "Rearfoot and ankle reconstruction",
            "Fracture care of foot and ankle",
            "Toe and partial foot amputation",
            "Wound debridement and grafts",
            "Hospital history and physical, where state and bylaws allow it",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B, with its limits on routine foot care",
            "Medicare Advantage plans, some of which use a podiatry network",
            "DMEPOS for shoes, inserts and braces",
            "State Medicaid, whose coverage of podiatry differs by state",
            "Commercial plans",
            "Workers’ compensation",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions podiatrists ask",
      intro: null,
      faqs: [
        {
          question: "Does Medicare treat a podiatrist as a physician?",
          answer:
            "Yes, for the work that the state license allows. A podiatrist enrolls on form CMS-855I like other physicians and pays no application fee for it. The supplier enrollment for shoes is another form and has a fee.",
        },
        {
          question: "Can a podiatrist use the Interstate Medical Licensure Compact?",
          answer:
            "No. The compact is for physicians with an MD or DO degree. A podiatrist applies to each state’s own board, so plan a second license for a second state, and usually a second DEA registration and a second set of payers.",
        },
        {
          question: "When can we dispense diabetic shoes to Medicare patients?",
          answer:
            "You can bill for the shoes from the effective date of the DMEPOS enrollment, which the podiatrist’s 90-120 days don’t include. For each patient, the physician who manages the diabetes must certify that the patient needs them.",
        },
      ],
    },
  ],
  closing: {
    heading: "Have your scope read before you apply",
    text: "On the call we agree on a safe way to send us the residency certificate and the hospital’s privilege form. We mark what the state, the board and the bylaws support.",
    actions: getStarted,
  },
};
