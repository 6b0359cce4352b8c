import { formatDuration } from "../facts/durations.ts";
import { type SourcedSpan, spans } from "../facts/spans.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { Duration, DurationBar } from "../types/content.ts";
import { type CredentialingLaw, credentialingLaws } from "./data/credentialing-laws.ts";
import { medicaidNames } from "./data/medicaid-enrollment.ts";

const days = (from: number, to = from): Duration => ({ from, to, unit: "day" });

/** Days that a state's own law or agency gives its Medicaid for a physician's complete application (medicaid-ways.ts). */
const ownMedicaidDays: Partial<Record<StateSlug, Duration>> = {
  california: days(60, 90),
  georgia: days(45),
  wyoming: days(30),
};

type State = { slug: string; medicaidProgram: string };

/** Medicaid and plans, by what the state itself sets; else by the usual days of the US, which say so. */
export function stateTimes(state: State): readonly DurationBar[] {
  const own = ownDays(state.slug);
  const limit = commercialLaw(state.slug)?.limitDays ?? null;
  return [
    own === null
      ? national("State Medicaid", spans.medicaidEnrollment)
      : bar(`${medicaidNames(state).enrollsAs}, by its own rule: ${formatDuration(own)}`, own),
    national("Commercial plans", spans.commercialPlan),
    ...(limit === null ? [] : [bar(`A plan’s decision, by the state’s law: ${limit} days`, days(limit))]),
  ];
}

/** With what no state sets. */
export function allTimes(state: State): readonly DurationBar[] {
  return [
    national("Medicare", spans.medicareReview),
    ...stateTimes(state),
    national("Hospital privileges", spans.hospitalPrivileges),
  ];
}

function national(name: string, { text, duration, isAverage }: SourcedSpan): DurationBar {
  return bar(`${name}, US: ${isAverage ? "averages of" : "usually"} ${text}`, duration);
}

function bar(label: string, duration: Duration): DurationBar {
  return { label, duration, ours: false };
}

export function ownDays(slug: string): Duration | null {
  return (isStateSlug(slug) && ownMedicaidDays[slug]) || null;
}

/** Such as "Wyoming Medicaid has 30 days by its own rule, from a complete application." */
export function medicaidTime(state: State): string {
  const { enrollsAs } = medicaidNames(state);
  const own = ownDays(state.slug);
  return own === null
    ? `For ${enrollsAs} we have read no days of the state’s own; state programs in the US take ${spans.medicaidEnrollment.text}.`
    : `${enrollsAs} has ${formatDuration(own)} by its own rule, from a complete application.`;
}

/** The section that binds commercial plans. null: none was read. */
export function commercialLaw(slug: string): CredentialingLaw | null {
  const laws = isStateSlug(slug) ? credentialingLaws[slug] : undefined;
  return laws?.find(({ plans }) => plans === "commercial") ?? null;
}

/** What the law says of a commercial plan's time, and of pay for the wait. null: none was read. */
export function lawSentence(slug: string): string | null {
  const law = commercialLaw(slug);
  if (law === null) return null;
  const pay = law.pay && `Pay for the wait: ${law.pay.charAt(0).toLowerCase()}${law.pay.slice(1)}`;
  return `${[law.time, pay].filter((text) => text !== null).join(". ")} (${law.section}).`;
}
