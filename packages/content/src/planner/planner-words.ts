import { entriesOf } from "../entries-of.ts";
import { postPath } from "../paths.ts";
import { payerIds } from "../plan-search.ts";
import { stateFacts } from "../states/data/facts.ts";
import { payers } from "./payers.ts";

/** The question, on the home page too. */
export const plannerQuestion = {
  id: "planner",
  title: "When can they bill?",
  intro: "Enter the first day of work to see from which day each payer can be billed.",
  start: "First day of work",
  legend: "Files that the provider needs",
  payers: payerIds.map((id) => ({ id, name: payers[id].name })),
  submit: "Show the dates",
  answer: "First day of work:",
  today: "today",
  key: {
    ours: "Our preparation",
    usual: "The payer, at its fastest",
    upTo: "up to its slowest",
  },
  caution:
    "These are planning times and no promise. The payer, hospital or board decides, and a question can cost weeks.",
  article: { label: "A worked plan, week by week", href: postPath("new-hire-timeline-26-weeks") },
  back: "Count back: by when each file has to leave",
  count: "How we count, with sources",
  cost: {
    summary: "What waiting costs",
    label: "What one payer brings you a month, in dollars",
    formula:
      "A month’s collections from the payer ÷ 30 × the days you work and can’t bill it. The figure stays on this page.",
    none: "no day",
    days: "days",
    to: "to",
  },
  send: "Send this plan to a specialist",
  calendar: "Add these days to your calendar (.ics)",
} as const;

export const plannerWords = {
  ...plannerQuestion,
  /** Asked on the planner's own page only. */
  more: {
    state: "State (optional)",
    anyState: "Any state",
    states: entriesOf(stateFacts).map(([slug, { name }]) => ({ slug, name })),
    summary: "No license yet, or several providers",
    license: "State license expected on (empty: in hand)",
    providers: "How many providers",
    own: "First day, if another, of provider",
  },
} as const;
