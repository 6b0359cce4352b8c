import { addDays, dateInWords, type IsoDate, longDate } from "../calendar.ts";
import { windows } from "../facts/dated.ts";
import { payerFacts, payerQuestions, sourceOf } from "../facts/payers.ts";
import { type Limit, limitText, type SourcedSpan, sourcedText, spans } from "../facts/spans.ts";
import type { StateSlug } from "../ids/states.ts";
import type { PayerId, PlanId } from "../plan-search.ts";
import { credentialingLaws } from "../states/data/credentialing-laws.ts";
import { stateFacts } from "../states/data/facts.ts";
import { medicaidNames } from "../states/data/medicaid/enrollment.ts";
import { type MedicaidWay, medicaidWays, medicaidWaysCheckedOn } from "../states/data/medicaid/ways.ts";
import { medicaidLimits } from "../states/data/step-days.ts";
import { lawSentence, publishedMedicaidDays } from "../states/times.ts";

type PayerDays = { from: number; to: number; text: string; source: string; asOf: IsoDate };

export type Payer = {
  name: string;
  /** It is false if the name is a plural, such as "Commercial plans". */
  isProperName: boolean;
  /** Whether `days` are only the state's part. Plans credential the provider afterwards, so billing begins later. */
  isPart: boolean;
  days: PayerDays;
  /** How many days after the first visit a filing may still cover that visit, under a condition that `late` names. */
  reachesBack: number;
  /** Advice for a late file. It differs by payer, because not every payer can set a retroactive date. */
  late: (start: IsoDate, today: IsoDate) => string;
  after: string | null;
  notes: (start: IsoDate, today: IsoDate) => readonly string[];
};

const { medicareEarliestFiling, medicareRetrospective } = windows.facts;
const reachesBack = medicareRetrospective.duration.from;

function usual(span: SourcedSpan): PayerDays {
  const { from, to } = span.duration;
  return { from, to: to ?? from, text: `${sourcedText(span)}.`, source: span.source, asOf: span.asOf };
}

/** The days from the shortest national time to the state's limit, which applies only to a complete file. */
function limited(limit: Limit, { duration }: SourcedSpan): PayerDays {
  const { atMostDays: to, source, asOf } = limit;
  return {
    from: Math.min(duration.from, to),
    to,
    text: `If nothing is missing, ${lowerFirst(limitText(limit))}.`,
    source,
    asOf,
  };
}

/**
 * Medicare pays from the later of the filing and the first service (42 CFR 424.520(d)). If the provider could not file
 * earlier, it also pays for up to 30 days before that date (42 CFR 424.521).
 */
function medicareLate(start: IsoDate, today: IsoDate): string {
  const lastDay = addDays(start, reachesBack);
  return lastDay < today
    ? `Medicare pays from the day on which you file the application that it approves. If something kept you from filing earlier, it also pays for up to ${medicareRetrospective.text} before that day (42 CFR 424.521).`
    : `If you file by ${longDate(lastDay)} and something kept you from filing earlier, no day is lost (42 CFR 424.521). Otherwise Medicare pays from the day on which you file the application that it approves.`;
}

function medicareNotes(start: IsoDate, today: IsoDate): readonly string[] {
  const earliest = addDays(start, -medicareEarliestFiling.duration.from);
  const returned = `Don’t file before ${dateInWords(earliest)}: Medicare may return an application that arrives more than ${medicareEarliestFiling.text} before the first day.`;
  return [
    ...(earliest > today ? [returned] : []),
    "Medicare’s effective date is the later of two days: the filing and the first visit (42 CFR 424.520(d)).",
  ];
}

const addPlans = `plan another ${spans.commercialPlan.text}.`;

export const payers: Record<PayerId, Payer> = {
  medicare: {
    name: "Medicare",
    isProperName: true,
    isPart: false,
    days: usual(spans.medicareReview),
    reachesBack,
    late: medicareLate,
    after: null,
    notes: medicareNotes,
  },
  medicaid: {
    name: "Medicaid",
    isProperName: true,
    isPart: true,
    days: {
      ...usual(spans.medicaidEnrollment),
      text: `${spans.medicaidEnrollment.text} is our planning range. The longest state limit that we know of is ${spans.medicaidEnrollment.duration.to} days.`,
    },
    reachesBack: 0,
    late: () =>
      "Some states backdate an enrollment and some don’t, so ask in the application for the effective date that you need.",
    after: `These days are for the state’s enrollment. For plans that credential providers themselves, ${addPlans}`,
    notes: () => [
      "After the state’s enrollment you need a contract with each Medicaid plan. Each plan also credentials you, unless the state does so for all plans.",
    ],
  },
  commercial: {
    name: "Commercial plans",
    isProperName: false,
    isPart: false,
    days: usual(spans.commercialPlan),
    reachesBack: 0,
    late: () =>
      "Few plans backdate. When you file, ask for the effective date that you need. Until then, book the plan’s patients with a colleague who is in network.",
    after: null,
    notes: () => [],
  },
  hospital: {
    name: "Hospital privileges",
    isProperName: false,
    isPart: false,
    days: usual(spans.hospitalPrivileges),
    reachesBack: 0,
    late: () =>
      "Privileges are never backdated, so schedule no hospital work before the hospital grants them. Ask about temporary privileges (up to 120 days, for a verified clean file that waits for the hospital’s board), or start in the office.",
    after: null,
    notes: () => [
      "Some payers want to see privileges before they decide. Some medical staff offices begin while a license is pending, but many don’t.",
    ],
  },
};

const afterMedicaid: Record<NonNullable<MedicaidWay["credentialedBy"]>, string> = {
  state: "The state credentials for all Medicaid plans. After that you need a contract with each plan.",
  sharedCvo:
    "The Medicaid plans share one verification. Each plan then makes its own decision, and you need a contract with each plan.",
  eachPlan: `These days are for the state’s enrollment. After that, each plan credentials the provider itself: ${addPlans}`,
  noPlans: "There are no Medicaid plans to join afterward.",
};

const networks = "Behavioral health networks";

export function nameOfPlan(id: PlanId): string {
  return payerFacts.find((payer) => payer.id === id)?.name ?? networks;
}

export function payersIn(state: StateSlug | null, plan: PlanId | null): Record<PayerId, Payer> {
  const local = state === null ? payers : payersOf(state);
  return plan === null ? local : { ...local, commercial: named(plan, local.commercial) };
}

/** A state's law on commercial plans doesn't bind federal programs, nor Humana, which no longer sells such plans. */
const federal: readonly PlanId[] = ["humana", "tricare", "va"];

/** If the plan publishes no days, it has those of a commercial plan. */
function named(id: PlanId, local: Payer): Payer {
  const facts = payerFacts.find((payer) => payer.id === id);
  if (facts === undefined) return { ...local, name: networks, days: usual(spans.behavioralNetwork) };
  const { name, effectiveDate } = facts;
  const { commercial } = federal.includes(id) ? payers : { commercial: local };
  const published = id === "aetna" ? usual(spans.aetnaCredentialing) : null;
  const asked = (["apply", "days", "effectiveDate"] as const).flatMap((question) => {
    const answer = facts[question];
    return answer === null ? [] : [{ text: `${payerQuestions[question]}: ${answer.text}`, source: sourceOf(answer) }];
  });
  const sources = [...(published ? [] : [commercial.days.source]), ...asked.map(({ source }) => source)];
  return {
    ...commercial,
    name,
    isProperName: true,
    days: {
      ...(published ?? commercial.days),
      ...(published === null && {
        text: `We know of no processing time that this payer publishes, so we use the commercial range. ${commercial.days.text}`,
      }),
      source: [...new Set(sources)].join("; "),
    },
    after: effectiveDate && `${payerQuestions.effectiveDate}: ${lowerFirst(effectiveDate.short)}.`,
    notes: (start, today) => [...asked.map(({ text }) => text), ...commercial.notes(start, today)],
  };
}

function payersOf(state: StateSlug): Record<PayerId, Payer> {
  const { credentialedBy, dates, backdating } = medicaidWays[state];
  const { enrollment, credentialing } = medicaidLimits[state] ?? {};
  const own = publishedMedicaid(state);
  const law = lawSentence(state);
  const after = credentialedBy === null ? payers.medicaid.after : afterMedicaid[credentialedBy];
  return {
    ...payers,
    medicaid: {
      ...payers.medicaid,
      name: medicaidNames({ slug: state, ...stateFacts[state] }).enrollsAs,
      isPart: credentialedBy !== "noPlans" && (credentialedBy !== "state" || credentialing !== undefined),
      days: enrollment ? limited(enrollment, spans.medicaidEnrollment) : (own ?? payers.medicaid.days),
      late: (start, today) => backdating ?? payers.medicaid.late(start, today),
      after: credentialing ? `${credentialing.step}: ${lowerFirst(limitText(credentialing))}. ${after}` : after,
      notes: () => [own === null ? dates : null, backdating].filter((text) => text !== null),
    },
    commercial: {
      ...payers.commercial,
      late: (start, today) =>
        [payers.commercial.late(start, today), waitSentence(state)].filter((text) => text !== null).join(" "),
      notes: (start, today) => [...payers.commercial.notes(start, today), ...(law === null ? [] : [law])],
    },
  };
}

function publishedMedicaid(state: StateSlug): PayerDays | null {
  const own = publishedMedicaidDays(state);
  const { dates: text } = medicaidWays[state];
  if (own === null || text === null) return null;
  const source = `${stateFacts[state].name}’s page on this site names the sources`;
  return { ...own, text, source, asOf: medicaidWaysCheckedOn };
}

function waitSentence(state: StateSlug): string | null {
  const law = credentialingLaws[state]?.find(({ plans, pay }) => plans === "commercial" && pay !== null);
  return law
    ? `Under conditions, ${stateFacts[state].name} law makes insured plans pay for some visits while the application is pending (${law.section}).`
    : null;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
