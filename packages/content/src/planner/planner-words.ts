import { namedBar, usualText } from "../facts/durations.ts";
import { postPath } from "../paths.ts";
import { payerIds } from "../plan-search.ts";
import { payers } from "./payers.ts";

/** The question, with the spans that its answer counts back. */
export const plannerQuestion = {
  id: "planner",
  title: "When can they bill?",
  intro: "Give a first day of billing. We count back to the day on which each file has to leave.",
  start: "First day of billing",
  legend: "Files that the provider needs",
  payers: payerIds.map((id) => ({ id, name: payers[id].name, usual: usualText(payers[id].span) })),
  submit: "Count back",
  spans: {
    title: "What we count back: usual days, short end to long end",
    bars: payerIds.map((id) => namedBar(payers[id].name, payers[id].span.duration, payers[id].span.isAverage)),
  },
} as const;

export const plannerWords = {
  ...plannerQuestion,
  /** Asked on the planner's own page only. */
  more: {
    summary: "No license yet, or several providers",
    license: "State license expected on (empty: in hand)",
    providers: "How many providers",
    own: "First day, if another, of provider",
  },
  change: "change day or files",
  answer: "To bill from",
  figure: "Days to scale. Green: our own steps; solid: the short end of the usual time; dashed: up to its long end.",
  today: "today",
  caution:
    "Planning spans, not a promise. The decision is the payer’s, hospital’s or board’s, and a question can cost weeks.",
  article: { label: "A worked plan, week by week", href: postPath("new-hire-timeline-26-weeks") },
  count: "How we count, with sources",
  send: "Send this plan to a specialist",
  calendar: "Add these days to your calendar (.ics)",
} as const;
