import { isStateSlug, type StateSlug } from "../ids/states.ts";
import { paths, plannerPath } from "../paths.ts";
import { type StateFact, stateFactList } from "../states/fact-list.ts";
import { stateFacts } from "../states/facts.ts";
import { filingOrder, filingOrderIntro } from "../states/filing-order.ts";
import { neighbors } from "../states/neighbors.ts";
import { stateNotes } from "../states/notes.ts";
import { stateQuestions } from "../states/questions.ts";
import { stateTimes } from "../states/times.ts";
import type { Card, Closing, DurationBar, Hero, IsoDate, Link, Section, Seo, StateRecord } from "../types/content.ts";

export const stateUpdatedOn: IsoDate = "2026-11-23";

type LinkedState = { name: string; slug: StateSlug };

/** A list's title, and notes that qualify the list for this state. */
type NotedList = { title: string; notes: readonly string[] };

type StateCopy = {
  seo: Seo;
  hero: Hero;
  facts: { id: string; title: string; intro: string; list: readonly StateFact[] };
  times: { title: string; bars: readonly DurationBar[]; plan: Link };
  requirements: { title: string; licensing: NotedList; network: NotedList };
  order: Section;
  why: { title: string; cards: readonly [Card, Card, Card] };
  questions: Extract<Section, { kind: "faqs" }>;
  next: { title: string; neighbors: readonly LinkedState[]; select: string; submit: string; list: Link };
  closing: Closing;
};

/** Texts of a state's page (requirements 46 to 50), generated from its record. */
export function stateCopy(state: StateRecord & { slug: string }): StateCopy {
  const { name } = state;
  const notes = stateNotes(state);
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
      eyebrow: `${state.abbreviation} licensing and enrollment`,
      heading: `${name} Medical Credentialing`,
      lead: `Licensing, Medicaid and commercial enrollment for ${name} physicians, practices and facilities, kept in one file by one specialist.`,
      actions: [
        { label: `Start ${name} Credentialing`, href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: null,
    },
    facts: {
      id: "facts",
      title: `What is different in ${name}`,
      intro: "What changes from state to state, and with it the order of a file.",
      list: stateFactList(state),
    },
    times: {
      title: "Usual times in the US, from a complete file",
      bars: stateTimes(state),
      plan: { label: "Count back from a first day", href: `${plannerPath}#planner` },
    },
    requirements: {
      title: `${name} Credentialing Requirements`,
      licensing: { title: "State Licensing Requirements", notes: notes.licensing },
      network: { title: "Network Participation", notes: notes.network },
    },
    order: {
      kind: "steps",
      id: "order",
      title: `Filing order in ${name}`,
      intro: filingOrderIntro,
      steps: filingOrder(state),
    },
    why: {
      title: `Why Choose Our ${name} Services`,
      cards: [
        {
          title: `${name} Expertise`,
          description: `We check your file against what the ${state.medicalBoard} and ${state.medicaidProgram} ask for before anything is sent.`,
          icon: "map-pin",
        },
        {
          title: "Faster Processing",
          description:
            "45 days on average over all our files against 90+ in the industry, because applications leave complete.",
          icon: "clock",
        },
        {
          title: "Comprehensive Support",
          description: "License, registrations, Medicaid, plans and renewals stay with one specialist and in one file.",
          icon: "folders",
        },
      ],
    },
    questions: {
      kind: "faqs",
      id: "faqs",
      title: `Questions about credentialing in ${name}`,
      intro: null,
      exclusive: false,
      faqs: stateQuestions(state),
    },
    next: nextStates(state),
    closing: {
      heading: `Ready to Get Credentialed in ${name}?`,
      text: `Tell us who is starting, where and when. We answer within 24 hours. For urgent cases, call at any hour.`,
      actions: [
        { label: `Start Your ${name} Application`, href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
    },
  };
}

function nextStates({ slug }: { slug: string }): StateCopy["next"] {
  const adjoining = isStateSlug(slug) ? neighbors[slug] : [];
  return {
    title: adjoining.length > 0 ? "Neighboring states" : "Another state",
    neighbors: adjoining.map((neighbor) => ({ slug: neighbor, name: stateFacts[neighbor].name })),
    select: "Another state",
    submit: "Go",
    list: { label: "List of all 50 states", href: paths.states },
  };
}
