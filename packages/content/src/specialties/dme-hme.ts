import { daysBetween, longDate } from "../calendar.ts";
import { fees, moratoria, windows } from "../facts/dated.ts";
import { getStarted, startCredentialing } from "../nav.ts";
import { paths } from "../paths.ts";
import type { IsoDate, SpecialtyPage } from "../types/content.ts";

const moratorium = moratoria.facts.medicalSupplyCompanies;
const fee = fees.facts.medicareApplication;
const yearStart: IsoDate = "2026-01-01";
const secondTermEnd: IsoDate = "2027-02-27";
const dayOf = (date: IsoDate) => ({ day: daysBetween(yearStart, date), text: longDate(date) });
const keyRequirements = [
  "DMEPOS supplier enrollment on form CMS-855S, one for each location",
  "Accreditation by a CMS-approved organization",
  "Surety bond of at least $50,000 for each location, unless exempt",
  "Compliance with the Medicare DMEPOS supplier standards (42 CFR 424.57)",
  "State DME license, where the state requires one",
  "Liability insurance of at least $300,000 and a staffed location with posted hours",
];

export const dmeHme: SpecialtyPage = {
  record: {
    name: "DME/HME",
    description:
      "Medicare enrolls each location separately: form CMS-855S, accreditation, a $50,000 bond and, where the state issues one, a license. A moratorium may stop new suppliers.",
    icon: "bed",
    color: "ink",
    timeframe: { from: 30, to: 60, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "A product line",
    caption:
      "A wheelchair belongs to a product line. The CMS-855S and the accreditation have to name the same product lines.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "DME/HME Credentialing for Suppliers | {product}",
    description:
      "Enrollment for DME and HME suppliers: CMS-855S, accreditation, $50,000 surety bond, supplier standards, state licenses. Typical time 30-60 days.",
    keywords: [
      "DME credentialing",
      "HME supplier enrollment",
      "CMS-855S",
      "DMEPOS accreditation",
      "DMEPOS surety bond",
    ],
  },
  hero: {
    eyebrow: "For suppliers of medical equipment at home",
    heading: "DME/HME Credentialing",
    lead: "A supplier’s file typically takes 30 to 60 days once it is complete. It is complete when the accreditation is issued, the bond is signed and the location can be inspected. Site visits can add time, and Medicare’s moratorium may exclude a new supplier, as the next section explains.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "terms",
      id: "moratorium",
      title: "First: is Medicare enrolling your supplier type?",
      intro: null,
      terms: [
        {
          term: "Not enrolled under the moratorium",
          description:
            "New medical supply companies (seven supplier types), and new locations of companies that are already enrolled.",
        },
        {
          term: "Is the moratorium still in force?",
          description:
            "Its first six months are over, and CMS may extend it by six months at a time. We have found neither an extension nor an end.",
        },
        {
          term: "Before you sign a lease",
          description:
            "We look up on cms.gov which rule applies to your supplier type that day. State Medicaid programs decide for themselves.",
        },
      ],
      year: {
        starts: "From",
        expires: "to",
        days: daysBetween(yearStart, secondTermEnd),
        quarters: [
          { days: 0, label: "Jan" },
          { days: 90, label: "Apr" },
          { days: 181, label: "Jul" },
          { days: 273, label: "Oct" },
          { days: 365, label: "Jan" },
        ],
        rows: [
          { name: "First term", start: dayOf(moratorium.from), expiry: dayOf(moratorium.to) },
          {
            name: "Six more months, if CMS extended it",
            start: dayOf(moratorium.to),
            expiry: dayOf(secondTermEnd),
            isUncertain: true,
          },
        ],
        line: { at: daysBetween(yearStart, moratoria.asOf), label: `Our last check: ${longDate(moratoria.asOf)}` },
      },
      all: { label: "The moratorium on the page of today’s rules", href: `${paths.rulesToday}#moratoria` },
    },
    {
      kind: "checklists",
      id: "requirements",
      title: "What a supplier’s file needs",
      intro:
        "DMEPOS stands for durable medical equipment, prosthetics, orthotics and supplies. Each location that bills Medicare needs the whole list. Some professionals are exempt from the bond or from accreditation.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What stops a supplier",
      intro: null,
      cards: [
        {
          title: "A location that can’t be inspected",
          description:
            "Medicare’s inspector comes unannounced within your posted hours and takes pictures. A missing sign, no staff or no posted hours can lead to a denial.",
        },
        {
          title: "Accreditation for the wrong products",
          description:
            "The accreditation and the CMS-855S must name the same product categories. If you add oxygen later, both must be changed, and the state license too if it lists products.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Product lines and payers",
      intro: "Medicare approves suppliers by product category.",
      lists: [
        {
          title: "Product lines with their own rules",
          mark: "item",
          items: [
            "Oxygen and respiratory equipment",
            "CPAP and sleep supplies",
            "Power wheelchairs and complex rehab",
            "Orthotics and prosthetics",
            "Diabetic supplies and therapeutic shoes",
            "Enteral nutrition",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare: enrollment at the National Provider Enrollment contractor, claims at the DME MAC",
            "Medicare Advantage plans, often through an equipment network",
            "State Medicaid, also of the neighboring states you deliver to",
            "Commercial plans",
            "VA and workers’ compensation",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions suppliers ask",
      intro: null,
      faqs: [
        {
          question: "Is Medicare taking new DME suppliers?",
          answer: `It depends on the type and the date. From ${moratorium.since} to ${moratorium.firstTermEnded} at least, CMS enrolled no new medical supply companies of seven types. A new location counts as a new enrollment. Since January 1, 2026, the buyer of a majority must also enroll as new, with few exceptions, if the sale falls within ${windows.facts.dmeposOwnership.text} of enrollment or of the last such sale. CMS may extend the moratorium by six months at a time. Our page of today’s rules says when we last looked and what we found. The moratorium didn’t cover other supplier types. State Medicaid programs make their own decisions.`,
        },
        {
          question: "What does it cost before the first claim?",
          answer: `Besides rent, four bills: accreditation, the premium on the $50,000 bond, liability insurance and Medicare’s application fee, which is ${fee.amount} in ${fee.year}. Physicians who supply only their own patients are exempt from the bond.`,
        },
        {
          question: "How often do we have to prove all this again?",
          answer:
            "Medicare revalidates DME suppliers every 3 years. Under the rule in force since January 1, 2026, accreditation is renewed at least every 12 months. An accreditation term of three years that began earlier runs to its end first. The bond must never lapse. We keep these three dates in one calendar.",
        },
      ],
    },
  ],
  closing: {
    heading: "Have your location checked before the inspector comes",
    text: "Have the address, the product list and the state at hand when we call. We go through the supplier standards line by line and name what is missing.",
    actions: getStarted,
  },
};
