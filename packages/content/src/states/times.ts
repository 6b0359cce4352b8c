import { marketBar } from "../facts/durations.ts";
import { type Limit, type SourcedSpan, spans } from "../facts/spans.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { Duration, DurationBar, IsoDate } from "../types/content.ts";
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
      basis: "for a complete file, by the state’s page",
      begins: "a complete application",
      ends: "its decision",
      sentence: "By the state’s page its credentialing committee decides within 45 days of a complete application.",
      source: "dch.ga.gov/providers/centralized-cvo, a later edition than the one of 2015",
      asOf,
    },
  },
  "new-york": {
    enrollment: {
      atMostDays: 120,
      step: "New York Medicaid’s decision",
      basis: "by rule, not counting its waits for you",
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

type Published = { step: string; duration: Duration; isMedicaid?: true; isLimit?: true; isPlan?: true; source: string };

/** Days that boards and agencies publish for their own work, from the application on, as read by November 26, 2026. */
const publishedDays: Partial<Record<StateSlug, readonly Published[]>> = {
  alabama: [
    license({ from: 60, to: 90, unit: "day" }, "albme.gov: two to three months, on average"),
    {
      step: "A PA’s license",
      duration: { from: 28, to: 42, unit: "day" },
      source: "albme.gov, License/Registration: four to six weeks",
    },
  ],
  alaska: [firms({ from: 60, to: 90, unit: "day" })],
  arizona: [limit("A temporary license, from a complete application, by law", 30)],
  arkansas: [atLeast("The license, by a figure that the board has named", 42)],
  california: [license({ from: 60, to: 90, unit: "day" }, "mbc.ca.gov/FAQs: two to three months")],
  colorado: [license({ from: 56, to: 70, unit: "day" }, "dpo.colorado.gov, FAQ for professionals: 8 to 10 weeks")],
  connecticut: [
    plan("The license, the longest that filing firms name", 120, "licensing.ts: up to four months"),
    {
      step: "Medicaid enrollment, by a guide of 2026",
      duration: { from: 28, to: 56, unit: "day" },
      isMedicaid: true,
      isPlan: true,
      source: "medicaid/ways.ts: four to eight weeks",
    },
  ],
  delaware: [
    firms({ from: 60, to: 90, unit: "day" }),
    {
      step: "The controlled substance registration, after the license",
      duration: { from: 28, to: 42, unit: "day" },
      source: "dpr.delaware.gov: four to six weeks",
    },
    plan("Highmark’s credentialing, as it says to allow", 180, "carriers.ts"),
  ],
  // We know section 120.60(1), Florida Statutes, only from the field.
  florida: [limit("The license, from a complete application (section 120.60)", 90)],
  georgia: [firms({ from: 75, to: 105, unit: "day" })],
  hawaii: [firms({ from: 45, to: 120, unit: "day" })],
  idaho: [firms({ from: 56, to: 84, unit: "day" })],
  illinois: [firms({ from: 90, to: 180, unit: "day" }), limit("A plan’s decision once all is verified, by law", 60)],
  indiana: [firms({ from: 90, to: 120, unit: "day" }), limit("A provisional credential, on the law’s conditions", 30)],
  iowa: [
    {
      step: "The license, by the board’s figure of 2018",
      duration: { from: 60, to: 90, unit: "day" },
      isPlan: true,
      source: "medicalboard.iowa.gov, February 2018",
    },
    { ...limit("Medicaid’s decision, by rule", 30), isMedicaid: true },
  ],
  kansas: [limit("The license of an applicant licensed elsewhere, from a complete application, by law", 45)],
  kentucky: [
    firms({ from: 60, to: 90, unit: "day" }),
    {
      step: "Medicaid enrollment",
      duration: { from: 60, to: 90, unit: "day" },
      isMedicaid: true,
      source: "the state’s Medicaid (medicaid/ways.ts)",
    },
  ],
  louisiana: [limit("A Medicaid plan’s credentialing, by law", 60)],
  maine: [
    { ...firms({ from: 75, to: 90, unit: "day" }), step: "The M.D. license, at least, by filing firms’ estimates" },
    {
      step: "The D.O. license, as a rule within 60 days",
      duration: { from: 60, to: 90, unit: "day" },
      source: "maine.gov/osteo: within 60 days, some in 90 or more",
    },
  ],
  maryland: [
    plan("The FCVS profile, as the board advises", 180, "state-words.ts: six months"),
    { ...firms({ from: 60, to: 90, unit: "day" }), step: "The license after the profile, by guides to it" },
  ],
  massachusetts: [limit("The board’s first answer, not yet the license", 56)],
  michigan: [firms({ from: 60, to: 90, unit: "day" })],
  minnesota: [
    published("The board’s first look at an application", 28, "mn.gov: about four weeks"),
    { ...limit("Medicaid’s notice, by rule", 30), isMedicaid: true },
  ],
  mississippi: [
    license({ from: 14, to: 28, unit: "day" }, "the board: two to four weeks"),
    { ...limit("Medicaid’s decision, by law; after that, a temporary credential on request", 60), isMedicaid: true },
  ],
  missouri: [license({ from: 28, to: 42, unit: "day" }, "the board: four to six weeks")],
  montana: [firms({ from: 90, to: 120, unit: "day" })],
  nebraska: [plan("The license, by instructions of 2018", 150, "state-words.ts")],
  nevada: [
    {
      step: "The M.D. license; it can take longer",
      duration: { from: 21, to: 60, unit: "day" },
      source: "the M.D. board",
    },
  ],
  "new-hampshire": [firms({ from: 60, to: 90, unit: "day" })],
  "new-jersey": [license({ from: 77, to: 105, unit: "day" }, "the board: 11 to 15 weeks")],
  "new-mexico": [
    limit("An expedited license, by law", 30),
    plan("An ordinary license, by the board", 90, "licensing.ts"),
  ],
  "new-york": [atLeast("The license, from the last document", 42)],
  "north-carolina": [plan("The license, as the board says to allow", 120, "ncmedboard.org: four months")],
  "north-dakota": [
    {
      step: "A provisional temporary license, approved by the chair",
      duration: { from: 7, to: 10, unit: "day" },
      source: "ndbom.org: 7 to 10 days",
    },
  ],
  // physicianlicensing.com: 10 to 12 weeks, or four to six months, each as a minimum
  ohio: [
    {
      ...firms({ from: 70, to: 84, unit: "day" }),
      step: "The license with an FCVS profile, at least, by a filing firm",
    },
    { ...firms({ from: 120, to: 180, unit: "day" }), step: "The license without an FCVS profile, at least" },
  ],
  oklahoma: [
    {
      step: "The license: about 30 days for D.O.s, up to 90 for M.D.s",
      duration: { from: 30, to: 90, unit: "day" },
      source: "oklahoma.gov/osboe; the M.D. board",
    },
  ],
  oregon: [license({ from: 56, to: 84, unit: "day" }, "the board: 8 to 12 weeks")],
  pennsylvania: [
    published("Capital Blue Cross’s review, without its committee", 21, "carriers.ts: some 15 business days"),
    plan("Highmark’s credentialing, as it says to allow", 180, "carriers.ts"),
  ],
  "rhode-island": [firms({ from: 60, to: 90, unit: "day" })],
  "south-carolina": [
    firms({ from: 90, to: 120, unit: "day" }),
    limit("BlueChoice’s review, from the last document", 90),
  ],
  "south-dakota": [
    plan("Fingerprint results; the license follows in a day or two", 14, "licensing.ts: two weeks"),
    { ...published("Medicaid enrollment", 45, "the state’s Medicaid (medicaid/ways.ts)"), isMedicaid: true },
  ],
  tennessee: [
    firms({ from: 90, to: 120, unit: "day" }),
    limit("A TennCare plan’s decision and loading, by contract", 30),
  ],
  texas: [published("The license from a complete application, the board’s target on average", 51, "licensing.ts")],
  utah: [
    firms({ from: 84, to: 112, unit: "day" }),
    published("University of Utah Health Plans’ credentialing, by its office", 42, "medicaid/ways.ts: six weeks"),
  ],
  vermont: [license({ from: 42, to: 84, unit: "day" }, "the M.D. board: 6 to 12 weeks, on average")],
  virginia: [
    firms({ from: 84, to: 112, unit: "day" }),
    plan("A Medicaid plan’s credentialing, by a state manual of 2021", 90, "medicaid/ways.ts: three months"),
  ],
  washington: [firms({ from: 84, to: 140, unit: "day" })],
  "west-virginia": [
    {
      step: "The M.D. license, from the application",
      duration: { from: 90, to: 180, unit: "day" },
      source: "the M.D. board’s instructions: three to six months",
    },
    plan("Highmark’s credentialing, as it says to allow", 180, "carriers.ts"),
  ],
  wisconsin: [
    license({ from: 56, to: 84, unit: "day" }, "the state: 8 to 12 weeks"),
    {
      step: "Medicaid’s decision, usually 10 business days",
      duration: { from: 14, to: 60, unit: "day" },
      isMedicaid: true,
      source: "medicaid/ways.ts",
    },
  ],
};

/** `source` names the files that contain this limit with its source. */
function limit(step: string, days: number): Published {
  return {
    step,
    duration: { from: 0, to: days, unit: "day" },
    isLimit: true,
    source: "state-words.ts, credentialing-laws.ts, carriers.ts",
  };
}

function license(duration: Duration, source: string) {
  return { step: "The license, from the application", duration, source };
}

/** Days that firms which file for the license allow, where the board publishes none (licensing.ts). */
function firms(duration: Duration): Published {
  return { step: "The license, at least, by filing firms’ estimates", duration, isPlan: true, source: "licensing.ts" };
}

function atLeast(step: string, from: number): Published {
  return { step, duration: { from, to: null, unit: "day" }, isPlan: true, source: "licensing.ts" };
}

/** Days that an office or a firm says to allow, or that are old: they are shown as days to plan for. */
function plan(step: string, days: number, source: string): Published {
  return { ...published(step, days, source), isPlan: true };
}

function published(step: string, days: number, source: string): Published {
  return { step, duration: { from: days, to: days, unit: "day" }, source };
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
  const medicaid = hasMedicaidDays(slug) ? "" : `Medicaid enrollment ${medicaidEnrollment.text}; `;
  const limited = commercialLaw(slug)?.limits.length
    ? "The row on the law, below, says when an insurer’s days begin. "
    : "";
  const note = `${limited}For the rest, US ranges: ${medicaid}a commercial plan ${commercialPlan.text}, contract and loading included.`;
  return { title: `How long in ${name}`, bars, note };
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

function limitsOf(slug: string): readonly StateLimit[] {
  const { enrollment, credentialing } = (isStateSlug(slug) && medicaidLimits[slug]) || {};
  return [enrollment, credentialing].filter((limit) => limit !== undefined);
}

function national(name: string, { duration, isAverage }: SourcedSpan): DurationBar {
  return marketBar(`${name}, US${isAverage ? ", averages" : ""}`, duration);
}

/** The bar begins at 0, because a limit says nothing about the shortest time. */
function atMost(name: string, limit: number): DurationBar {
  return { label: name, duration: { from: 0, to: limit, unit: "day" }, whose: "limit" };
}

/** Such as "Wyoming Medicaid must decide within 30 days of the last document." Empty if medicaid/ways.ts gives the days. */
export function medicaidTime(state: { slug: string; medicaidProgram: string }): string {
  const own = limitsOf(state.slug).map(({ sentence }) => sentence);
  const enrollment = `For enrollment in ${medicaidNames(state).enrollsAs} our planning range for state programs is ${spans.medicaidEnrollment.text}.`;
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
