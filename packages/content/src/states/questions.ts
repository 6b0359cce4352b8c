import { monthOf } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { isStateSlug } from "../ids/states.ts";
import type { Faq, StateFacts } from "../types/content.ts";
import { boards } from "./data/boards.ts";
import { compactList, imlcNotIssuing } from "./data/licensure-compacts.ts";
import { medicaidWays } from "./data/medicaid/ways.ts";
import { medicaidLimits } from "./data/step-days.ts";
import { lawSentence, medicaidTime } from "./times.ts";

type State = Omit<StateFacts, "abbreviation"> & { slug: string };

export function stateQuestions(state: State): readonly Faq[] {
  const { name } = state;
  return [
    { question: `How long does credentialing take in ${name}?`, answer: timeAnswer(state) },
    { question: `Who licenses physicians in ${name}?`, answer: boardAnswer(state) },
    { question: `How does Medicaid work in ${name}?`, answer: medicaidAnswer(state) },
  ];
}

/** The usual days come first, then the state's own. National figures are labeled as national. */
function timeAnswer(state: State): string {
  const sentences = [
    `In the US a commercial plan usually takes ${spans.commercialPlan.text}, counted from a complete file. A full list of payers usually takes 90-180 days, counted from the first document.`,
    lawSentence(state.slug),
    medicaidTime(state),
    "Our own average is 45 days. It covers all states and all kinds of work, renewals included. The industry average of 90+ days is for initial credentialing only.",
  ];
  return sentences.filter(Boolean).join(" ");
}

function boardAnswer({ slug, name, medicalBoard, imlcMember }: State): string {
  return `${boardSentence(slug, medicalBoard)} ${compactSentence(slug, name, imlcMember)}`;
}

function medicaidAnswer(state: State): string {
  const { slug } = state;
  const way = isStateSlug(slug) ? medicaidWays[slug] : null;
  // The days of the first answer are not repeated.
  const dates = isStateSlug(slug) && medicaidLimits[slug]?.enrollment ? null : way?.dates;
  const rest = [way?.credentialing, dates, way?.backdating].filter((text) => text != null).join(" ");
  const others = way?.medicareFirst ? "your commercial plans" : "Medicare or your commercial plans";
  const enrollment =
    way?.credentialedBy === "noPlans"
      ? `You enroll with the state alone. We file this enrollment without waiting for ${others}.`
      : `You need the state’s own enrollment for any Medicaid plan. We file the state’s enrollment without waiting for ${others}.`;
  return `${enrollment} ${rest}`.trim();
}

function boardSentence(slug: string, medicalBoard: string): string {
  if (!isStateSlug(slug)) return `Physicians apply to the ${medicalBoard}.`;
  const { osteopathic } = boards[slug];
  return osteopathic === null
    ? `Both M.D.s and D.O.s apply to the ${medicalBoard}.`
    : `M.D.s apply to the ${medicalBoard}. D.O.s apply to the ${osteopathic.name}.`;
}

function compactSentence(slug: string, name: string, imlcMember: boolean | null): string {
  const month = monthOf(compactList.imlc.asOf);
  if (imlcMember === null) {
    return `As of ${month} we could not confirm whether ${name} belongs to the Interstate Medical Licensure Compact. The current list is at imlcc.com.`;
  }
  if (!imlcMember) {
    return `As of ${month} ${name} does not belong to the Interstate Medical Licensure Compact, so each physician applies to the state itself.`;
  }
  const waits = isStateSlug(slug) && imlcNotIssuing.includes(slug);
  return waits
    ? `${name} belongs by law to the Interstate Medical Licensure Compact. The state was not yet issuing licenses through it in ${month}, so each physician applies to the state itself.`
    : `As of ${month} ${name} also issues licenses through the Interstate Medical Licensure Compact, for physicians who qualify.`;
}
