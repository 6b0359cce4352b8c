import { monthOf } from "../calendar.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { StateRecord } from "../types/content.ts";
import { boards } from "./data/boards.ts";
import {
  aetnaAdvantage,
  aetnaLeft,
  aetnaMedicaid,
  carriers,
  humanaAdvantage,
  humanaWhereSold,
  tricareWest,
} from "./data/carriers.ts";
import { clinicians } from "./data/clinicians.ts";
import {
  controlledSubstanceRegistration,
  insteadOfRegistration,
  registrationsCheckedOn,
} from "./data/controlled-substances.ts";
import { fingerprints, licensing } from "./data/licensing.ts";
import { imlcNotIssuing } from "./data/licensure-compacts.ts";
import { ownRemarks } from "./data/lists.ts";
import { medicaidEnrollment, medicaidNames } from "./data/medicaid/enrollment.ts";
import { type Company, knownPlans, medicaidManagedCare } from "./data/medicaid/plans.ts";
import { training, trainingForLicense, trainingForRegistration } from "./data/training.ts";

type Listed = StateRecord & { slug: string };

/** The remark on an item of a state's lists. null: nothing is known, or the database row and the content disagree */
type Remark = (state: Listed, slug: StateSlug) => string | null;

const and = new Intl.ListFormat("en-GB");

const registrations = /controlled substance (registration|certificate)$/i;

const educationItem = /continuing medical education/i;

/** The remark on training, for a state whose list has no item on education. */
export function unlistedTraining({ licensing: items }: StateRecord, slug: StateSlug): string | null {
  return items.some((item) => educationItem.test(item)) ? null : (training[slug] ?? null);
}

export function isRegistration(item: string): boolean {
  return registrations.test(item);
}

/**
 * An item of a list, and its remark in the state. The first pattern that matches counts. The lists are prescribed, so
 * they contain items that not every state has.
 */
const remarks: readonly (readonly [item: RegExp, remark: Remark])[] = [
  [registrations, registration],
  [/ license(?: and registration)?$/i, (_state, slug) => trainingForLicense[slug] ?? null],
  [/^DEA registration/i, dea],
  [
    /^Professional liability insurance$/i,
    (_state, slug) =>
      licensing[slug].insurance ??
      "we know of no state minimum. Plans often ask for $1 million a claim and $3 million a year",
  ],
  [educationItem, (_state, slug) => education(slug)],
  [/^Background check verification$/i, background],
  [/^Blue Cross Blue Shield networks$/i, (_state, slug) => and.format(carriers[slug].blue)],
  [/^Aetna network participation$/i, aetna],
  [/^UnitedHealthcare Community Plan/i, medicaidPlan("UnitedHealthcare")],
  [/^Aetna Better Health/i, medicaidPlan("Aetna")],
  [/^Sunshine Health/i, medicaidPlan("Sunshine")],
  [/^Superior HealthPlan/i, medicaidPlan("Superior")],
  [/^Humana network enrollment$|^Humana Florida$/i, (_state, slug) => humana(slug)],
  [/(?:Medicaid|Medi-Cal) managed care plans$/i, medicaidPlans],
  [/^Regional insurance networks$/i, (_state, slug) => regional(slug)],
];

export function remarksOn(state: Listed, items: readonly string[]): readonly (string | null)[] {
  return items.map((item) => {
    const [, remark] = remarks.find(([pattern]) => pattern.test(item)) ?? [];
    // The content has nothing about a row that an admin added, so only the record's answers are used.
    const own = isRegistration(item) ? answered(state) : null;
    const text = isStateSlug(state.slug) ? (ownRemarks[item] ?? remark?.(state, state.slug) ?? null) : own;
    return text && sentence(text);
  });
}

/** The remark is its own sentence, so that people who copy or hear the item can tell the remark from the item. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith(".") ? "" : "."}`;
}

function sentences(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text != null).join(". ");
}

function dea({ name, controlledSubstanceRegistration: answer }: Listed): string {
  const after = answer === "yes" ? ". The state’s registration comes first" : "";
  return `prescribers need a separate DEA registration for ${name}${after}`;
}

function answered({ name, controlledSubstanceRegistration: answer }: StateRecord): string | null {
  if (answer === "yes") return null;
  if (answer === "no") return `physicians in ${name} need only the DEA registration`;
  return `not confirmed for ${name}: we ask the board first`;
}

function registration(state: Listed, slug: StateSlug): string | null {
  const known = controlledSubstanceRegistration[slug];
  const answer = state.controlledSubstanceRegistration;
  if (answer !== known.answer || answer === null) return answered(state);
  if (answer === "yes") {
    const others = clinicians[slug].registration ?? "NPs, PAs and dentists need the registration too";
    return sentences(known.source, trainingForRegistration[slug], others);
  }
  return insteadOfRegistration[slug] ?? `${answered(state)} (${monthOf(registrationsCheckedOn)})`;
}

/** @returns undefined if we know no plans, or if the record differs from the content */
function plansKnown({ medicaidManagedCare: answer }: Listed, slug: StateSlug) {
  return answer === medicaidManagedCare[slug].answer ? knownPlans[slug] : undefined;
}

function medicaidPlans(state: Listed, slug: StateSlug): string {
  const { plans, managedCare } = medicaidEnrollment[slug];
  const { medicaidManagedCare: answer } = state;
  if (answer === "no") {
    return "you enroll with the state instead";
  }
  const known = plansKnown(state, slug)?.all;
  if (known) return known;
  if (answer === null) return "not confirmed: we ask the state first";
  if (plans !== null) return and.format(plans);
  return `${managedCare ?? medicaidNames(state).enrollsAs}: we confirm the plans of your county or region first`;
}

/** The remark on a company's Medicaid plan. It claims a contract only if we know the state's plans. */
function medicaidPlan(company: Company) {
  return (state: Listed, slug: StateSlug): string | null => {
    const { plans } = medicaidEnrollment[slug];
    const { medicaidManagedCare: answer, name } = state;
    if (answer === "no")
      return "for Medicaid you enroll with the state instead. UnitedHealthcare’s employer plans have a separate contract";
    const known = plansKnown(state, slug)?.[company];
    if (known) return known;
    if (answer === null || plans === null) return "we confirm its Medicaid contract in your county or region first";
    return plans.some((plan) => plan.includes(company))
      ? `${company} is one of ${name}’s Medicaid plans`
      : `for Medicaid in ${name}, contract with the plans below instead. ${company}’s other plans need their own contract`;
  };
}

/** States whose list of Medicaid plans we don't know completely, but which includes Humana's (humana.com/medicaid). */
const humanaMedicaid: readonly StateSlug[] = ["florida", "indiana"];

/** Names the professions whose rule we know, and is silent about the others. */
function background({ imlcMember }: Listed, slug: StateSlug): string | null {
  const isCompact = imlcMember === true && !imlcNotIssuing.includes(slug);
  const other = isCompact
    ? "physicians give fingerprints only if they apply through the physician compact (IMLC)"
    : null;
  return fingerprints[slug] ?? other;
}

function aetna(_state: Listed, slug: StateSlug): string {
  const isListed = medicaidEnrollment[slug].plans?.includes("Aetna Better Health") ?? false;
  const medicaid = isListed ? "Aetna’s Medicaid plan is Aetna Better Health" : aetnaMedicaid[slug];
  const advantage = aetnaAdvantage[slug] ?? ", and for Medicare Advantage in the counties where it is sold";
  const left = aetnaLeft.includes(slug) ? "Aetna’s marketplace plans ended in 2025" : undefined;
  return [`contract with Aetna for employer plans${advantage}`, left, medicaid]
    .filter((text) => text !== undefined)
    .map(sentence)
    .join(" ");
}

function humana(slug: StateSlug): string {
  const isListed = medicaidEnrollment[slug].plans?.some((plan) => plan.startsWith("Humana")) ?? false;
  const advantage = humanaAdvantage[slug] ?? humanaWhereSold;
  const programs = [
    ...(advantage ? [advantage] : []),
    ...(isListed || humanaMedicaid.includes(slug) ? ["Medicaid"] : []),
    ...(tricareWest.includes(slug) ? [] : ["TRICARE East"]),
  ];
  const triwest = tricareWest.includes(slug) ? ". For TRICARE, contract with TriWest instead" : "";
  const own =
    programs.length === 0
      ? "Humana sells no Medicare Advantage here"
      : `contract with Humana for ${and.format(programs)}. Humana sells no employer medical plans`;
  return `${own}${triwest}`;
}

/** The hours of education for M.D.s and for D.O.s, and the training after the license. */
function education(slug: StateSlug): string | null {
  const { education: hours, osteopathic } = licensing[slug];
  const others = osteopathic === undefined ? "" : osteopathic === hours ? " and D.O.s" : `. D.O.s need ${osteopathic}`;
  const all = hours === null || boards[slug].osteopathic === null ? hours : `${hours} for M.D.s${others}`;
  return sentences(all, training[slug]) || null;
}

function regional(slug: StateSlug): string {
  const known = carriers[slug].regional;
  if (known === null) return "contract with Cigna and UnitedHealthcare for employer plans";
  if (typeof known === "string") return known;
  return known.length > 1
    ? `contract separately with each of these: ${and.format(known)}`
    : `contract separately with ${and.format(known)}`;
}
