import { compacts } from "../facts/dated/compacts.ts";
import { monthOf } from "../facts/dated/month-of.ts";
import { stateNotes } from "../states/notes.ts";
import type { Card, Closing, Hero, IsoDate, Link, Seo, StateFacts, StateRecord } from "../types.ts";

export const stateUpdatedOn: IsoDate = "2026-11-21";

/** A list's title, and notes that qualify the list for this state. */
type NotedList = { title: string; notes: readonly string[] };

type StateCopy = {
  seo: Seo;
  hero: Hero;
  facts: readonly { label: string; value: string }[];
  requirements: { title: string; licensing: NotedList; network: NotedList };
  why: { title: string; cards: readonly [Card, Card, Card] };
  next: { title: string; intro: string; list: Link };
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
    facts: stateFactList(state),
    requirements: {
      title: `${name} Credentialing Requirements`,
      licensing: { title: "State Licensing Requirements", notes: notes.licensing },
      network: { title: "Network Participation", notes: notes.network },
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
    next: {
      title: "All 50 states",
      intro: "Choose a state on the map, or by name, for its licensing and network requirements.",
      list: { label: "List of all 50 states", href: "/states" },
    },
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

function stateFactList(state: StateRecord): StateCopy["facts"] {
  const month = monthOf(compacts.asOf);
  const membership =
    state.imlcMember === null
      ? `Not confirmed, ${month}; see imlcc.com`
      : `${state.imlcMember ? "Member by law" : "Not a member"} (checked ${month})`;
  const facts: Record<keyof StateFacts, { label: string; value: string } | null> = {
    // In the heading and above it.
    name: null,
    abbreviation: null,
    medicalBoard: { label: "Licensing board", value: state.medicalBoard },
    medicaidProgram: { label: "Medicaid program", value: state.medicaidProgram },
    imlcMember: { label: "Interstate Medical Licensure Compact", value: membership },
  };
  return Object.values(facts).filter((fact) => fact !== null);
}
