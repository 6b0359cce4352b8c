import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Pediatrics (ABP) certification or board eligibility",
  "State Medicaid and CHIP enrollment",
  "Vaccines for Children (VFC) enrollment of the practice",
  "Newborn nursery privileges or a written coverage arrangement",
  "Primary care panel data: ages taken, open or closed, after-hours coverage",
  "PALS or NRP card where the hospital asks for it",
];

export const pediatric: SpecialtyPage = {
  record: {
    name: "Pediatric",
    description:
      "Medicaid and CHIP come first, vaccines need enrollment in a separate program, and the newborn nursery needs privileges.",
    icon: "user-heart",
    color: "amber",
    timeframe: { from: 60, to: 90, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "A growth chart",
    caption:
      "1 newborn nursery, 2 vaccines for children, 3 the plan’s panel: three approvals in one child’s first two years.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Pediatric Credentialing Services | {product}",
    description:
      "Credentialing for pediatricians: ABP certification, Medicaid and CHIP, Vaccines for Children, nursery privileges. Typical time 60-90 days.",
    keywords: ["pediatric credentialing", "CHIP enrollment", "Vaccines for Children enrollment", "ABP certification"],
  },
  hero: {
    eyebrow: "For pediatricians and children’s practices",
    heading: "Pediatric Credentialing",
    lead: "A pediatrician’s file typically takes 60 to 90 days with one payer. Medicaid and CHIP insure many children. Their plans need the doctor to be enrolled with the state, which can take longer than 90 days, so we file with the state first.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a pediatric file needs",
      intro:
        "Three of these six depend on the practice or the hospital, so start them before the pediatrician’s first day.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What holds up a pediatrician",
      intro: null,
      cards: [
        {
          title: "Filed with the plan before the state",
          description:
            "Under federal rules a Medicaid plan can’t keep a doctor whom the state hasn’t enrolled. If you apply only to the plan, the application can wait until someone notices.",
        },
        {
          title: "Vaccines ordered too late",
          description:
            "VFC is an agreement with the state’s immunization program about refrigerators, temperature logs and a named coordinator. Expect the program to visit a new site before the site’s first order.",
        },
        {
          title: "A newborn and no privileges",
          description:
            "A baby seen on day one needs a pediatrician on that hospital’s staff. Committees meet on fixed dates, and a missed meeting costs weeks.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Hospital settings and payers",
      intro: "Most of a pediatrician’s work is in the office. A hospital or a payer must approve the parts below.",
      lists: [
        {
          title: "Settings that need separate privileges",
          mark: "item",
          items: [
            "Newborn nursery",
            "Attendance at deliveries",
            "Neonatal intensive care",
            "Pediatric inpatient ward",
            "Circumcision",
            "Procedural sedation",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "State Medicaid",
            "CHIP, where the state runs it as a separate program",
            "Medicaid managed care plans",
            "Commercial plans, with the primary care panel set to open",
            "TRICARE near a military base",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions pediatric practices ask",
      intro: null,
      faqs: [
        {
          question: "Does a pediatrician need Medicare?",
          answer:
            "Seldom for payment, because few children have Medicare (most of those have kidney failure). Some hospitals and plans still ask for a Medicare enrollment. We ask your hospital and plans before anyone fills in a form.",
        },
        {
          question: "Can we give VFC vaccines under another doctor’s enrollment?",
          answer:
            "VFC enrolls the practice site and lists the doctors who give vaccines there. The practice adds a new pediatrician to that list, and enrolls again for a new address. Do both before the first clinic day.",
        },
        {
          question: "How long until a new pediatrician can see every patient?",
          answer:
            "60-90 days from a complete file for most payers. Medicaid takes anywhere from 30 to 180 days, depending on the state, so we file it first. The Medicaid plans follow once the state has issued the doctor’s Medicaid ID.",
        },
      ],
    },
  ],
  closing: {
    heading: "Open the schedule on the right day",
    text: "On the call we ask for your state, your hospital and your Medicaid plans. We tell you which application goes first and when the last one should be back.",
    actions: getStarted,
  },
};
