import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Internal Medicine (ABIM) certification or board eligibility",
  "One role on every form: primary care, hospitalist or both",
  "Hospital privileges, or a coverage letter from the hospitalist group",
  "Medicare enrollment with benefits reassigned to your group (CMS-855I)",
  "DEA registration, and the state’s own where it issues one",
  "Five years of work history with every gap explained",
];

export const internalMedicine: SpecialtyPage = {
  record: {
    name: "Internal Medicine",
    description:
      "An internist may work in an office, a hospital or a nursing facility, and every form must name the same role.",
    icon: "heartbeat",
    color: "pine",
    timeframe: { from: 60, to: 90, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "Four beats",
    caption: "Each beat looks the same. So should an internist’s forms: the same role, group and work history.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Internal Medicine Credentialing Services | {product}",
    description:
      "Credentialing for internists and hospitalists: ABIM certification, PCP or hospitalist role, Medicare reassignment, privileges. 60-90 days.",
    keywords: [
      "internal medicine credentialing",
      "hospitalist credentialing",
      "Medicare reassignment",
      "ABIM certification",
    ],
  },
  hero: {
    eyebrow: "For internists, hospitalists and the groups that hire them",
    heading: "Internal Medicine Credentialing",
    lead: "An internist’s file typically takes 60 to 90 days and is one of the simpler files. When one fails, the reason is usually simple too: a role that differs from form to form, or a Medicare reassignment that names only the last employer.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What an internist’s file needs",
      intro: "Decide on the role first, because payers’ questions depend on it.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "Simple reasons for long waits",
      intro: null,
      cards: [
        {
          title: "Two roles, one record",
          description:
            "A doctor may see patients in the office on Mondays and on the wards on weekends. A payer that loads only the hospital role may leave the doctor out of its directory and refuse PCP visits.",
        },
        {
          title: "Medicare pays the old group",
          description:
            "The doctor is enrolled, so the office files nothing. But the doctor’s benefits are reassigned to the former group’s tax ID, and your claims are rejected until a new reassignment is in.",
        },
        {
          title: "Locum months left out",
          description:
            "A CV that leaves out locum work shows a gap of several months. One line for each assignment, with its dates, closes the gap.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Where they work and who pays",
      intro:
        "If the doctor is a hospitalist, start with the first list. If the doctor works in the office, start with the second.",
      lists: [
        {
          title: "Settings and procedures to be approved for",
          mark: "item",
          items: [
            "Adult admissions and consults",
            "Intensive care, where internists may manage patients",
            "Observation and step-down units",
            "Skilled nursing facility visits",
            "Central lines, paracentesis and lumbar puncture",
            "ECG reading and stress test supervision",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B, reassigned to your tax ID",
            "Medicare Advantage, with PCP status if the doctor has an office panel",
            "Commercial HMO and PPO networks",
            "State Medicaid, also for patients who have Medicare",
            "Accountable care or risk contracts that your group has signed",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions medical groups ask",
      intro: null,
      faqs: [
        {
          question: "Do hospitalists need full credentialing with every plan?",
          answer:
            "Often not. NCQA’s standards leave out practitioners who work only in the inpatient setting, since the hospital has credentialed them, and many plans follow NCQA. But hospitalists usually still have to be enrolled and linked to your tax ID, or the claims are denied.",
        },
        {
          question: "The doctor already has Medicare. What is left to do?",
          answer:
            "Two things: the reassignment of benefits to your group, which is now part of form CMS-855I, and the practice locations. Both go through PECOS. The doctor signs, and so does your authorized or delegated official.",
        },
        {
          question: "How soon can an internist bill after hiring?",
          answer:
            "Plan on 60-90 days from a complete file. A doctor who moves within the state, with a current CAQH profile, is at the short end. A residency graduate who waits for a license is at the long end.",
        },
      ],
    },
  ],
  closing: {
    heading: "Settle the role and start the clock",
    text: "When we call, we ask where the doctor will work in the first month. We tell you which payers need to know the role, and how long each payer usually takes.",
    actions: getStarted,
  },
};
