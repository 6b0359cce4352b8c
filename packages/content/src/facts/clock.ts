import { entriesOf } from "../entries-of.ts";
import type { ClockFigure, ClockRow } from "../types/content.ts";
import { type CountedSpan, spans } from "./spans.ts";

/** A reader's case, what it usually takes, and the other durations that pages give for it. */
type Case = { label: string; span: CountedSpan; others: readonly CountedSpan[] };

/** The site's one clock. Every figure and answer about time takes its days here. */
const cases: Record<ClockRow, Case> = {
  renewal: { label: "A renewal", span: spans.renewalProcess, others: [spans.renewalWhole] },
  onePlan: {
    label: "A new provider with one plan",
    span: spans.physicianTypical,
    others: [
      spans.physicianTurnaround,
      spans.oneApplication,
      spans.onePayer,
      spans.dental,
      spans.medicareReview,
      spans.medicaidEnrollment,
      spans.commercialPlan,
      spans.hospitalPrivileges,
      spans.behavioralNetwork,
    ],
  },
  payerList: {
    label: "A new provider with a full list of payers",
    span: spans.payerList,
    others: [spans.initialCredentialing, spans.paneling],
  },
  facility: { label: "A new facility", span: spans.facility, others: [] },
};

const rows = entriesOf(cases);

export const clock: ClockFigure = {
  title: "Usual time from a complete file to approval",
  rows: rows.map(([id, { label, span }]) => ({ id, label: `${label}: ${span.text}`, duration: span.duration })),
  average: {
    days: spans.ourAverage.duration.from,
    label: `Our average over all files, renewals included: ${spans.ourAverage.text}`,
  },
};

/** From when to when each case is counted. */
export const clockTerms = rows.map(([, { label, span }]) => ({
  term: `${label}: ${span.text}`,
  description: `From ${span.begins} to ${span.ends}.`,
}));

const others = rows.flatMap(([, one]) => one.others);

/** The other figures that the site gives for these cases, with what each counts. */
export const otherSpans = [...Map.groupBy(others, ({ text }) => text)].map(
  ([text, spans]) => `${text}: ${spans.map(({ counts }) => counts).join("; ")}`,
);

/** The sentence below a figure that gives averages alone. */
export const ownCase = `${cases.onePlan.label}: ${cases.onePlan.span.text}. ${cases.renewal.label}: ${cases.renewal.span.text}.`;
