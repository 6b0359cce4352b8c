import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Family Medicine (ABFM) certification or board eligibility",
  "Primary care (PCP) designation, with ages, panel size and office hours",
  "Hospital privileges or a written admitting arrangement",
  "CLIA certificate for the office laboratory",
  "After-hours coverage, by someone in the same networks",
  "Collaboration agreements for nurse practitioners and PAs, where the state requires them",
];

export const familyMedicine: SpecialtyPage = {
  record: {
    name: "Family Medicine",
    description:
      "Family physicians see every age and join many plans. Each plan should list them as primary care (PCP), with an open panel.",
    icon: "users-group",
    color: "pine",
    timeframe: { from: 60, to: 90, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "A family tree",
    caption: "1 nursing facility visits, 2 prenatal care, 3 newborns: each can need a separate approval.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Family Medicine Credentialing Services | {product}",
    description:
      "Credentialing for family physicians: ABFM certification, PCP designation, admitting arrangements, CLIA and all main payers. Typical time 60-90 days.",
    keywords: ["family medicine credentialing", "PCP enrollment", "primary care credentialing", "ABFM certification"],
  },
  hero: {
    eyebrow: "For family physicians and primary care offices",
    heading: "Family Medicine Credentialing",
    lead: "Each payer’s form asks whether the doctor is a primary care physician with an open panel. If the answer is wrong, members of plans that assign a primary care physician (PCP) can’t choose the doctor. A file typically takes 60 to 90 days, and a correction later means another wait.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What a family physician’s file needs",
      intro:
        "Most of this list describes the office. Collect that part once, and you can use it for every doctor you hire.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "What slows a primary care file",
      intro: null,
      cards: [
        {
          title: "Approved, but not as a PCP",
          description:
            "The letter says “approved”, but the directory says “specialist” or “panel closed”. Members may not be able to pick the doctor. We read the directory entry, payer by payer, after each approval.",
        },
        {
          title: "No answer to “Who admits your patients?”",
          description:
            "Many family physicians no longer admit patients, but the form still asks who does. Send a signed letter from the hospitalist group with the application.",
        },
        {
          title: "A procedure outside the malpractice policy",
          description:
            "A careful reviewer asks about a procedure that the malpractice policy may not cover, such as vasectomy or joint injections. We compare the policy with the list of privileges first.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Scope and payers",
      intro: "Family medicine is broad. Name the parts that your physician practices and leave the rest off the form.",
      lists: [
        {
          title: "Work that needs its own approval",
          mark: "item",
          items: [
            "Inpatient admission and rounds",
            "Newborn care in the hospital",
            "Prenatal care and deliveries",
            "Nursing facility visits",
            "Office surgery and joint injections, where the malpractice carrier or the plan asks",
            "DOT driver examinations (National Registry listing)",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B",
            "Medicare Advantage plans that assign members to a PCP",
            "Commercial HMO and PPO networks",
            "Marketplace plans, whose networks differ from the same insurer’s employer plans",
            "State Medicaid and its managed care plans",
            "Workers’ compensation for local employers",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions primary care offices ask",
      intro: null,
      faqs: [
        {
          question: "Why must the plan list the doctor as a PCP?",
          answer:
            "HMOs, many Medicare Advantage plans among them, assign members to a primary care doctor. If the plan doesn’t list the doctor as a PCP, it assigns no members, and it can refuse referrals and quality payments. If you correct the listing later, the plan may take another loading cycle.",
        },
        {
          question: "Do our nurse practitioners and PAs need their own files?",
          answer:
            "With most payers, yes: their own NPI, license, CAQH profile and enrollment, linked to your tax ID. Some states also require a collaborating or supervising physician on record. We file their applications along with the physician’s, so that the names agree.",
        },
        {
          question: "When should we start for a doctor who joins in July?",
          answer:
            "In February. The usual time is 60-90 days from a complete file, hospital privileges take 90-180, and a residency graduate’s license and DEA registration often arrive late. Some plans accept the application only after training has ended on June 30, so those approvals follow in the fall.",
        },
      ],
    },
  ],
  closing: {
    heading: "Put every payer on one list",
    text: "Have your front desk’s list of payers ready when we call. We go through what each payer needs, and which payer to ask first.",
    actions: getStarted,
  },
};
