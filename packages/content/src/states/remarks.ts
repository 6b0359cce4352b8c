import { monthOf } from "../calendar.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { StateRecord } from "../types/content.ts";
import { boards } from "./data/boards.ts";
import { aetnaLeft, carriers, tricareWest } from "./data/carriers.ts";
import {
  controlledSubstanceRegistration,
  insteadOfRegistration,
  registrationsCheckedOn,
} from "./data/controlled-substances.ts";
import { fingerprinted, licensing, ownChecks } from "./data/licensing.ts";
import { medicaidEnrollment, medicaidNames } from "./data/medicaid-enrollment.ts";
import { medicaidManagedCare } from "./data/medicaid-plans.ts";

type Listed = StateRecord & { slug: string };

/** The remark on one item of a state's lists; null if nothing is known, or the record and content disagree. */
type Remark = (state: Listed, slug: StateSlug) => string | null;

const and = new Intl.ListFormat("en-GB");

const registrations = /controlled substance (registration|certificate)$/i;

/** Whether an item of a list is a state's registration for controlled substances. */
export function isRegistration(item: string): boolean {
  return registrations.test(item);
}

/**
 * An item of a list, and its remark in the state. The first pattern that fits counts. The lists are prescribed, and
 * name things that not every state has.
 */
const remarks: readonly (readonly [item: RegExp, remark: Remark])[] = [
  [registrations, registration],
  [
    /^Professional liability insurance$/i,
    ({ name }, slug) =>
      licensing[slug].insurance ?? `hospitals and plans ask for it; we know of no minimum for a license in ${name}`,
  ],
  [/^Continuing medical education requirements$/i, (_state, slug) => education(slug)],
  [/^Background check verification$/i, background],
  [/^HIV\/AIDS education/i, () => "one hour, before the first renewal (64B8-13.005, Florida Administrative Code)"],
  [/^Domestic violence training/i, () => "two hours, at every third renewal"],
  [
    /^Child abuse identification/i,
    () =>
      "the version with the 2023-24 amendments; the deadline for retaking it was November 17, 2026, even for those who took the earlier version",
  ],
  [/^Blue Cross Blue Shield networks$/i, (_state, slug) => and.format(carriers[slug].blue)],
  [/^Aetna network participation$/i, aetna],
  [/^UnitedHealthcare Community Plan/i, medicaidPlan("UnitedHealthcare")],
  [/^Aetna Better Health/i, medicaidPlan("Aetna")],
  [/^Sunshine Health/i, medicaidPlan("Sunshine")],
  [/^Superior HealthPlan/i, medicaidPlan("Superior")],
  [/^Humana network enrollment$|^Humana Florida$/i, (_state, slug) => humana(slug)],
  [/(?:Medicaid|Medi-Cal) managed care plans$/i, medicaidPlans],
  [/^Regional insurance networks$/i, (_state, slug) => regional(slug)],
  [
    /^WellCare of Florida$/i,
    () => "on Medicare plans only: the Medicaid plan merged into Sunshine Health on October 1, 2021",
  ],
];

/** For each item of a list, in its order: its remark. */
export function remarksOn(state: Listed, items: readonly string[]): readonly (string | null)[] {
  return items.map((item) => {
    const [, remark] = remarks.find(([pattern]) => pattern.test(item)) ?? [];
    const text =
      remark === undefined || !isStateSlug(state.slug) ? unknownState(state, item) : remark(state, state.slug);
    return text && sentence(text);
  });
}

/** Such that a remark doesn't run into its item for who copies or hears both. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith(".") ? "" : "."}`;
}

/** A row that an admin added has no data in content, only the answers of its record. */
function unknownState(state: Listed, item: string): string | null {
  if (isRegistration(item)) return answered(state);
  return null;
}

function answered({ name, controlledSubstanceRegistration: answer }: StateRecord): string | null {
  if (answer === "yes") return null;
  if (answer === "no") return `the DEA registration is enough in ${name}`;
  return `not confirmed for ${name}: we ask the board first`;
}

function registration(state: Listed, slug: StateSlug): string | null {
  const known = controlledSubstanceRegistration[slug];
  const answer = state.controlledSubstanceRegistration;
  if (answer !== known.answer || answer === null) return answered(state);
  if (answer === "yes") return known.source;
  return insteadOfRegistration[slug] ?? `${answered(state)} (${monthOf(registrationsCheckedOn)})`;
}

/** Companies whose Medicaid plans the lists name. */
type Company = "UnitedHealthcare" | "Aetna" | "Sunshine" | "Superior";

/** Remarks on a company's Medicaid plan, and on all plans, where the list of plans is not wholly known. */
const knownPlans: Partial<Record<StateSlug, Partial<Record<Company | "all", string>>>> = {
  arizona: {
    UnitedHealthcare: "an AHCCCS plan, but not in every county; we confirm yours first",
    all: "AHCCCS Complete Care plans by county, such as Arizona Complete Health, Banner, Health Choice (owned by Blue Cross), Mercy Care and Molina; we confirm yours first",
  },
  arkansas: {
    UnitedHealthcare: "for Medicaid in Arkansas you mostly enroll with the state instead",
    all: "PASSE organizations for complex needs (Arkansas Total Care, CareSource, Empower, Summit), marketplace plans for adults of the expansion; for others you enroll with the state instead",
  },
  california: {
    all: "the county decides which, such as L.A. Care and Health Net in Los Angeles; we confirm yours first",
  },
  colorado: {
    UnitedHealthcare: "for behavioral health, contract instead with the regional entity of your county",
    all: "for medical care you mostly bill the state instead; for behavioral health, the regional entities",
  },
  florida: {
    UnitedHealthcare: "a Medicaid contract in some regions; we confirm yours first",
    Aetna: "a Medicaid contract in some regions; we confirm yours first",
    Sunshine: "a Medicaid contract in every region; we confirm it first",
  },
  georgia: {
    UnitedHealthcare: "awarded a Medicaid contract in December 2024; we confirm its start, as below under Medicaid",
    all: "Georgia Families, with the companies named below under Medicaid; we confirm yours first",
  },
  idaho: {
    UnitedHealthcare: "we confirm first whether it has a Medicaid contract in Idaho",
    all: "for medical care you enroll with the state instead, and for behavioral health with Magellan too",
  },
  illinois: {
    all: "Aetna Better Health, Blue Cross Community, CountyCare (Cook County), Meridian and Molina; Humana too from January 1, 2027",
  },
  indiana: {
    UnitedHealthcare: "in Hoosier Care Connect and PathWays for Aging; we confirm its contract first",
    all: "Anthem, CareSource and MHS for Hoosier Healthwise and the Healthy Indiana Plan. Anthem, Humana and UnitedHealthcare for PathWays. We confirm Hoosier Care Connect’s first",
  },
  massachusetts: {
    UnitedHealthcare: "for members with Medicare and Medicaid; we confirm its contract first",
    all: "accountable care partnership plans by area, Tufts Health Together and WellSense; we confirm yours first",
  },
  michigan: { UnitedHealthcare: "a Medicaid plan, but not in the north or the Upper Peninsula" },
  minnesota: {
    UnitedHealthcare: "for Medicaid in Minnesota, contract instead with a nonprofit or county-based plan",
    all: "nonprofit and county-based plans; we confirm those of your county first",
  },
  nevada: { UnitedHealthcare: "for Medicaid its plan is Health Plan of Nevada, in Clark County only" },
  "new-york": { all: "by county; we confirm yours first" },
  "north-dakota": {
    UnitedHealthcare: "for most Medicaid in North Dakota you enroll with the state instead",
    all: "one, run by Blue Cross Blue Shield of North Dakota, for adults of the expansion only",
  },
  oregon: {
    UnitedHealthcare: "for Medicaid in Oregon, contract instead with the coordinated care organization of your county",
    all: "coordinated care organizations; we confirm that of your county first",
  },
  pennsylvania: {
    UnitedHealthcare: "a HealthChoices plan in some zones; we confirm yours first",
    all: "one set by zone for physical health, one plan by county for behavioral health, and Community HealthChoices; we confirm them first",
  },
  "rhode-island": {
    UnitedHealthcare: "a Medicaid plan up to June 2026; we confirm its contract first",
    all: "named below, with the date of their contracts; we confirm them first",
  },
  texas: {
    Superior: "a Medicaid plan by service area; we confirm yours first",
    all: "by service area. A court stopped the new STAR awards in October 2024, so we confirm yours first",
  },
  wisconsin: {
    UnitedHealthcare: "an HMO of BadgerCare Plus, but not in every county; we confirm yours first",
    all: "HMOs, most of them regional; we confirm those of your county first",
  },
};

/** undefined: nothing more is known, or the record differs from content. */
function plansKnown({ medicaidManagedCare: answer }: Listed, slug: StateSlug) {
  return answer === medicaidManagedCare[slug].answer ? knownPlans[slug] : undefined;
}

/** The part of the answer that says how a program without plans works: "it pays claims itself". */
function insteadOfPlans(slug: StateSlug): string | null {
  const { answer, source } = medicaidManagedCare[slug];
  return answer === "no" ? (source.split("; ").at(-1) ?? null) : null;
}

function medicaidPlans(state: Listed, slug: StateSlug): string {
  const { plans, managedCare } = medicaidEnrollment[slug];
  const { medicaidManagedCare: answer, name } = state;
  if (answer === "no") {
    return `in ${name} you enroll with the state instead (${insteadOfPlans(slug) ?? "it pays claims itself"})`;
  }
  const known = plansKnown(state, slug)?.all;
  if (known) return known;
  if (answer === null) return "not confirmed: we ask the state first";
  if (plans !== null) return and.format(plans);
  return `${managedCare ?? medicaidNames(state).enrollsAs}: we confirm the plans of your county or region first`;
}

/** A plan that the list names. Where the state's plans aren't known, it isn't printed as if it had a contract. */
function medicaidPlan(company: Company) {
  return (state: Listed, slug: StateSlug): string | null => {
    const { plans } = medicaidEnrollment[slug];
    const { medicaidManagedCare: answer, name } = state;
    if (answer === "no") return `for Medicaid in ${name} you enroll with the state instead`;
    const known = plansKnown(state, slug)?.[company];
    if (known) return known;
    if (answer === null || plans === null) return "we confirm its Medicaid contract in your county or region first";
    return plans.some((plan) => plan.includes(company))
      ? `one of ${name}’s Medicaid plans`
      : `${company}’s network in ${name} is for its other plans. For Medicaid, contract instead with the plans below`;
  };
}

/** States whose list of Medicaid plans isn't known as a whole, and has Humana's (humana.com/medicaid). */
const humanaMedicaid: readonly StateSlug[] = ["florida", "indiana"];
/** States in which we don't know that Humana sells Medicare Advantage. */
const humanaUnsure: readonly StateSlug[] = ["alaska", "massachusetts", "vermont", "wyoming"];

function background({ imlcMember }: Listed, slug: StateSlug): string {
  const own = ownChecks[slug];
  if (own !== undefined) return own;
  if (fingerprinted.includes(slug)) return "expect fingerprints: the board can ask the FBI before it issues a license";
  return imlcMember === true
    ? "plans and hospitals check it; a license through the compact needs fingerprints"
    : "plans and hospitals check it; ask the board whether it takes fingerprints";
}

function aetna({ name, medicaidManagedCare: answer }: Listed, slug: StateSlug): string {
  const { plans } = medicaidEnrollment[slug];
  const medicaid = plans?.includes("Aetna Better Health")
    ? ". Its Medicaid plan is Aetna Better Health"
    : plans !== null || answer === "no"
      ? `. Aetna has no Medicaid plan in ${name}`
      : "";
  const left = aetnaLeft.includes(slug) ? ". Its marketplace plans ended on December 31, 2025" : "";
  // Alaska has no Medicare Advantage plans for individuals.
  const advantage = slug === "alaska" ? "" : " and, by county, Medicare Advantage";
  return `for employer plans${advantage}${left}${medicaid}`;
}

/** Humana left employers' plans between 2023 and 2025. */
function humana(slug: StateSlug): string {
  const isListed = medicaidEnrollment[slug].plans?.some((plan) => plan.startsWith("Humana")) ?? false;
  const programs = [
    ...(humanaUnsure.includes(slug) ? [] : ["Medicare Advantage (by county)"]),
    ...(isListed || humanaMedicaid.includes(slug) ? ["Medicaid"] : []),
    ...(tricareWest.includes(slug) ? [] : ["TRICARE East"]),
  ];
  return programs.length === 0
    ? "we confirm first what Humana offers here; it no longer sells employer plans"
    : `for ${and.format(programs)}. Humana no longer sells employer plans`;
}

/** The hours of the board that licenses M.D.s; a separate osteopathic board sets its own. */
function education(slug: StateSlug): string | null {
  const { education: hours, osteopathic } = licensing[slug];
  if (hours === null || boards[slug].osteopathic === null) return hours;
  return `${hours} for M.D.s${osteopathic === undefined ? "" : `; for D.O.s, ${osteopathic}`}`;
}

function regional(slug: StateSlug): string {
  const names = carriers[slug].regional;
  return names ? `such as ${and.format(names)}` : "the local plans on your patients’ insurance cards";
}
