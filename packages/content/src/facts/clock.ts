import { entriesOf } from "../entries-of.ts";
import type { ClockFigure, ClockRow } from "../types/content.ts";
import { type CountedSpan, spans } from "./spans.ts";

/** A reader's case, and what it usually takes. */
type Case = { label: string; span: CountedSpan };

/** The site's one clock. Every figure and answer about time takes its days here. */
const cases: Record<ClockRow, Case> = {
  renewal: { label: "A renewal", span: spans.renewalProcess },
  onePlan: { label: "A new provider with one plan", span: spans.physicianTypical },
  payerList: { label: "A new provider with a full list of payers", span: spans.payerList },
  facility: { label: "A new facility", span: spans.facility },
};

const rows = entriesOf(cases);

export const clock: ClockFigure = {
  title: "Usual time, case by case",
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
