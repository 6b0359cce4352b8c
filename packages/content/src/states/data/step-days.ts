import { days, months, weeks } from "../../facts/durations.ts";
import type { Limit } from "../../facts/spans.ts";
import type { StateSlug } from "../../ids/states.ts";
import type { AnyDuration, Days, IsoDate } from "../../types/content.ts";
import { medicaidWaysCheckedOn } from "./medicaid/ways.ts";

const asOf: IsoDate = medicaidWaysCheckedOn;

/**
 * The days of one step, with the step's beginning and end. The page prints both, so that the days of one step aren't
 * taken for those of another.
 */
export type StepDays = {
  /** The step that is finished, such as "The license". */
  ends: string;
  /** Such as "the application". */
  begins: string;
  /** The origin or a condition of the days, such as "by law". null: `whose` says it */
  basis: string | null;
  duration: AnyDuration;
  whose: Days["whose"];
  step: "profile" | "license" | "medicaid" | "plan" | "other";
  source: string;
};

/** Where `source` is this, these files give the limit with its source. */
const inRows = "state-words.ts, credentialing-laws.ts, carriers.ts";

type Own = Partial<Pick<StepDays, "ends" | "begins" | "basis" | "step" | "source">>;

function step(whose: StepDays["whose"], duration: AnyDuration, own: Own): StepDays {
  return {
    ends: "The license",
    begins: "the application",
    basis: null,
    step: "other",
    source: inRows,
    duration,
    whose,
    ...own,
  };
}

/** Days that the board publishes for a license, from the application. */
function license(duration: AnyDuration, source: string, own: Own = {}) {
  return step("published", duration, { step: "license", source, ...own });
}

/**
 * The times that guides to licenses, and firms which file for them, say to allow, where the board publishes none
 * (licensing.ts). Most of these pages have no date.
 */
function firms(duration: AnyDuration, own: Own = {}) {
  return step("planned", duration, {
    step: "license",
    source: "licensing.ts",
    basis: "an outside estimate, not the board’s; it can take longer",
    ...own,
  });
}

/** Days that an office says to allow, or that are old. */
function plan(duration: AnyDuration, own: Own) {
  return step("planned", duration, own);
}

function published(duration: AnyDuration, own: Own) {
  return step("published", duration, own);
}

/** The bar begins at 0, because a limit says nothing about the shortest time. */
function limit(atMostDays: number, own: Own) {
  return step("limit", days(0, atMostDays), { begins: "a complete application", basis: "by law", ...own });
}

const highmark = plan(days(180), {
  ends: "Highmark’s credentialing",
  basis: "as Highmark says to allow",
  step: "plan",
  source: "carriers.ts",
});

/** Days of boards, agencies and plans for their own work, as read by November 26, 2026. */
export const stepDays: Record<StateSlug, readonly StepDays[]> = {
  alabama: [
    license(months(2, 3), "albme.gov: two to three months, on average"),
    published(weeks(4, 6), { ends: "A PA’s license", source: "albme.gov, License/Registration: four to six weeks" }),
  ],
  alaska: [firms(months(2, 3))],
  arizona: [firms(weeks(4, 8)), limit(30, { ends: "A temporary license" })],
  arkansas: [firms(weeks(8, 12))],
  california: [
    license(months(2, 6), "mbc.ca.gov/FAQs: two to three months, and to apply six months ahead", {
      basis: "usually two to three months, but the board says to apply six months ahead",
    }),
  ],
  colorado: [license(weeks(8, 10), "dpo.colorado.gov, FAQ for professionals: 8 to 10 weeks")],
  connecticut: [
    firms(months(2, 4)),
    plan(weeks(4, 8), {
      ends: "Medicaid enrollment",
      basis: "unofficial 2026 estimate",
      step: "medicaid",
      source: "medicaid/ways.ts: four to eight weeks",
    }),
  ],
  delaware: [
    firms(months(2, 3)),
    published(weeks(4, 6), {
      ends: "The controlled substance registration",
      begins: "the license",
      source: "dpr.delaware.gov: four to six weeks",
    }),
    highmark,
  ],
  // We know section 120.60(1), Florida Statutes, from practice, not from its text.
  florida: [
    license(months(2, 6), "flboardofmedicine.gov: two to six months", { basis: "as the M.D. board says" }),
    limit(90, { ends: "The board’s decision", basis: "section 120.60" }),
  ],
  georgia: [firms(days(75, 105))],
  hawaii: [firms(days(45, 120))],
  idaho: [firms(weeks(8, 12))],
  illinois: [firms(months(3, 6))],
  indiana: [firms(months(3, 4))],
  iowa: [
    plan(days(60, 90), {
      basis: "the board’s figure of 2018, the latest we found",
      step: "license",
      source: "medicalboard.iowa.gov, February 2018",
    }),
    limit(30, { ends: "Medicaid’s decision", basis: "by rule", step: "medicaid" }),
  ],
  kansas: [
    plan(weeks(4, 6), {
      basis: "as the board said in 2024",
      step: "license",
      source: "kha-net.org, February 16, 2024, which quotes the board",
    }),
    limit(45, { ends: "The license of an applicant licensed in another state who moves to Kansas" }),
  ],
  kentucky: [
    firms(months(2, 3)),
    published(days(60, 90), {
      ends: "Medicaid enrollment",
      step: "medicaid",
      source: "the state’s Medicaid (medicaid/ways.ts)",
    }),
  ],
  // physicianlicensing.com: four to six months, “unless applicant already has an established FCVS profile”
  louisiana: [
    firms(months(4, 6), { ends: "The license if the FCVS profile must be built first" }),
    limit(60, { ends: "A Medicaid plan’s credentialing", begins: "a complete application with a signed agreement" }),
  ],
  maine: [
    firms(days(75, 90), { ends: "The M.D. license" }),
    license(days(60, 90), "maine.gov/osteo: within 60 days, some in 90 or more", {
      ends: "The D.O. license",
      basis: "60 days as a rule, some longer",
    }),
  ],
  maryland: [
    plan(months(6), {
      ends: "The FCVS profile",
      begins: "its start",
      basis: "as the board advises",
      step: "profile",
      source: "state-words.ts: six months",
    }),
    firms(months(2, 3), { begins: "the finished profile" }),
  ],
  // medlicense.com: 3.5 to 12 months, on average
  massachusetts: [
    firms(months(3.5, null), { basis: "one licensing firm’s averages, up to 12 months" }),
    limit(56, { ends: "The board’s first answer, not yet the license", begins: "the application", basis: null }),
  ],
  michigan: [firms(months(2, 3))],
  minnesota: [
    firms(days(60, 120)), // medlicense.com
    limit(30, { ends: "Medicaid’s answer", basis: "by rule", step: "medicaid" }),
  ],
  mississippi: [
    firms(weeks(8, 12)), // physicianlicensing.com: 8 to 12 weeks at least
    published(weeks(2, 4), {
      ends: "The board’s part",
      begins: "a complete application",
      source: "msbml.ms.gov/FAQs: typically two to four weeks",
    }),
    limit(60, { ends: "Medicaid’s decision", step: "medicaid" }),
  ],
  missouri: [license(weeks(4, 6), "the board: four to six weeks")],
  montana: [
    firms(months(3, 4)),
    limit(45, {
      ends: "A temporary practice permit, if the provider is licensed in another state",
      source: "licensing.ts: MCA 37-1-305",
    }),
  ],
  // medical-license-lookup.com: two to three months. The state’s instructions of 2018 allow 150 days.
  nebraska: [firms(months(2, 3))],
  nevada: [
    license(days(21, 60), "the M.D. board", { ends: "The M.D. license", basis: "it can take longer" }),
    firms(months(3, 4), { ends: "The D.O. license" }),
  ],
  "new-hampshire": [firms(months(2, 3))],
  "new-jersey": [license(weeks(11, 15), "the board: 11 to 15 weeks")],
  "new-mexico": [
    limit(30, { ends: "An expedited license" }),
    plan(months(3), {
      ends: "A standard license",
      step: "license",
      basis: "as the board quotes",
      source: "licensing.ts",
    }),
  ],
  "new-york": [
    firms(months(3, 5)),
    plan(weeks(6, null), { ends: "The license", begins: "the last document", source: "licensing.ts" }),
  ],
  "north-carolina": [
    plan(months(4), { step: "license", basis: "as the board says to allow", source: "ncmedboard.org: four months" }),
  ],
  "north-dakota": [
    firms(months(3, 5), { ends: "The full license" }),
    published(days(7, 10), {
      ends: "A provisional temporary license, not the full one",
      source: "ndbom.org: 7 to 10 days",
    }),
  ],
  // medical-license-lookup.com: two to three months
  ohio: [firms(months(2, 3), { begins: "the finished FCVS profile" })],
  oklahoma: [
    license(days(30), "oklahoma.gov/osboe: about 30 days", { ends: "The D.O. license", basis: "as its board says" }),
    plan(days(90), {
      ends: "The M.D. license",
      basis: "as its board says to allow",
      step: "license",
      source: "the M.D. board: up to 90 days",
    }),
  ],
  oregon: [license(weeks(8, 12), "the board: 8 to 12 weeks")],
  pennsylvania: [firms(months(2, 3)), highmark],
  "rhode-island": [firms(months(2, 3))],
  // medicallicensing.com, August 2023
  "south-carolina": [firms(months(3, 4))],
  // physicianlicensing.com: at least six to eight weeks. The board's FAQ says that no time is typical.
  "south-dakota": [
    firms(weeks(6, 8)),
    published(days(45), {
      ends: "Medicaid enrollment",
      step: "medicaid",
      source: "the state’s Medicaid (medicaid/ways.ts)",
    }),
  ],
  tennessee: [firms(months(3, 4)), limit(30, { ends: "A TennCare plan’s decision and loading", basis: "by contract" })],
  texas: [firms(months(3, 6))],
  utah: [
    firms(weeks(12, 16)),
    published(weeks(6), {
      ends: "University of Utah Health Plans’ credentialing",
      basis: "as its office says",
      source: "medicaid/ways.ts: six weeks",
    }),
  ],
  vermont: [
    license(weeks(6, 12), "the M.D. board: 6 to 12 weeks, on average", { basis: "averages of the M.D. board" }),
  ],
  virginia: [firms(weeks(12, 16))],
  // whitegloveimlc.com, which says that the commission publishes this range
  washington: [
    firms(weeks(16, 20), { ends: "The M.D. license", basis: "the commission’s range, as a licensing firm quotes it" }),
    firms(weeks(8, 12), { ends: "The D.O. license", source: "physicianlicensing.com: 8 to 12 weeks at least" }),
  ],
  "west-virginia": [
    license(months(3, 6), "the M.D. board’s instructions: three to six months", { ends: "The M.D. license" }),
    highmark,
  ],
  wisconsin: [
    license(weeks(8, 12), "the state: 8 to 12 weeks"),
    published(days(14, 60), {
      ends: "Medicaid’s decision",
      begins: "a complete application",
      basis: "usually 10 business days",
      step: "medicaid",
      source: "medicaid/ways.ts",
    }),
  ],
  // whitegloveimlc.com, IMLC vs. Traditional Licensing: 8 to 12 weeks for a license that isn't through the compact
  wyoming: [firms(weeks(8, 12), { basis: "estimate for the US; it can take longer" })],
};

/** basis: the origin of the days. Default: "by rule" */
export type StateLimit = Limit & { sentence: string; basis?: string };

/** Two steps, each with its days: the state's enrollment, and the credentialing that a state does for its plans. */
type MedicaidLimits = { enrollment?: StateLimit; credentialing?: StateLimit };

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
      basis: "as the state’s page says",
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
