import { monthOf } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { isStateSlug } from "../ids/states.ts";
import type { Faq, StateFacts } from "../types/content.ts";
import { boards } from "./data/boards.ts";
import { compactList, imlcNotIssuing } from "./data/licensure-compacts.ts";
import { medicaidWays } from "./data/medicaid/ways.ts";
import { lawSentence, medicaidLimits, medicaidTime } from "./times.ts";

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
    `In the US a commercial plan usually takes ${spans.commercialPlan.text} from a complete file, and a full list of payers 90-180, counted from the first document.`,
    lawSentence(state.slug),
    medicaidTime(state),
    "Our average over all states and all work, renewals included, is 45 days; the industry’s 90+ days are for initial credentialing.",
  ];
  return sentences.filter(Boolean).join(" ");
}

function boardAnswer({ slug, name, medicalBoard, imlcMember }: State): string {
  return `Physicians are licensed through the ${medicalBoard}. ${osteopathicSentence(slug)} ${compactSentence(slug, name, imlcMember)}`;
}

function medicaidAnswer(state: State): string {
  const { slug } = state;
  const way = isStateSlug(slug) ? medicaidWays[slug] : null;
  // The days of the first answer are not repeated.
  const dates = isStateSlug(slug) && medicaidLimits[slug]?.enrollment ? null : way?.dates;
  const rest = [way?.credentialing, dates, way?.backdating].filter((text) => text != null).join(" ");
  const others = way?.medicareFirst ? "your commercial plans" : "Medicare and your commercial plans";
  const enrollment =
    way?.credentialedBy === "noPlans"
      ? `We enroll you with the state alone, at the same time as ${others}.`
      : `State enrollment comes before any Medicaid plan. We file it at the same time as ${others}.`;
  return `${enrollment} ${rest}`.trim();
}

function osteopathicSentence(slug: string): string {
  if (!isStateSlug(slug)) return "Other professions have their own boards.";
  const { osteopathic } = boards[slug];
  return osteopathic === null
    ? "It licenses doctors of osteopathy as well."
    : `Doctors of osteopathy apply to the ${osteopathic.name}.`;
}

function compactSentence(slug: string, name: string, imlcMember: boolean | null): string {
  const month = monthOf(compactList.imlc.asOf);
  if (imlcMember === null) {
    return `As of ${month} we could not confirm whether ${name} belongs to the Interstate Medical Licensure Compact; the list at imlcc.com is current.`;
  }
  if (!imlcMember) {
    return `As of ${month} ${name} does not belong to the Interstate Medical Licensure Compact, so the application goes to the state itself.`;
  }
  const waits = isStateSlug(slug) && imlcNotIssuing.includes(slug);
  return waits
    ? `${name} belongs by law to the Interstate Medical Licensure Compact, and was not yet issuing through it in ${month}, so the application goes to the state itself.`
    : `${name} issues through the Interstate Medical Licensure Compact (${month}): a second way to a full license for physicians who qualify.`;
}
