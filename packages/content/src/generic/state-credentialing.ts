import { compacts } from "../facts/dated/compacts.ts";
import { monthOf } from "../facts/dated/month-of.ts";
import { spans } from "../facts/spans.ts";
import { companyBar, industryBar } from "../facts/timeframe-bars.ts";
import type { StateSlug } from "../ids/states.ts";
import { stateFacts } from "../states/facts.ts";
import type { PageBase } from "../types.ts";

/** Sentence about the state's IMLC membership, with the date of the check. */
function compactSentence(name: string, imlcMember: boolean | null): string {
  const month = monthOf(compacts.asOf);
  if (imlcMember === null) {
    return `As of ${month} we could not confirm whether ${name} belongs to the Interstate Medical Licensure Compact; the list at imlcc.com is current.`;
  }
  return imlcMember
    ? `As of ${month} ${name} belongs by law to the Interstate Medical Licensure Compact: a second way to a full license for physicians who qualify, once the state issues through it. imlcc.com shows which states do.`
    : `As of ${month} ${name} does not belong to the Interstate Medical Licensure Compact, so the application goes to the state itself.`;
}

/** The page `/{state}-credentialing`, which links to the state's page and to the services. */
export function stateCredentialing({ name, slug }: { name: string; slug: StateSlug }): PageBase {
  const { medicalBoard, medicaidProgram, imlcMember } = stateFacts[slug];
  return {
    updatedOn: "2026-11-21",
    seo: {
      title: `${name} Credentialing: Where to Start | {product}`,
      description: `Credentialing in ${name}: the state's requirements, six services, four steps and answers on time, licenses and Medicaid.`,
      keywords: [`${name} credentialing`, `${name} provider enrollment`, `${name} medical license`],
    },
    hero: {
      eyebrow: "License, privileges, payers",
      heading: `${name} Credentialing`,
      lead: `Three offices decide when a provider can bill in ${name}: the licensing board, the facility and each payer. Start with the state's list of requirements, then pick the service that you are missing.`,
      actions: [
        { label: `See ${name} requirements`, href: `/states/${slug}` },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: { title: "Days from complete file to approval", bars: [companyBar, industryBar] },
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
            description: `Medicare, ${medicaidProgram} and the commercial plans, each filed on its first day and followed up.`,
          },
          {
            label: "Payer Contract Negotiation",
            href: "/payer-contract-negotiation",
            description: "You are in network, and the fee schedule is years old.",
          },
          {
            label: "Re-Credentialing",
            href: "/re-credentialing",
            description: "A renewal date is near, and the packet is still closed.",
          },
          {
            label: "Insurance Paneling",
            href: "/insurance-paneling",
            description: `You want on more ${name} panels, and some of them say that they are full.`,
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
              "The license first, because payers ask for its number. Each other application follows on the day that its own conditions are met, filled from one record.",
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
        exclusive: false,
        faqs: [
          {
            question: `How long does credentialing take in ${name}?`,
            answer: `Typically 60-120 days for a physician with one payer, from a complete file, and 90-180 for a whole list. Our average over all work, renewals included, is 45 days; the industry's is 90+ days. Hospital committees and the state Medicaid program (${spans.medicaidEnrollment.text}) vary most.`,
          },
          {
            question: `Who licenses physicians in ${name}?`,
            answer: `Physicians are licensed through the ${medicalBoard}. Osteopathic physicians and other professions may have a board of their own. ${compactSentence(name, imlcMember)}`,
          },
          {
            question: `Is Medicaid part of the work in ${name}?`,
            answer: `Yes. We file ${medicaidProgram} beside Medicare and the commercial plans. Where managed care plans run the benefit, they come after the state's own enrollment.`,
          },
        ],
      },
    ],
    closing: {
      heading: `Get credentialed in ${name}`,
      text: "Tell us who is starting and with which payers. We'll say what to send and which office to ask first.",
      actions: [
        { label: "Get Started", href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
    },
  };
}
