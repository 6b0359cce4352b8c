import { marketBar } from "../facts/durations.ts";
import { type Limit, type SourcedSpan, spans } from "../facts/spans.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { DurationBar, IsoDate } from "../types/content.ts";
import { type CredentialingLaw, credentialingLaws } from "./data/credentialing-laws.ts";
import { medicaidNames } from "./data/medicaid-enrollment.ts";
import { medicaidWaysCheckedOn } from "./data/medicaid-ways.ts";

type StateLimit = Limit & { sentence: string };

/** Two steps, each with its days: the state's enrollment, and the credentialing that a state does for its plans. */
type MedicaidLimits = { enrollment?: StateLimit; credentialing?: StateLimit };

const asOf: IsoDate = medicaidWaysCheckedOn;

/** The longest time that a state's law or agency allows for a physician's complete application (medicaid-ways.ts). */
export const medicaidLimits: Partial<Record<StateSlug, MedicaidLimits>> = {
  california: {
    enrollment: {
      atMostDays: 90,
      step: "Medi-Cal’s answer to a physician",
      begins: "receipt of the application",
      ends: "Medi-Cal’s answer; with preferred provisional status it is 60",
      sentence:
        "Medi-Cal must answer a physician’s application within 90 days of receiving it, or 60 with preferred provisional status.",
      source: "Cal. Welf. & Inst. Code 14043.26",
      asOf,
    },
  },
  georgia: {
    credentialing: {
      atMostDays: 45,
      step: "Georgia’s credentialing committee",
      begins: "a complete application",
      ends: "its decision",
      sentence: "Georgia’s credentialing committee must decide within 45 days of a complete application.",
      source: "dch.georgia.gov, centralized CVO",
      asOf,
    },
  },
  "new-york": {
    enrollment: {
      atMostDays: 120,
      step: "New York Medicaid’s decision, extended",
      begins: "receipt of the application",
      ends: "the decision; it is 90 days unless the state writes to you by day 60",
      sentence:
        "New York Medicaid must decide within 90 days of receiving the application, or 120 if it writes to you by day 60.",
      source: "18 NYCRR 504.4",
      asOf,
    },
  },
  texas: {
    credentialing: {
      atMostDays: 90,
      step: "A Medicaid plan’s credentialing",
      begins: "a complete application",
      ends: "the provider in its claims system",
      sentence: "A Texas Medicaid plan must credential you and load you within 90 days of a complete application.",
      source: "1 TAC 353.423 and the Uniform Managed Care Contract",
      asOf,
    },
  },
  wyoming: {
    enrollment: {
      atMostDays: 30,
      step: "Wyoming Medicaid’s decision",
      begins: "the last document",
      ends: "the decision",
      sentence: "Wyoming Medicaid must decide within 30 days of the last document.",
      source: "Wyoming Medicaid Rules, chapter 3, section 5",
      asOf,
    },
  },
};

type State = { slug: string; medicaidProgram: string };

/** Heading of a figure of the times. It names the state only where a bar is the state's own. */
export function timesTitle({ slug, name }: { slug: string; name: string }): string {
  const isLaw = (commercialLaw(slug)?.limits ?? []).length > 0;
  const own = isLaw ? "law" : limitsOf(slug).length > 0 ? "rule" : null;
  return `How long from a complete application: ${own === null ? "the usual US range" : `${name}’s ${own}, and the US market`}`;
}

/** Medicaid and plans: first the limits that the state itself sets, then the usual national days, labeled as such. */
export function stateTimes(state: State): readonly DurationBar[] {
  const laws = commercialLaw(state.slug)?.limits ?? [];
  const own = limitsOf(state.slug).map(({ step, atMostDays }) => atMost(`${step}, by the state’s rule`, atMostDays));
  const isLimited = isStateSlug(state.slug) && medicaidLimits[state.slug]?.enrollment !== undefined;
  return [
    ...own,
    ...laws.map(({ of, days }) => atMost(`${of}, by the state’s law`, days)),
    ...(isLimited ? [] : [national("Medicaid enrollment", spans.medicaidEnrollment)]),
    // The range exceeds a legal limit, because the contract and the loading come after the decision.
    national("Commercial plans", spans.commercialPlan, laws.length > 0 ? ", with contract and loading" : ""),
  ];
}

/** Adds Medicare and hospital privileges, whose times no state sets. */
export function allTimes(state: State): readonly DurationBar[] {
  return [
    national("Medicare", spans.medicareReview),
    ...stateTimes(state),
    national("Hospital privileges", spans.hospitalPrivileges),
  ];
}

function limitsOf(slug: string): readonly StateLimit[] {
  const { enrollment, credentialing } = (isStateSlug(slug) && medicaidLimits[slug]) || {};
  return [enrollment, credentialing].filter((limit) => limit !== undefined);
}

function national(name: string, { duration, isAverage }: SourcedSpan, scope = ""): DurationBar {
  return marketBar(`${name}, US${isAverage ? ", averages" : scope}`, duration);
}

/** Begins at 0, because a limit says nothing about the shortest time. */
function atMost(name: string, limit: number): DurationBar {
  return { label: name, duration: { from: 0, to: limit, unit: "day" }, whose: "limit" };
}

/** Such as "Wyoming Medicaid must decide within 30 days of the last document." */
export function medicaidTime(state: State): string {
  const limits = limitsOf(state.slug);
  const own = limits.map(({ sentence }) => sentence);
  const enrollment = `For enrollment in ${medicaidNames(state).enrollsAs} our planning range for state programs is ${spans.medicaidEnrollment.text}.`;
  const isLimited = isStateSlug(state.slug) && medicaidLimits[state.slug]?.enrollment !== undefined;
  return [...(isLimited ? [] : [enrollment]), ...own].join(" ");
}

/** The section that binds commercial plans. null: none was read. */
function commercialLaw(slug: string): CredentialingLaw | null {
  const laws = isStateSlug(slug) ? credentialingLaws[slug] : undefined;
  return laws?.find(({ plans }) => plans === "commercial") ?? null;
}

/** The law on a commercial plan's time and on payment while pending, as a sentence. null: none was read. */
export function lawSentence(slug: string): string | null {
  const laws = (isStateSlug(slug) && credentialingLaws[slug]) || [];
  const sentences = laws.flatMap(({ plans, time, pay, unpaid, section, from }) => {
    const said = plans === "commercial" ? [time, pay ?? unpaid].filter((text) => text != null) : [];
    return said.length === 0 ? [] : [`${from ? `From ${from}: ` : ""}${said.join(". ")} (${section}).`];
  });
  return sentences.length === 0 ? null : sentences.join(" ");
}
