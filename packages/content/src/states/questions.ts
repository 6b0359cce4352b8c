import { monthOf } from "../facts/dated/month-of.ts";
import { spans } from "../facts/spans.ts";
import { isStateSlug } from "../ids/states.ts";
import type { Faq, StateFacts } from "../types/content.ts";
import { boards } from "./boards.ts";
import { compactList } from "./licensure-compacts.ts";
import { medicaidNames } from "./medicaid-enrollment.ts";

/** Questions about the state, for its page and for its generic page. */
export function stateQuestions(state: Omit<StateFacts, "abbreviation"> & { slug: string }): readonly Faq[] {
  const { slug, name, medicalBoard, imlcMember } = state;
  return [
    {
      question: `How long does credentialing take in ${name}?`,
      answer: `Typically 60-120 days for a physician with one payer, from a complete file, and 90-180 for a whole list. Our average over all work, renewals included, is 45 days; the industry’s is 90+ days. Hospital committees and the state Medicaid program (${spans.medicaidEnrollment.text}) vary most.`,
    },
    {
      question: `Who licenses physicians in ${name}?`,
      answer: `Physicians are licensed through the ${medicalBoard}. ${osteopathicSentence(slug)} ${compactSentence(name, imlcMember)}`,
    },
    {
      question: `Is Medicaid part of the work in ${name}?`,
      answer: `Yes. We file ${medicaidNames(state).enrollsAs} beside Medicare and the commercial plans. Where managed care plans run the benefit, they come after the state’s own enrollment.`,
    },
  ];
}

function osteopathicSentence(slug: string): string {
  if (!isStateSlug(slug)) return "Other professions have boards of their own.";
  const { osteopathic } = boards[slug];
  return osteopathic === null
    ? "It licenses doctors of osteopathy as well; other professions have boards of their own."
    : `Doctors of osteopathy apply to the ${osteopathic.name}, and other professions to boards of their own.`;
}

/** Sentence about the state's IMLC membership, with the date of the check. */
function compactSentence(name: string, imlcMember: boolean | null): string {
  const month = monthOf(compactList.imlc.asOf);
  if (imlcMember === null) {
    return `As of ${month} we could not confirm whether ${name} belongs to the Interstate Medical Licensure Compact; the list at imlcc.com is current.`;
  }
  return imlcMember
    ? `As of ${month} ${name} belongs by law to the Interstate Medical Licensure Compact: a second way to a full license for physicians who qualify. imlcc.com shows whether the state issues through it yet.`
    : `As of ${month} ${name} does not belong to the Interstate Medical Licensure Compact, so the application goes to the state itself.`;
}
