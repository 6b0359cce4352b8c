import { days, durationInDays, marketBar } from "../facts/durations.ts";
import { type SourcedSpan, spans } from "../facts/spans.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { AnyDuration, DurationBar } from "../types/content.ts";
import { type CredentialingLaw, credentialingLaws } from "./data/credentialing-laws.ts";
import { medicaidNames } from "./data/medicaid/enrollment.ts";
import { medicaidLimits, type StateLimit, type StepDays, stepDays } from "./data/step-days.ts";

type State = { slug: string; name: string };

/** The state's own days or, for a state that an admin added, the US ranges, labeled as such. */
export function timesFigure(state: State) {
  const { slug, name } = state;
  const bars = ownTimes(slug);
  if (bars.length === 0)
    return {
      title: `US ranges, not ${name}’s own days`,
      bars: usTimes,
      note: null,
    };
  const { medicaidEnrollment, commercialPlan } = spans;
  const notes = [
    legend(bars),
    hasMedicaidDays(slug) ? null : `Medicaid enrollment usually takes ${medicaidEnrollment.text} across the US.`,
    `A commercial plan usually takes ${commercialPlan.text} across the US, from a complete file to the effective date.`,
  ];
  return { title: `How long in ${name}`, bars, note: notes.filter((text) => text !== null).join(" ") };
}

/** Says in words how the bars are drawn. */
function legend(bars: readonly DurationBar[]): string {
  const hasRange = bars.some(({ duration: { from, to } }) => from > 0 && to !== null && to > from);
  const hasLimit = bars.some(({ whose }) => whose === "limit");
  const sentences = [
    "The scale counts days.",
    hasRange ? "A bar is solid up to the shortest time and dashed up to the longest." : null,
    hasLimit ? "A bar that is all dashes shows a limit, not the usual time." : null,
  ];
  return sentences.filter((text) => text !== null).join(" ");
}

export const usTimes: readonly DurationBar[] = [
  national("Medicaid enrollment", spans.medicaidEnrollment),
  national("Commercial plans", spans.commercialPlan),
];

/** Returns all steps. A step whose time the state doesn't set has the US range. */
export function allTimes({ slug, name }: State) {
  const own = ownTimes(slug);
  const bars = [
    national("Medicare", spans.medicareReview),
    ...own,
    ...usTimes.slice(hasMedicaidDays(slug) ? 1 : 0),
    national("Hospital privileges", spans.hospitalPrivileges),
  ];
  const whose = own.length > 0 ? `${name}’s own days, and US ranges` : "US ranges";
  return { title: `How long each step takes: ${whose}`, bars };
}

function ownTimes(slug: string): readonly DurationBar[] {
  const laws = commercialLaw(slug)?.limits ?? [];
  return [
    ...stepsOf(slug).map((step) => ({ label: label(step), duration: step.duration, whose: step.whose })),
    ...limitsOf(slug).map(({ step: ends, begins, basis = "by rule", atMostDays }) =>
      atMost({ ends, begins, basis }, atMostDays),
    ),
    ...laws.map(({ of: ends, begins, days: atMostDays }) => atMost({ ends, begins, basis: "by law" }, atMostDays)),
  ];
}

function stepsOf(slug: string): readonly StepDays[] {
  return isStateSlug(slug) ? stepDays[slug] : [];
}

/** Such as "The license, from the application (estimate; it can take longer)". */
function label({ ends, begins, basis }: Pick<StepDays, "ends" | "begins" | "basis">): string {
  return `${ends}, from ${begins}${basis === null ? "" : ` (${basis})`}`;
}

/** Whether the state's own days for its enrollment are known. */
export function hasMedicaidDays(slug: string): boolean {
  if (!isStateSlug(slug)) return false;
  return medicaidLimits[slug]?.enrollment !== undefined || stepsOf(slug).some(({ step }) => step === "medicaid");
}

/** The days of the state's enrollment that an office publishes or a report estimates. null: we know none */
export function publishedMedicaidDays(slug: StateSlug): { from: number; to: number } | null {
  const own = stepsOf(slug).find(({ step }) => step === "medicaid");
  if (own === undefined) return null;
  const { from, to } = durationInDays(own.duration);
  // A limit says nothing about the shortest time.
  return { from: own.whose === "limit" ? Math.min(spans.medicaidEnrollment.duration.from, to) : from, to };
}

function limitsOf(slug: string): readonly StateLimit[] {
  const { enrollment, credentialing } = (isStateSlug(slug) && medicaidLimits[slug]) || {};
  return [enrollment, credentialing].filter((limit) => limit !== undefined);
}

function national(name: string, { duration, isAverage }: SourcedSpan): DurationBar {
  return marketBar(`${name}, US${isAverage ? ", averages" : ""}`, duration);
}

/** The bar begins at 0, because a limit says nothing about the shortest time. */
function atMost(step: Pick<StepDays, "ends" | "begins" | "basis">, limit: number): DurationBar {
  return { label: label(step), duration: days(0, limit), whose: "limit" };
}

const inWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const longestOf = (steps: readonly { duration: AnyDuration }[]) =>
  Math.max(...steps.map(({ duration }) => durationInDays(duration).to));

const monthsOf = (atMostDays: number) => Math.ceil(atMostDays / durationInDays({ from: 1, to: 1, unit: "month" }).from);

/**
 * The longest usual times of the license and of a commercial plan after it, in months that are rounded up. Medicaid
 * isn't named, because it can pay for visits before its decision.
 */
export function waitSentence(slug: string): string {
  const steps = (kind: StepDays["step"]) => stepsOf(slug).filter(({ step }) => step === kind);
  const [licenses, profiles] = [steps("license"), steps("profile")];
  const inMonths = (days: number) => inWords[monthsOf(days)];
  const plan = inMonths(longestOf([spans.commercialPlan, ...steps("plan")]));
  const paid = commercialLaw(slug)?.pay ? " State law can make insured plans pay for earlier visits." : "";
  if (licenses.length === 0)
    return `We know of no usual time for the license. Once you have it, allow up to ${plan} months for a commercial plan.${paid}`;
  const most = licenses.some(({ duration: { to } }) => to === null) ? "at least" : "up to";
  const [time, what] =
    profiles.length > 0
      ? [longestOf(profiles) + longestOf(licenses), "the FCVS profile and the license"]
      : [longestOf(licenses), "the license"];
  return `Allow ${most} ${inMonths(time)} months for ${what}, and then up to ${plan} for a commercial plan.${paid}`;
}

/** Such as "Wyoming Medicaid must decide within 30 days of the last document." Empty if medicaid/ways.ts gives the days. */
export function medicaidTime(state: { slug: string; medicaidProgram: string }): string {
  const own = limitsOf(state.slug).map(({ sentence }) => sentence);
  const enrollment = `For enrollment in ${medicaidNames(state).enrollsAs}, plan on ${spans.medicaidEnrollment.text}, which is our planning range for all state programs.`;
  return [...(hasMedicaidDays(state.slug) ? [] : [enrollment]), ...own].join(" ");
}

/** The section that binds commercial plans. null: we have read none */
function commercialLaw(slug: string): CredentialingLaw | null {
  const laws = isStateSlug(slug) ? credentialingLaws[slug] : undefined;
  return laws?.find(({ plans }) => plans === "commercial") ?? null;
}

/** A sentence on the law on a commercial plan's time and payments. null: we have read none */
export function lawSentence(slug: string): string | null {
  const laws = (isStateSlug(slug) && credentialingLaws[slug]) || [];
  const sentences = laws.flatMap(({ plans, time, pay, unpaid, section, from }) => {
    const said = plans === "commercial" ? [time, pay ?? unpaid].filter((text) => text != null) : [];
    return said.length === 0 ? [] : [`${from ? `From ${from}: ` : ""}${said.join(". ")} (${section}).`];
  });
  return sentences.length === 0 ? null : sentences.join(" ");
}
