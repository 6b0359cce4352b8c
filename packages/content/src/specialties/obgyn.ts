import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Obstetrics and Gynecology (ABOG) certification or board eligibility",
  "Labor and delivery privileges where your patients deliver",
  "Malpractice coverage with tail or prior acts documented",
  "Claims history with a written account of each case",
  "Call coverage by named physicians with the same privileges",
  "Case list for laparoscopic and robotic surgery",
];

export const obgyn: SpecialtyPage = {
  record: {
    name: "OB/GYN",
    description:
      "Delivery privileges, tail coverage and claims history set the pace, and the hospital’s committee can take longer than the payers.",
    icon: "gender-female",
    color: "amber",
    timeframe: { from: 90, to: 120, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "A labor strip",
    caption:
      "Heart rate above, contractions below. Hospital, plan and call partners should be in place before the first contraction.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "OB/GYN Credentialing Services | {product}",
    description:
      "Credentialing for obstetricians and gynecologists: ABOG status, delivery privileges, tail coverage, claims history. Typical time 90-120 days.",
    keywords: [
      "OB/GYN credentialing",
      "labor and delivery privileges",
      "ABOG board eligible",
      "malpractice tail coverage",
    ],
  },
  hero: {
    eyebrow: "For obstetricians, gynecologists and women’s health practices",
    heading: "OB/GYN Credentialing",
    lead: "An obstetrician needs three things by the same day: hospital privileges, the plan’s approval and call partners. Proof of past malpractice insurance is needed too. Allow 90 to 120 days, or more if the hospital’s committees meet rarely.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What an OB/GYN file needs",
      intro:
        "Malpractice insurance documents take the longest to find. Ask every former carrier for them in the first week.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What delays an OB/GYN file",
      intro: null,
      cards: [
        {
          title: "Years without proof of coverage",
          description:
            "A claims-made policy that has ended leaves a gap unless tail or prior acts coverage fills it. Committees usually want the endorsement itself, not a broker’s email.",
        },
        {
          title: "A claim told three ways",
          description:
            "Obstetric claims can surface years after the birth. Date, allegation, role and outcome must be the same in CAQH, on the payer’s form and on the hospital’s form.",
        },
        {
          title: "Board eligibility left out of the file",
          description:
            "ABOG certifies after a period of practice, so new graduates apply as board eligible. We attach the board’s status letter and the date by which certification is due.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Delivery room, operating room, payers",
      intro:
        "Obstetric and gynecologic privileges are separate lists at most hospitals. A gynecologist who has stopped deliveries needs only the gynecologic list.",
      lists: [
        {
          title: "Procedures that need separate privileges",
          mark: "item",
          items: [
            "Vaginal and cesarean delivery",
            "Forceps and vacuum delivery",
            "Hysterectomy, by route",
            "Laparoscopic and robotic surgery",
            "Hysteroscopy and office procedures",
            "Obstetric ultrasound",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "State Medicaid and its pregnancy coverage",
            "Medicaid managed care plans",
            "Commercial plans that pay maternity as one global fee",
            "TRICARE near a military base",
            "Medicare for gynecology patients",
            "State family planning programs, if the practice takes part",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions OB/GYN practices ask",
      intro: null,
      faqs: [
        {
          question: "Will the plan pay for deliveries in the doctor’s first months?",
          answer:
            "In network, only if the plan’s effective date is the day of the delivery or earlier. Maternity care is often billed as one global fee, so a late date can affect months of visits. Give us the expected delivery months by payer, without patients’ names, and we file with those payers first.",
        },
        {
          question: "What do committees ask about tail coverage?",
          answer:
            "They ask which policy covers the years before the current one. Have the tail endorsement or the prior acts date from each claims-made policy, plus a loss run from each former carrier. The hospital decides how many years back you need, so ask before you collect.",
        },
        {
          question: "Does the hospital or the payer take longer?",
          answer:
            "Often the hospital: its department, credentials committee and board each meet on fixed days. Hospital and payers together usually take 90-120 days if both start at the same time, and longer if one waits for the other.",
        },
      ],
    },
  ],
  closing: {
    heading: "Get the hospital’s calendar before you hire",
    text: "We look up the committee dates of your hospital and your payers’ times, and count back to the day the file must be complete.",
    actions: getStarted,
  },
};
