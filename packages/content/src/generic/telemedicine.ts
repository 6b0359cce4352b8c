import { telehealth } from "../facts/dated.ts";
import { callOnly, startCredentialing } from "../nav.ts";
import { aprnStatesNeeded, imlcMembership } from "../states/data/licensure-compacts.ts";
import { usTimes } from "../states/times.ts";
import type { PageBase } from "../types/content.ts";

export const telemedicine: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Telemedicine Credentialing Services | {product}",
    description:
      "Credentialing for telehealth: licenses where the patient is, the compact of over 30 states, credentialing by proxy and payer telehealth rules.",
    keywords: [
      "telemedicine credentialing",
      "telehealth credentialing",
      "credentialing by proxy",
      "Interstate Medical Licensure Compact",
    ],
  },
  hero: {
    eyebrow: "For telehealth groups, hospitals and physicians who practice by video",
    heading: "Telemedicine Credentialing",
    lead: "In a video practice one physician can need six licenses and forty payer applications. The license follows the patient’s state, each hospital grants its own privileges, and each payer has its own telehealth rules. We keep all of them on one list of states, hospitals and payers.",
    actions: startCredentialing,
    figure: {
      title: "Days for each state and hospital on the list",
      bars: usTimes,
    },
  },
  sections: [
    {
      kind: "cards",
      id: "rules",
      title: "Rules for telehealth credentialing",
      intro: null,
      cards: [
        {
          title: "The license follows the patient",
          description:
            "By law, care takes place where the patient is. A physician needs a license from that state, or a registration or exception that the state’s law offers.",
        },
        {
          title: "One compact, over 30 states",
          description: `The Interstate Medical Licensure Compact (IMLC) covers over 30 states: ${imlcMembership}. With one application, a physician gets a separate, full license from each chosen state that issues through the compact.`,
        },
        {
          title: "Hospitals may credential by proxy",
          description:
            "With a written agreement, a hospital may rely on the distant site’s credentialing decisions (42 CFR 482.22). The rule doesn’t bind payers.",
        },
        {
          title: "Every payer writes its own rules",
          description:
            "Which visits, codes, addresses and telephone calls a plan accepts depends on the state, and the rules change. We look them up for each application.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "requirements",
      title: "What to have before the first visit",
      intro:
        "The first list is for each physician, the second for hospitals, the third for payers. A practice that never works for hospitals can skip the second list.",
      lists: [
        {
          title: "For each physician",
          mark: "todo",
          items: [
            "A license or registration in each patient state",
            "Malpractice coverage that names telehealth and every state",
            "DEA registrations for what will be prescribed by video, and state registrations where a state issues them",
            "A practice address that payers accept for remote work",
            "CAQH profile with all states and licenses listed",
          ],
        },
        {
          title: "For credentialing by proxy",
          mark: "todo",
          items: [
            "Medical staff bylaws that allow it",
            "A written agreement with the distant-site hospital or telemedicine entity",
            "The distant site’s current list of the physician’s privileges",
            "A license that the patient’s state issues or recognizes",
            "A way to send adverse events and complaints back to the distant site",
          ],
        },
        {
          title: "To ask each payer",
          mark: "todo",
          items: [
            "Whether it enrolls physicians who live in another state",
            "Which address and taxonomy it wants on the form",
            "Whether a video-only practice qualifies for the panel",
            "Which place of service and modifier go on the claim",
            "Whether telephone visits are paid",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Four steps, in this order",
      intro: "A payer waits for the license number. A hospital that credentials by proxy waits for the agreement.",
      steps: [
        {
          title: "Map the states",
          description:
            "We list the states where your patients are, with the number of patients in each, and mark the states to do first.",
          duration: null,
        },
        {
          title: "License",
          description:
            "If the physician qualifies, we apply through the compact. Elsewhere we apply state by state, or for a registration if the state offers one.",
          duration: null,
        },
        {
          title: "Privileges",
          description: "We prepare proxy agreements where bylaws allow them and full applications where they don’t.",
          duration: null,
        },
        {
          title: "Payers",
          description: "We enroll by state and plan, and give your billing staff each plan’s telehealth rule.",
          duration: null,
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions telehealth practices ask",
      intro: null,
      faqs: [
        {
          question: "Which license counts, the physician’s state or the patient’s?",
          answer:
            "The patient’s. A physician in Ohio who sees a patient in Texas practices in Texas. Some states have a telehealth registration or exceptions, for follow-up visits for example. We look up the rule of each state on your list before you see patients there.",
        },
        {
          question: "Who can use the Interstate Medical Licensure Compact?",
          answer: `MDs and DOs who have a full license in a member state that qualifies as their principal state, are board certified and have no record of discipline or crime, among other conditions. The compact covers over 30 states: ${imlcMembership}. California, Massachusetts, New York, Oregon, South Carolina and Virginia were not members then. Other professions have other compacts, and not all are in force. The compact for nurse practitioners had fewer than the ${aprnStatesNeeded} states that it needs.`,
        },
        {
          question: "What exactly does credentialing by proxy save?",
          answer:
            "It saves the hospital’s own verification of a physician whom the distant site has already verified. The hospital still grants the privileges. The rule asks for a written agreement, a current privilege list and feedback on performance (42 CFR 482.22). Critical access hospitals have their own rule (42 CFR 485.616).",
        },
        {
          question: "Does Medicare pay for visits at home?",
          answer: `Yes: Congress has extended Medicare’s telehealth flexibilities, the patient’s home among them, through ${telehealth.facts.medicareAtHome.through}. Behavioral health visits at home have no end date. Medicaid and commercial plans follow their own rules.`,
        },
        {
          question: "If a payer approves us in one state, are we credentialed with it in every state?",
          answer:
            "No. Even plans with one name usually contract state by state, and each state’s Medicaid program enrolls its own providers. We can use the verified record again, so the second state takes less of your time than the first.",
        },
      ],
    },
  ],
  closing: {
    heading: "Bring your list of states",
    text: "On the call we list license, privileges and payers for each state, and mark which are open, filed and approved.",
    actions: callOnly,
  },
};
