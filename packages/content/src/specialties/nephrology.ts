import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Internal Medicine (ABIM) subspecialty certification in nephrology",
  "Medical staff membership at each dialysis facility",
  "Hospital privileges for consults and acute dialysis",
  "Nephrology fellowship certificate with procedure numbers",
  "Medicare enrollment effective before the first dialysis rounds",
  "Medical director qualifications, if the physician directs a unit (42 CFR 494.140)",
];

export const nephrology: SpecialtyPage = {
  record: {
    name: "Nephrology",
    description:
      "The office, the hospital and each dialysis unit need separate applications, and Medicare covers most patients on dialysis.",
    icon: "droplet",
    color: "ink",
    timeframe: { from: 90, to: 120, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "Five dialysis units",
    caption: "One nephrologist who rounds at five units needs five approvals, plus the hospital’s and the payers’.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Nephrology Credentialing Services | {product}",
    description:
      "Credentialing for nephrologists: ABIM nephrology certification, dialysis units, hospital privileges, Medicare enrollment. Typical time 90-120 days.",
    keywords: [
      "nephrology credentialing",
      "dialysis facility privileges",
      "dialysis medical director requirements",
      "ABIM nephrology",
    ],
  },
  hero: {
    eyebrow: "For nephrologists and kidney practices",
    heading: "Nephrology Credentialing",
    lead: "A nephrologist who rounds at five dialysis units needs five approvals, in addition to the hospital’s and the payers’. All of these together typically take 90 to 120 days if they start at the same time.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a nephrology file needs",
      intro:
        "Make a list of every place where this doctor will see a patient. That list decides how many applications you need.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What keeps a nephrologist from rounding",
      intro: null,
      cards: [
        {
          title: "One unit left out",
          description:
            "Each dialysis organization credentials its own medical staff. A doctor who is approved at four of five units has to leave the visits at the fifth to a partner.",
        },
        {
          title: "Medicare Advantage was left out",
          description:
            "Since 2021 people with kidney failure may choose Medicare Advantage. A practice enrolled in Original Medicare alone may be out of network for those patients.",
        },
        {
          title: "Procedure numbers missing",
          description:
            "For catheters and biopsies the hospital wants the number of supervised cases. Ask the fellowship program to certify these numbers before graduation.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Places, procedures and payers",
      intro: "A nephrologist works in three settings in one week, and each setting needs its own approval.",
      lists: [
        {
          title: "Settings and procedures to be approved for",
          mark: "item",
          items: [
            "In-center hemodialysis units",
            "Home dialysis programs",
            "Inpatient consults and acute hemodialysis",
            "Continuous renal replacement in intensive care",
            "Temporary dialysis catheters",
            "Kidney biopsy",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B and its monthly dialysis payment",
            "Medicare Advantage plans",
            // Source: 42 CFR 411.162
            "Employer plans, which pay before Medicare in the 30-month coordination period",
            "State Medicaid for patients who also have Medicare",
            "VA community care",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions kidney practices ask",
      intro: null,
      faqs: [
        {
          question: "What must a dialysis medical director show?",
          answer:
            "Federal rules (42 CFR 494.140) ask for board certification in internal medicine or pediatrics, a completed nephrology training program and at least 12 months of experience with dialysis patients. The dialysis company has a contract and checks of its own.",
        },
        {
          question: "Do we file each dialysis unit separately?",
          answer:
            "Units of one company often share an application, with a privilege form for each site. Another company’s units need another application. We fill in all of them from one record, so that dates and addresses agree.",
        },
        {
          question: "A new partner starts in 90 days. Is that enough?",
          answer:
            "Ninety days is the minimum, because nephrology files take 90-120 days once they are complete. We file with the hospital first, and with Medicare on the first day that it accepts the application, because dialysis units usually ask for hospital privileges and Medicare enrollment.",
        },
      ],
    },
  ],
  closing: {
    heading: "See patients at every unit from the first week",
    text: "On the call we go through units, hospitals and start date, and make a table with a line for each approval.",
    actions: getStarted,
  },
};
