import { addDays, dateInWords, type IsoDate, longDate } from "../calendar.ts";
import { windows } from "../facts/dated.ts";
import { formatDuration } from "../facts/durations.ts";
import { type SourcedSpan, spans } from "../facts/spans.ts";
import type { StateSlug } from "../ids/states.ts";
import type { PayerId } from "../plan-search.ts";
import { stateFacts } from "../states/data/facts.ts";
import { medicaidNames } from "../states/data/medicaid-enrollment.ts";
import { type MedicaidWay, medicaidWays, medicaidWaysCheckedOn } from "../states/data/medicaid-ways.ts";
import { lawSentence, ownDays } from "../states/times.ts";

export type Payer = {
  name: string;
  span: SourcedSpan;
  /** What a filing after its day costs where it costs no billable day. null: it costs days, so the short end counts. */
  lateFiling: { lastDay: (start: IsoDate) => IsoDate; text: (start: IsoDate) => string } | null;
  /** What follows the payer's own days. null: nothing does. */
  after: string | null;
  notes: (start: IsoDate) => readonly string[];
};

const { medicareEarliestFiling, medicareRetrospective } = windows.facts;

/** 42 CFR 424.520(d): the later of filing and first service; 424.521: visits of the days before, if all else was met. */
function medicareLastDay(start: IsoDate): IsoDate {
  return addDays(start, medicareRetrospective.duration.from);
}

const addPlans = `add ${spans.commercialPlan.text}.`;

export const payers: Record<PayerId, Payer> = {
  medicare: {
    name: "Medicare",
    span: spans.medicareReview,
    lateFiling: {
      lastDay: medicareLastDay,
      text: (start) => `Filed by ${longDate(medicareLastDay(start))}, no day is lost; the money may come later.`,
    },
    after: null,
    notes: (start) => [
      `Not before ${dateInWords(addDays(start, -medicareEarliestFiling.duration.from))}: an application that arrives more than ${medicareEarliestFiling.text} ahead is returned.`,
      `Medicare’s date is the later of the filing and the first visit (42 CFR 424.520(d)); where something kept you from filing in advance, visits up to ${medicareRetrospective.text} before it may be billed (424.521).`,
    ],
  },
  medicaid: {
    name: "Medicaid",
    span: spans.medicaidEnrollment,
    lateFiling: null,
    after: `These are the state’s days; where its plans credential for themselves, ${addPlans}`,
    notes: () => [
      "These are the days of the state’s own enrollment. Where its members are in managed care plans, a contract with each plan follows, and credentialing by the plan where the state doesn’t do it for all.",
    ],
  },
  commercial: {
    name: "Commercial plans",
    span: spans.commercialPlan,
    lateFiling: null,
    after: null,
    notes: () => ["Each plan on its own; few backdate."],
  },
  hospital: {
    name: "Hospital privileges",
    span: spans.hospitalPrivileges,
    lateFiling: null,
    after: null,
    notes: () => [
      "Some payers ask for them before they take the provider. Some medical staff offices begin while a license is pending, many don’t; where yours does, this file can leave before the license.",
    ],
  },
};

const afterMedicaid: Record<NonNullable<MedicaidWay["credentialedBy"]>, string> = {
  state: "The state credentials for all plans; a contract with each follows.",
  sharedCvo: "The plans share one verification, and each decides: a contract with each follows.",
  eachPlan: `These are the state’s days; its plans credential for themselves, ${addPlans}`,
  noPlans: "There are no Medicaid plans after it.",
};

/** With Medicaid by its name in the state, the state's own days where a rule gives them, and its law on plans. */
export function payersIn(state: StateSlug | null): Record<PayerId, Payer> {
  if (state === null) return payers;
  const { credentialedBy, dates } = medicaidWays[state];
  const law = lawSentence(state);
  return {
    ...payers,
    medicaid: {
      ...payers.medicaid,
      name: medicaidNames({ slug: state, ...stateFacts[state] }).enrollsAs,
      span: medicaidSpan(state),
      after: credentialedBy === null ? payers.medicaid.after : afterMedicaid[credentialedBy],
      notes: () => (dates === null ? [] : [dates]),
    },
    commercial: {
      ...payers.commercial,
      notes: (start) => [...payers.commercial.notes(start), ...(law === null ? [] : [law])],
    },
  };
}

function medicaidSpan(state: StateSlug): SourcedSpan {
  const own = ownDays(state);
  if (own === null) return spans.medicaidEnrollment;
  const source = `a rule of ${stateFacts[state].name}, which its page names`;
  const text = formatDuration(own);
  return { ...spans.medicaidEnrollment, duration: own, text, source, asOf: medicaidWaysCheckedOn };
}
