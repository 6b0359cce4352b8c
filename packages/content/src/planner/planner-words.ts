import { postPath } from "../paths.ts";
import { payerIds } from "../plan-search.ts";
import { payers } from "./payers.ts";

export const plannerWords = {
  id: "planner",
  title: "When can they bill?",
  intro: "Give the first day on which a provider is to bill. We count back to the day on which each file has to leave.",
  start: "First day of billing",
  legend: "Files that the provider needs",
  payers: payerIds.map((id) => ({ id, name: payers[id].name, usual: `usually ${payers[id].span.text}` })),
  submit: "Count back",
  answer: "To bill from",
  figure: "Days to scale. Solid: the short end of the usual time; dashed: up to its long end.",
  today: "today",
  caution: "Planning spans, not a promise: the payer, hospital or board decides, and a question can cost weeks.",
  article: { label: "A worked plan, week by week", href: postPath("new-hire-timeline-26-weeks") },
  send: "Send this plan to a specialist",
} as const;

/** The day alone, on the home page: the answer is on the planner's own. */
export const plannerTeaser = {
  title: plannerWords.title,
  intro: "A filing date for each payer.",
  start: plannerWords.start,
  submit: plannerWords.submit,
} as const;
