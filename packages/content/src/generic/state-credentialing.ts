import type { StateSlug } from "../ids/states.ts";
import { callOnly } from "../nav.ts";
import { stateFacts } from "../states/data/facts.ts";
import { medicaidNames } from "../states/data/medicaid/enrollment.ts";
import { stateQuestions } from "../states/questions.ts";
import { allTimes } from "../states/times.ts";
import type { PageBase } from "../types/content.ts";

export function stateCredentialing({ name, slug }: { name: string; slug: StateSlug }): PageBase {
  const facts = { slug, ...stateFacts[slug] };
  const { enrollsAs } = medicaidNames(facts);
  return {
    updatedOn: "2026-11-27",
    seo: {
      title: `${name} Credentialing: Where to Start | {product}`,
      description: `Credentialing in ${name}: the state’s requirements, six services, four steps, and answers about times, licenses and Medicaid.`,
      keywords: [`${name} credentialing`, `${name} provider enrollment`, `${name} medical license`],
    },
    hero: {
      eyebrow: "License, privileges, payers",
      heading: `${name} Credentialing`,
      lead: `The licensing board, the facility and each payer decide when a provider can work and bill in ${name}. Start with the list of the state’s requirements, then choose the service that you need.`,
      actions: [
        { label: `See ${name} requirements`, href: `/states/${slug}` },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: allTimes(facts),
    },
    sections: [
      {
        kind: "links",
        id: "next",
        title: "Where to go from here",
        intro: null,
        links: [
          {
            label: `${name} Medical Credentialing`,
            href: `/states/${slug}`,
            description: `Six licensing requirements and six networks for ${name}, with the licensing board and the Medicaid program.`,
          },
          {
            label: "Physician Credentialing",
            href: "/physician-credentialing",
            description: `A physician joins your ${name} practice and needs verification, CAQH and privileges.`,
          },
          {
            label: "Facility Credentialing",
            href: "/facility-credentialing",
            description: `A surgery center, clinic or hospital opens or changes hands in ${name}.`,
          },
          {
            label: "Payer Enrollment",
            href: "/payer-enrollment",
            description: `We file with Medicare, ${enrollsAs} and the commercial plans, each on the first day that it accepts the application, and follow up.`,
          },
          {
            label: "Payer Contract Negotiation",
            href: "/payer-contract-negotiation",
            description: "You are in network, and the fee schedule is years old.",
          },
          {
            label: "Re-Credentialing",
            href: "/re-credentialing",
            description: "A re-credentialing date is near, and nobody has opened the packet yet.",
          },
          {
            label: "Insurance Paneling",
            href: "/insurance-paneling",
            description: `You want to join more ${name} panels, and some of them say that they are full.`,
          },
          {
            label: "Contact",
            href: "/contact",
            description: "You would rather ask a person. We answer within 24 hours.",
          },
        ],
      },
      {
        kind: "steps",
        id: "process",
        title: `Four steps to approval in ${name}`,
        intro: null,
        steps: [
          {
            title: "Initial Consultation",
            description: `We map your ${name} payers, facilities and start date, and name the longest wait.`,
            duration: null,
          },
          {
            title: "Document Collection",
            description: "You send each document once. We say what is missing or about to expire.",
            duration: null,
          },
          {
            title: "Application Submission",
            description:
              "We file the license application first, because payers ask for the license number. We send each other application as soon as its own requirements are met, and fill in all of them from one record.",
            duration: null,
          },
          {
            title: "Follow-up & Approval",
            description: "We follow up with each office until you have every effective date.",
            duration: null,
          },
        ],
      },
      {
        kind: "faqs",
        id: "faqs",
        title: `Questions about credentialing in ${name}`,
        intro: null,
        faqs: stateQuestions(facts),
      },
    ],
    closing: {
      heading: `Get credentialed in ${name}`,
      text: "When we call, we ask who is starting and with which payers. We’ll say what to send and which office to ask first.",
      actions: callOnly,
    },
  };
}
