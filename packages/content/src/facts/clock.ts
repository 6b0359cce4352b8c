import { entriesOf } from "../entries-of.ts";
import type { ClockFigure, ClockRow } from "../types/content.ts";
import { marketBar } from "./durations.ts";
import { type CountedSpan, spans } from "./spans.ts";

type Case = { label: string; span: CountedSpan };

/** Every figure and answer on how long a case takes gets its days from here. */
const cases: Record<ClockRow, Case> = {
  renewal: { label: "A renewal", span: spans.renewalProcess },
  onePlan: { label: "A new provider with one plan", span: spans.physicianTypical },
  payerList: { label: "A provider with a full list of payers", span: spans.payerList },
  facility: { label: "A new facility", span: spans.facility },
};

const rows = entriesOf(cases);

export const clock: ClockFigure = {
  title: "How long it takes, case by case",
  rows: [
    ...rows.map(([id, { label, span }]) => ({ id, ...marketBar(label, span.duration) })),
    {
      id: null,
      label: "Our average over all files, renewals included",
      duration: spans.ourAverage.duration,
      whose: "ours",
    },
  ],
};

export const clockTerms = rows.map(([, { label, span }]) => ({
  term: `${label}: ${span.text}`,
  description: `From ${span.begins} to ${span.ends}.`,
}));
