import { days, durationInDays, marketBar, months, weeks } from "../facts/durations.ts";
import { type Limit, type SourcedSpan, spans } from "../facts/spans.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { AnyDuration, DurationBar, IsoDate } from "../types/content.ts";
import { type CredentialingLaw, credentialingLaws } from "./data/credentialing-laws.ts";
import { medicaidNames } from "./data/medicaid/enrollment.ts";
import { medicaidWaysCheckedOn } from "./data/medicaid/ways.ts";

/** `basis`: the origin of the days. Default: "by rule" */
type StateLimit = Limit & { sentence: string; basis?: string };

/** Two steps, each with its days: the state's enrollment, and the credentialing that a state does for its plans. */
type MedicaidLimits = { enrollment?: StateLimit; credentialing?: StateLimit };

const asOf: IsoDate = medicaidWaysCheckedOn;

/** The longest time that a state's law or agency allows for a physician's complete application (medicaid/ways.ts). */
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
      basis: "as the state’s page says for a complete file",
      begins: "a complete application",
      ends: "its decision",
      sentence:
        "The state’s page says that its credentialing committee decides within 45 days of a complete application.",
      source: "dch.ga.gov/providers/centralized-cvo, a later edition than the one of 2015",
      asOf,
    },
  },
  "new-york": {
    enrollment: {
      atMostDays: 120,
      step: "New York Medicaid’s decision",
      basis: "by rule, not counting the days it waits for you",
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

const estimate = "(estimate; it can take longer)";

type Published = {
  step: string;
  duration: AnyDuration;
  isMedicaid?: true;
  isLimit?: true;
  isPlan?: true;
  source: string;
};

/** Days that boards and agencies publish for their own work, from the application on, as read by November 26, 2026. */
const publishedDays: Partial<Record<StateSlug, readonly Published[]>> = {
  alabama: [
    license(months(2, 3), "albme.gov: two to three months, on average"),
    {
      step: "A PA’s license",
      duration: weeks(4, 6),
      source: "albme.gov, License/Registration: four to six weeks",
    },
  ],
  alaska: [firms(months(2, 3))],
  arizona: [limit("A temporary license, from a complete application, by law", 30)],
  arkansas: [atLeast("The license, as the board has quoted", weeks(6, null))],
  california: [license(months(2, 3), "mbc.ca.gov/FAQs: two to three months")],
  colorado: [license(weeks(8, 10), "dpo.colorado.gov, FAQ for professionals: 8 to 10 weeks")],
  connecticut: [
    plan("The license (estimate)", months(4), "licensing.ts: up to four months"),
    {
      step: "Medicaid enrollment (unofficial 2026 estimate)",
      duration: weeks(4, 8),
      isMedicaid: true,
      isPlan: true,
      source: "medicaid/ways.ts: four to eight weeks",
    },
  ],
  delaware: [
    firms(months(2, 3)),
    {
      step: "The controlled substance registration, after the license",
      duration: weeks(4, 6),
      source: "dpr.delaware.gov: four to six weeks",
    },
    plan("Highmark’s credentialing, as Highmark says to allow", days(180), "carriers.ts"),
  ],
  // We know section 120.60(1), Florida Statutes, only from the field.
  florida: [limit("The license, from a complete application (section 120.60)", 90)],
  georgia: [firms(days(75, 105))],
  hawaii: [firms(days(45, 120))],
  idaho: [firms(weeks(8, 12))],
  illinois: [firms(months(3, 6))],
  indiana: [firms(months(3, 4))],
  iowa: [
    {
      step: "The license (the board’s figure of 2018, the latest we found)",
      duration: days(60, 90),
      isPlan: true,
      source: "medicalboard.iowa.gov, February 2018",
    },
    { ...limit("Medicaid’s decision, by rule", 30), isMedicaid: true },
  ],
  kansas: [limit("The license of an applicant licensed in another state, from a complete application, by law", 45)],
  kentucky: [
    firms(months(2, 3)),
    {
      step: "Medicaid enrollment",
      duration: days(60, 90),
      isMedicaid: true,
      source: "the state’s Medicaid (medicaid/ways.ts)",
    },
  ],
  louisiana: [limit("A Medicaid plan’s credentialing, by law", 60)],
  maine: [
    { ...firms(days(75, 90)), step: `The M.D. license ${estimate}` },
    {
      step: "The D.O. license (60 days as a rule)",
      duration: days(60, 90),
      source: "maine.gov/osteo: within 60 days, some in 90 or more",
    },
  ],
  maryland: [
    plan("The FCVS profile, as the board advises", months(6), "state-words.ts: six months"),
    { ...firms(months(2, 3)), step: "The license after the profile (estimate)" },
  ],
  massachusetts: [limit("The board’s first answer, not yet the license", 56)],
  michigan: [firms(months(2, 3))],
  minnesota: [
    published("The board’s first review of the application, not the license", weeks(4), "mn.gov: about four weeks"),
    { ...limit("Medicaid’s answer, by rule", 30), isMedicaid: true },
  ],
  mississippi: [
    license(weeks(2, 4), "the board: two to four weeks"),
    { ...limit("Medicaid’s decision, by law (if late, ask for a temporary credential)", 60), isMedicaid: true },
  ],
  missouri: [license(weeks(4, 6), "the board: four to six weeks")],
  montana: [firms(months(3, 4))],
  nebraska: [plan("The license, by the state’s instructions of 2018", days(150), "state-words.ts")],
  nevada: [
    {
      step: "The M.D. license; it can take longer",
      duration: days(21, 60),
      source: "the M.D. board",
    },
  ],
  "new-hampshire": [firms(months(2, 3))],
  "new-jersey": [license(weeks(11, 15), "the board: 11 to 15 weeks")],
  "new-mexico": [
    limit("An expedited license, by law", 30),
    plan("A standard license, as the board quotes", months(3), "licensing.ts"),
  ],
  "new-york": [atLeast("The license, from the last document", weeks(6, null))],
  "north-carolina": [plan("The license, as the board says to allow", months(4), "ncmedboard.org: four months")],
  "north-dakota": [
    {
      step: "A provisional temporary license, not the full one",
      duration: days(7, 10),
      source: "ndbom.org: 7 to 10 days",
    },
  ],
  // physicianlicensing.com: at least 10 to 12 weeks, or four to six months “without an established FCVS profile”
  ohio: [
    {
      ...firms(weeks(10, 12)),
      step: `The license with an established FCVS profile ${estimate}`,
    },
    { ...firms(months(4, 6)), step: `The license if the FCVS profile must be built first ${estimate}` },
  ],
  oklahoma: [
    published("The D.O. license, as its board says", days(30), "oklahoma.gov/osboe: about 30 days"),
    plan("The M.D. license, as its board says to allow", days(90), "the M.D. board: up to 90 days"),
  ],
  oregon: [license(weeks(8, 12), "the board: 8 to 12 weeks")],
  pennsylvania: [plan("Highmark’s credentialing, as Highmark says to allow", days(180), "carriers.ts")],
  "rhode-island": [firms(months(2, 3))],
  "south-carolina": [firms(months(3, 4))],
  "south-dakota": [
    plan(
      "Fingerprint results (the license follows the last document by a day or two)",
      weeks(2),
      "licensing.ts: two weeks",
    ),
    { ...published("Medicaid enrollment", days(45), "the state’s Medicaid (medicaid/ways.ts)"), isMedicaid: true },
  ],
  tennessee: [firms(months(3, 4)), limit("A TennCare plan’s decision and loading, by contract", 30)],
  texas: [firms(months(3, 6))],
  utah: [
    firms(weeks(12, 16)),
    published(
      "University of Utah Health Plans’ credentialing, as its office says",
      weeks(6),
      "medicaid/ways.ts: six weeks",
    ),
  ],
  vermont: [license(weeks(6, 12), "the M.D. board: 6 to 12 weeks, on average")],
  virginia: [
    firms(weeks(12, 16)),
    plan("A Medicaid plan’s credentialing, by a 2021 state manual", months(3), "medicaid/ways.ts: three months"),
  ],
  // whitegloveimlc.com, which says that the commission publishes this range
  washington: [firms(weeks(16, 20))],
  "west-virginia": [
    {
      step: "The M.D. license, from the application",
      duration: months(3, 6),
      source: "the M.D. board’s instructions: three to six months",
    },
    plan("Highmark’s credentialing, as Highmark says to allow", days(180), "carriers.ts"),
  ],
  wisconsin: [
    license(weeks(8, 12), "the state: 8 to 12 weeks"),
    {
      step: "Medicaid’s decision, usually 10 business days",
      duration: days(14, 60),
      isMedicaid: true,
      source: "medicaid/ways.ts",
    },
  ],
};

/** `source` names the files that contain this limit with its source. */
function limit(step: string, dayLimit: number): Published {
  return {
    step,
    duration: days(0, dayLimit),
    isLimit: true,
    source: "state-words.ts, credentialing-laws.ts, carriers.ts",
  };
}

function license(duration: AnyDuration, source: string) {
  return { step: "The license, from the application", duration, source };
}

/** The shortest times that firms which file for the license allow, where the board publishes none (licensing.ts). */
function firms(duration: AnyDuration): Published {
  return { step: `The license ${estimate}`, duration, isPlan: true, source: "licensing.ts" };
}

function atLeast(step: string, duration: AnyDuration): Published {
  return { step, duration, isPlan: true, source: "licensing.ts" };
}

/** Days that an office or a firm says to allow, or that are old: they are shown as days to plan for. */
function plan(step: string, duration: AnyDuration, source: string): Published {
  return { ...published(step, duration, source), isPlan: true };
}

function published(step: string, duration: AnyDuration, source: string): Published {
  return { step, duration, source };
}

type State = { slug: string; name: string };

/** Has the state's own days or, if we know none, the US ranges, labeled as such. */
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
    commercialLaw(slug)?.limits.length ? "The row “Insurer deadline” says from which day a law’s limit counts." : null,
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
    ...publishedOf(slug).map(publishedBar),
    ...limitsOf(slug).map(({ step, basis, atMostDays }) => atMost(`${step}, ${basis ?? "by rule"}`, atMostDays)),
    ...laws.map(({ of, days }) => atMost(`${of}, by law`, days)),
  ];
}

function publishedOf(slug: string): readonly Published[] {
  return (isStateSlug(slug) && publishedDays[slug]) || [];
}

function publishedBar({ step, duration, isLimit, isPlan }: Published): DurationBar {
  return { label: step, duration, whose: isLimit ? "limit" : isPlan ? "planned" : "published" };
}

/** Whether the state's own days for its enrollment are known. */
export function hasMedicaidDays(slug: string): boolean {
  if (!isStateSlug(slug)) return false;
  return medicaidLimits[slug]?.enrollment !== undefined || publishedOf(slug).some(({ isMedicaid }) => isMedicaid);
}

/** The days of the state's enrollment that an office publishes or a report estimates. null: we know none */
export function publishedMedicaidDays(slug: StateSlug): { from: number; to: number } | null {
  const own = publishedOf(slug).find(({ isMedicaid }) => isMedicaid);
  if (own === undefined) return null;
  const { from, to } = durationInDays(own.duration);
  // A limit says nothing about the shortest time.
  return { from: own.isLimit ? Math.min(spans.medicaidEnrollment.duration.from, to) : from, to };
}

function limitsOf(slug: string): readonly StateLimit[] {
  const { enrollment, credentialing } = (isStateSlug(slug) && medicaidLimits[slug]) || {};
  return [enrollment, credentialing].filter((limit) => limit !== undefined);
}

function national(name: string, { duration, isAverage }: SourcedSpan): DurationBar {
  return marketBar(`${name}, US${isAverage ? ", averages" : ""}`, duration);
}

/** The bar begins at 0, because a limit says nothing about the shortest time. */
function atMost(name: string, limit: number): DurationBar {
  return { label: name, duration: days(0, limit), whose: "limit" };
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
