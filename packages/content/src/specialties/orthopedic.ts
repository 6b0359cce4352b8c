import { spans } from "../facts/spans.ts";
import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Orthopaedic Surgery (ABOS) certification, or Part I passed and Part II ahead",
  `Operative case log, usually of the last ${spans.surgeonCaseLog.text}`,
  "Operating privileges at each hospital and surgery center",
  "Fellowship certificate: hand, spine, sports, joints, trauma or foot and ankle",
  "Emergency call and coverage agreement",
  "DMEPOS enrollment (CMS-855S) if braces are billed to Medicare",
];

export const orthopedic: SpecialtyPage = {
  record: {
    name: "Orthopedic",
    description:
      "Case logs, two or three operating sites and workers’ compensation make this one of the two longest files on our list.",
    icon: "bone",
    color: "ink",
    timeframe: { from: 120, to: 150, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "A fracture with its plate",
    caption: "One case in the operative log, which the hospital and the surgery center each ask for.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Orthopedic Credentialing Services | {product}",
    description:
      "Credentialing for orthopedic surgeons: ABOS status, case logs, hospital and surgery center privileges, workers’ compensation. 120-150 days.",
    keywords: [
      "orthopedic credentialing",
      "orthopedic surgeon privileges",
      "ABOS Part II",
      "workers’ compensation enrollment",
    ],
  },
  hero: {
    eyebrow: "For orthopedic surgeons and their groups",
    heading: "Orthopedic Credentialing",
    lead: "An orthopedic file typically takes 120 to 150 days, because often three committees review the same surgeon: the hospital’s, the surgery center’s and the payer’s. With license and insurance in hand, all three applications can go out in one week.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What an orthopedic surgeon’s file needs",
      intro: "Ask for the case log first, because the surgeon usually has copies of the rest.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "Common delays",
      intro: "Each of these can add weeks.",
      cards: [
        {
          title: "The log is at the old hospital",
          description:
            "The old hospital’s records department supplies the case numbers by procedure. Request them before the surgeon’s last shift, with complications and outcomes.",
        },
        {
          title: "Part II is still ahead",
          description:
            "ABOS examines a surgeon’s own cases after well over a year of practice in one place. Until then the surgeon is board eligible, and the hospital’s bylaws and the payers must say that they accept this status.",
        },
        {
          title: "Privileges asked for too broadly",
          description:
            "A joint surgeon who ticks spine gets questions about spine. We match the request to the fellowship and the case log, so that no committee questions a line of the request.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Operating list and payer list",
      intro: "A facility grants the first list line by line. In the second list, each line is a separate application.",
      lists: [
        {
          title: "Procedures that need separate privileges",
          mark: "item",
          items: [
            "Joint replacement, and robotic assistance separately",
            "Arthroscopy",
            "Spine surgery",
            "Fracture care and trauma call",
            "Hand surgery and microsurgery",
            "Use of fluoroscopy",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B and Medicare Advantage",
            "Workers’ compensation, with state authorization in New York among others",
            "Commercial plans, often with separate surgery center contracts",
            "Auto and liability insurers",
            "State Medicaid",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions orthopedic groups ask",
      intro: null,
      faqs: [
        {
          question: "Why 120-150 days when an internist takes 60-90?",
          answer:
            "An internist needs the payers’ approvals. A surgeon also needs operating privileges at each site, with a case log behind every procedure. The committees meet on their own dates, and the last one to approve sets the first surgery day.",
        },
        {
          question: "Do physician assistants who assist in surgery need files too?",
          answer:
            "Yes. The hospital and the surgery center privilege them, and most payers enroll them under your tax ID. Where the state wants a supervising or collaborating surgeon on record, both files must name the same person.",
        },
        {
          question: "Can you enroll us for workers’ compensation?",
          answer:
            "Yes. Some states’ programs work through a network contract, others through a state authorization. New York, for example, requires an authorization from its Workers’ Compensation Board before treatment. We find out what your state requires and file it with the other applications.",
        },
      ],
    },
  ],
  closing: {
    heading: "Get a free consultation",
    text: "Have the start date and the operating sites at hand when we call. We count back to the day each application must go out, and tell you if one of those days has passed.",
    actions: getStarted,
  },
};
