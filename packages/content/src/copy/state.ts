import { isStateSlug, type StateSlug } from "../ids/states.ts";
import { paths, planPath } from "../paths.ts";
import { stateFacts } from "../states/data/facts.ts";
import { firstWeeks } from "../states/data/first-weeks.ts";
import { locators } from "../states/data/locators.ts";
import { medicaidWays } from "../states/data/medicaid/ways.ts";
import { besideDc, dc, neighbors } from "../states/data/neighbors.ts";
import { stateWords } from "../states/data/state-words.ts";
import { stateFactList } from "../states/fact-list.ts";
import { medicaidFacts } from "../states/medicaid-facts.ts";
import { paidVisits } from "../states/paid-visits.ts";
import { isRegistration, remarksOn } from "../states/remarks.ts";
import { timesFigure, waitSentence } from "../states/times.ts";
import type { Fact, IsoDate, ListMark, PageBase, Section, Seo, StateRecord, Texts } from "../types/content.ts";

export const stateUpdatedOn: IsoDate = "2026-11-27";

export function stateSeo({ name }: Pick<State, "name">): Seo {
  return {
    title: `${name} Medical Credentialing Services | {product}`,
    description: `${name} medical credentialing: state licensing requirements, Medicaid and network participation for physicians and facilities. Call {phone}.`,
    keywords: [
      `${name} medical credentialing`,
      `${name} physician credentialing`,
      `${name} payer enrollment`,
      `${name} Medicaid enrollment`,
      `${name} medical license`,
    ],
  };
}

/** The texts of a state's page (requirements 46 to 50), which are made from its record. */
export function stateCopy(state: State) {
  const { name } = state;
  const words = isStateSlug(state.slug) ? stateWords[state.slug] : null;
  const medicaid = medicaidFacts(state);
  const paid = paidVisits(state);
  const weeks = isStateSlug(state.slug) ? firstWeeks[state.slug] : [];
  return {
    seo: stateSeo(state),
    hero: {
      eyebrow: "License, Medicaid, networks",
      heading: `${name} Medical Credentialing`,
      lead: words
        ? [words.board, words.medicaid, waitSentence(state.slug)].join(" ")
        : `Licensing, Medicaid and commercial enrollment for ${name} physicians, practices and facilities, kept in one file by one specialist.`,
      actions: [
        { label: `Start ${name} Credentialing`, href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: timesFigure(state),
    },
    /** null: the map lacks the state. */
    view: isStateSlug(state.slug) ? locators[state.slug] : null,
    sections: [
      ...(weeks.length > 0 ? [firstWeeksSection(state, words?.more ?? null, weeks)] : []),
      ...(paid.length > 0 ? [paidSection(state, paid)] : []),
      {
        kind: "facts",
        id: "facts",
        title: `What is different in ${name}`,
        intro: null,
        facts: stateFactList(state),
        ...(paid.length > 0 ? {} : { all: billingDates(state) }),
      },
      {
        kind: "checklists",
        id: "requirements",
        title: `${name} Credentialing Requirements`,
        intro: `Each plan also asks for the provider’s NPI, a current ${recordOf(state)}${state.slug === "hawaii" ? " (except HMSA, which has its own application)" : ""}, a CV without unexplained gaps, the malpractice face sheet and the group’s W-9.`,
        lists: [
          requirements(state, "State Licensing Requirements", "todo", state.licensing),
          requirements(state, "Network Participation", "item", state.network),
        ],
        all: { label: "How Aetna, Cigna, Humana and UnitedHealthcare take applications", href: paths.payers },
      },
      ...(medicaid.length > 0 ? [medicaidSection(state, medicaid)] : []),
      {
        kind: "cards",
        id: "why",
        title: `Why Choose Our ${name} Services`,
        intro: null,
        cards: [
          {
            title: `${name} Expertise`,
            description: words?.check ?? `We check what ${state.medicalBoard} and ${state.medicaidProgram} ask for.`,
          },
          {
            title: "Faster Processing",
            description:
              "We file each application complete, on the first day that its payer accepts it. Then we call the payer every week until its effective date is in writing.",
          },
          {
            title: "Comprehensive Support",
            description: `${profile(state)}${acrossTheBorder(state)}.`,
          },
        ],
      },
    ],
    next: nextStates(state),
    closing: {
      heading: `Ready to Get Credentialed in ${name}?`,
      text: "We answer within 24 hours.",
      actions: [
        { label: `Start Your ${name} Application`, href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
    },
  } satisfies Texts & Omit<PageBase, "updatedOn">;
}

type State = StateRecord & { slug: string };

function requirements(state: State, title: string, mark: ListMark, items: readonly string[]) {
  const unneeded = state.controlledSubstanceRegistration === "no" ? items.filter(isRegistration) : [];
  return { title, mark, items, remarks: remarksOn(state, items), unneeded };
}

/** Our order of work, with the time of each step. */
function firstWeeksSection(state: State, intro: string | null, weeks: (typeof firstWeeks)[StateSlug]): Section {
  const steps = [...weeks, licensedAlready];
  const facts = steps.map(([label, text]) => ({ label, parts: [{ text, url: null }], note: null }));
  const title = `The first weeks in ${state.name}`;
  return { kind: "facts", id: "first-weeks", title, intro, facts };
}

const licensedAlready = [
  "Already licensed",
  "We skip the steps before the license. We file with the payers right away, in the order above, and link the provider’s NPI to your group.",
] as const;

function paidSection(state: State, facts: readonly Fact[]): Section {
  const title = `Which visits can be billed in ${state.name}`;
  return { kind: "facts", id: "paid-visits", title, intro: null, facts, all: billingDates(state) };
}

function billingDates({ name, slug }: State) {
  return { label: `Earliest billing dates in ${name}`, href: planPath(slug) };
}

function medicaidSection(state: State, facts: readonly Fact[]): Section {
  const title = `How Medicaid works in ${state.name}`;
  return { kind: "facts", id: "medicaid", title, intro: null, facts };
}

/** Carriers in Washington read ProviderSource instead of CAQH (credentialing-laws.ts). */
function recordOf({ slug }: State): string {
  return slug === "washington" ? "ProviderSource record" : "CAQH profile";
}

/** Says that the CAQH profile comes first, unless the state or its plans have a form of their own. */
function profile(state: State): string {
  const { slug } = state;
  const form = isStateSlug(slug) ? medicaidWays[slug].form : null;
  return form === null
    ? "One specialist first completes your CAQH profile, because most commercial plans read it, and then files with the boards and all payers"
    : `One specialist files with the boards and all payers, and checks that each application says the same as your ${recordOf(state)}`;
}

function acrossTheBorder({ slug }: { slug: string }): string {
  const states = isStateSlug(slug) ? neighbors[slug].map((neighbor) => stateFacts[neighbor].name) : [];
  const names = isStateSlug(slug) && besideDc.includes(slug) ? [...states, dc] : states;
  const among = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
  return names.length === 0 ? "" : `. If you practice in ${among}, the same person files there too`;
}

function nextStates({ slug }: { slug: string }) {
  const adjoining = isStateSlug(slug) ? neighbors[slug] : [];
  return {
    title: adjoining.length > 0 ? "Neighboring states" : "Another state",
    neighbors: adjoining.map((neighbor) => ({ slug: neighbor, name: stateFacts[neighbor].name })),
    select: "Another state",
    choose: "Choose a state",
    submit: "Go",
  };
}
