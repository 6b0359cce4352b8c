import { entriesOf } from "../entries-of.ts";
import { postPath } from "../paths.ts";
import { payerIds, planIds } from "../plan-search.ts";
import { stateFacts } from "../states/data/facts.ts";
import { nameOfPlan, payers } from "./payers.ts";

export const plannerWords = {
  id: "planner",
  title: "Earliest billing dates",
  intro:
    "Enter the provider’s first day of work, which may be in the past. The planner estimates when you can bill each payer.",
  start: "First day of work",
  state: "State (optional)",
  anyState: "Any state",
  states: entriesOf(stateFacts).map(([slug, { name }]) => ({ slug, name })),
  plan: "Plan (optional)",
  anyPlan: "Any commercial plan",
  plans: planIds.map((id) => ({ slug: id, name: nameOfPlan(id) })),
  legend: "Applications that the provider needs",
  payers: payerIds.map((id) => ({ id, name: payers[id].name })),
  submit: "Show the dates",
  stale: "These dates are for your earlier entries. Press “Show the dates” for the new ones.",
  answerTitle: "When each payer can be billed",
  answer: "First day of work:",
  today: "today",
  key: {
    ours: "Our preparation",
    usual: "The payer’s review, at its fastest",
    upTo: "up to its slowest",
  },
  caution:
    "These are planning estimates for physicians and other practitioners, not promises, because the payer, hospital or board decides. Facilities and suppliers need other steps.",
  article: { label: "A worked plan, week by week", href: postPath("new-hire-timeline-26-weeks") },
  back: "Counted back: the last safe filing date of each application",
  count: "How we count, with sources",
  cost: {
    summary: "What waiting costs",
    label: "Collections from one payer in a month, in dollars",
    formula:
      "Collections in a month ÷ 30 × the calendar days for which you can’t bill the payer. The amount that you enter stays on this page.",
    none: "no day",
    days: "days",
    to: "to",
  },
  send: "Send this plan to a specialist",
  calendar: "Add these days to your calendar (.ics)",
  more: {
    summary: "No license yet, or several providers",
    license: "State license expected on (leave empty if in hand)",
    providers: "How many providers",
    own: "First day, if different, of provider",
  },
} as const;
