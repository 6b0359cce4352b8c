import { isStateSlug } from "../ids/states.ts";
import { planPath } from "../paths.ts";
import { boards } from "../states/data/boards.ts";
import { stateFacts } from "../states/data/facts.ts";
import { locators } from "../states/data/locators.ts";
import { medicaidEnrollment, medicaidNames } from "../states/data/medicaid-enrollment.ts";
import { medicaidWays } from "../states/data/medicaid-ways.ts";
import { medicareContractors } from "../states/data/medicare-contractors.ts";
import { neighbors } from "../states/data/neighbors.ts";
import { stateWords } from "../states/data/state-words.ts";
import { stateFactList } from "../states/fact-list.ts";
import { medicaidFacts } from "../states/medicaid-facts.ts";
import { isRegistration, remarksOn } from "../states/remarks.ts";
import { stateTimes, timesTitle } from "../states/times.ts";
import type { Fact, IsoDate, ListMark, PageBase, Section, StateRecord, Texts } from "../types/content.ts";

export const stateUpdatedOn: IsoDate = "2026-11-26";

const list = new Intl.ListFormat("en-GB");

/** Texts of a state's page (requirements 46 to 50), generated from its record. */
export function stateCopy(state: State) {
  const { name } = state;
  const words = isStateSlug(state.slug) ? stateWords[state.slug] : null;
  const [, lead, more = null] = /^(.+?[\p{Ll}\d)]{2}\.) (.+)$/u.exec(words?.lead ?? "") ?? [];
  const medicaid = medicaidFacts(state);
  return {
    seo: {
      title: `${name} Medical Credentialing Services | {product}`,
      description: `${name} medical credentialing: state licensing requirements, Medicaid and network participation for physicians and facilities. Call {phone}.`,
      keywords: [
        `${name} medical credentialing`,
        `${name} physician credentialing`,
        `${name} payer enrollment`,
        `${name} Medicaid enrollment`,
        `${name} medical license`,
      ],
    },
    hero: {
      eyebrow: "License, Medicaid, networks",
      heading: `${name} Medical Credentialing`,
      // The lead is the first sentence; the section `facts` has the others.
      lead:
        lead ??
        words?.lead ??
        `Licensing, Medicaid and commercial enrollment for ${name} physicians, practices and facilities, kept in one file by one specialist.`,
      actions: [
        { label: `Start ${name} Credentialing`, href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: {
        title: timesTitle(state),
        bars: stateTimes(state),
      },
    },
    /** null: the map lacks the state. */
    view: isStateSlug(state.slug) ? locators[state.slug] : null,
    sections: [
      {
        kind: "facts",
        id: "facts",
        title: `What is different in ${name}`,
        intro: more,
        facts: stateFactList(state),
        all: { label: `Earliest billing dates in ${name}`, href: planPath(state.slug) },
      },
      {
        kind: "checklists",
        id: "requirements",
        title: `${name} Credentialing Requirements`,
        intro: null,
        lists: [
          requirements(state, "State Licensing Requirements", "todo", state.licensing),
          requirements(state, "Network Participation", "item", state.network),
        ],
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
            description: `We check ${words?.check ?? `what ${state.medicalBoard} and ${state.medicaidProgram} ask for.`}`,
          },
          {
            title: "Faster Processing",
            description: words?.faster ?? "We average 45 days over all states and files, renewals included.",
          },
          {
            title: "Comprehensive Support",
            description: `One specialist ${profile(state)} ${lines(state)}.${acrossTheBorder(state)}`,
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

function medicaidSection(state: State, facts: readonly Fact[]): Section {
  const title = `How Medicaid works in ${state.name}`;
  return { kind: "facts", id: "medicaid", title, intro: null, facts };
}

/** CAQH comes first, in words that agree with the form that the state or its plans prescribe. */
function profile({ slug }: State): string {
  const form = isStateSlug(slug) ? medicaidWays[slug].form : null;
  if (form === null) return "updates your CAQH profile first, because most commercial plans read it, then handles";
  return form.includes("CAQH")
    ? "completes and updates CAQH before anything is filed, then handles"
    : "keeps your CAQH profile in agreement with every form that we file, and handles";
}

function lines(state: State): string {
  const { enrollsAs } = medicaidNames(state);
  if (!isStateSlug(state.slug)) return list.format(["the licensing board", enrollsAs, "Medicare", "every plan"]);
  const portal = medicaidEnrollment[state.slug].portal?.name;
  // A long name may end with the short name in parentheses.
  const short = /\((.+)\)$/.exec(portal ?? "")?.[1] ?? portal;
  return list.format([
    boards[state.slug].osteopathic === null ? "the licensing board" : "the M.D. or D.O. board",
    `Medicare (${medicareContractors[state.slug].name})`,
    short === undefined ? enrollsAs : `Medicaid (${short})`,
    "your commercial plans",
  ]);
}

function acrossTheBorder({ slug }: { slug: string }): string {
  const names = isStateSlug(slug) ? neighbors[slug].map((neighbor) => stateFacts[neighbor].name) : [];
  if (names.length === 0) return "";
  const among = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
  return ` If you also see patients in ${among}, the same specialist files there.`;
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
