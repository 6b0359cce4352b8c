import { telehealth } from "../facts/dated.ts";
import { callOnly, startCredentialing } from "../nav.ts";
import { aprnStatesNeeded, imlcMembership } from "../states/data/licensure-compacts.ts";
import { usTimes } from "../states/times.ts";
import type { PageBase } from "../types/content.ts";

export const telemedicine: PageBase = {
  updatedOn: "2026-11-26",
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
    lead: "In a video practice one physician can need six licenses and forty payer applications. The license follows the patient’s state, each hospital grants its own privileges, and each payer has its own telehealth rules. We keep one list of states, hospitals and payers.",
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
            "By law, care takes place where the patient is. A physician needs a license there, or whatever registration or exception that state’s law offers.",
        },
        {
          title: "One compact, over 30 states",
          description: `The Interstate Medical Licensure Compact (IMLC) covers over 30 states: ${imlcMembership}. One application leads to a separate full license in each state that the physician picks and that issues through it.`,
        },
        {
          title: "Hospitals may credential by proxy",
          description:
            "Under 42 CFR 482.22 a hospital may rely on the distant site’s credentialing decisions, under a written agreement. The rule doesn’t bind payers.",
        },
        {
          title: "Every payer writes its own rules",
          description:
            "Plans differ by state in the visits, codes, addresses and telephone calls that they accept, and they change their rules. We check them with each application.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "requirements",
      title: "What to have before the first visit",
      intro:
        "The first list is for you, the second for hospitals, the third for payers. A practice that never works for hospitals can skip the second.",
      lists: [
        {
          title: "For each physician",
          mark: "todo",
          items: [
            "A license or registration in each patient state",
            "Malpractice coverage that names telehealth and every state",
            "DEA registrations for what will be prescribed by video, and the states’ own where issued",
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
      intro: "A payer waits for the license number, and a hospital that credentials by proxy for the agreement.",
      steps: [
        {
          title: "Map the states",
          description: "We list where your patients are, by number, and mark the states that are worth doing first.",
          duration: null,
        },
        {
          title: "License",
          description:
            "We apply through the compact where the physician qualifies, state by state elsewhere, and for registrations where a state offers them.",
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
            "The patient’s. A physician in Ohio who sees a patient in Texas practices in Texas. Some states have a telehealth registration or exceptions, for follow-up visits for example. We check the rule of each state on your list before you open it.",
        },
        {
          question: "Who can use the Interstate Medical Licensure Compact?",
          answer: `MDs and DOs with a full license in a member state that qualifies as their principal one, board certification and no record of discipline or crime, among other conditions. It covers over 30 states: ${imlcMembership}. California, Massachusetts, New York, Oregon, South Carolina and Virginia were not members. Other professions have other compacts, and not all are in force. The one for nurse practitioners had fewer than the ${aprnStatesNeeded} states that it needs.`,
        },
        {
          question: "What exactly does credentialing by proxy save?",
          answer:
            "It saves the hospital’s own verification of a physician whom the distant site has already verified. The hospital still grants the privileges, and 42 CFR 482.22 asks for a written agreement, a current privilege list and feedback on performance. Critical access hospitals have their own rule in 42 CFR 485.616.",
        },
        {
          question: "Does Medicare pay for visits at home?",
          answer: `Yes: Congress has extended Medicare’s telehealth flexibilities, the patient’s home among them, through ${telehealth.facts.medicareAtHome.through}. Behavioral health visits at home have no end date. Medicaid and commercial plans follow their own rules.`,
        },
        {
          question: "Are we credentialed with a payer in every state once one state approves?",
          answer:
            "No. Even plans with one name usually contract state by state, and each state’s Medicaid program enrolls its own providers. The verified record can be used again, so the second state takes less of your time than the first.",
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
