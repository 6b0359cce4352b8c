import { compacts } from "../facts/dated/compacts.ts";
import { monthOf } from "../facts/dated/month-of.ts";
import { isStateSlug } from "../ids/states.ts";
import type { StateRecord } from "../types/content.ts";
import { controlledSubstanceRegistration } from "./controlled-substances.ts";
import { stateFacts } from "./facts.ts";
import { medicaidManagedCare } from "./medicaid-plans.ts";
import { neighbors } from "./neighbors.ts";

/** A fact of the state. `url`: the address of its source; null: the address is not known. */
export type StateFact = { label: string; value: string; note?: string; url: string | null };

type State = StateRecord & { slug: string };

/** The compact's own list of its members. */
const imlcList = "https://imlcc.com/";

/** What differs from state to state, with the month of the check for what changes. */
export function stateFactList(state: State): readonly StateFact[] {
  const month = monthOf(compacts.asOf);
  const membership =
    state.imlcMember === null
      ? `Not confirmed (checked ${month})`
      : `${state.imlcMember ? "Member by law" : "Not a member"} (checked ${month})`;
  const adjoining = neighborFact(state);
  return [
    { label: "Licensing board", value: state.medicalBoard, url: null },
    registrationFact(state),
    { label: "Medicaid program", value: state.medicaidProgram, url: null },
    medicaidFact(state),
    { label: "Interstate Medical Licensure Compact", value: membership, url: imlcList },
    ...(adjoining === null ? [] : [adjoining]),
  ];
}

/** The record's answer; its source, where the answer is the one in content. */
function registrationFact({ slug, controlledSubstanceRegistration: answer }: State): StateFact {
  const known = isStateSlug(slug) ? controlledSubstanceRegistration[slug] : null;
  const words = {
    yes: known?.answer === "yes" ? known.source : "The state's own, besides the DEA's",
    no: "None of the state's own: the DEA's is the one to have",
  };
  return {
    label: "Controlled substance registration",
    value: answer === null ? "Not confirmed: we ask before anything is filed" : words[answer],
    url: null,
  };
}

function medicaidFact({ slug, medicaidManagedCare: answer }: State): StateFact {
  const known = isStateSlug(slug) ? medicaidManagedCare[slug] : null;
  const instead = known?.answer === "no" ? known.source.split("; ").at(-1) : null;
  const words = {
    yes: "Comprehensive plans: the program first, then each plan",
    no: instead ? `No comprehensive plans: ${instead}` : "No comprehensive plans",
  };
  return {
    label: "Medicaid plans",
    value: answer === null ? "Not confirmed: we ask before anything is filed" : words[answer],
    url: null,
  };
}

/** For a practice that also works across the border. null: the state has no neighbors. */
function neighborFact({ slug }: State): StateFact | null {
  const adjoining = isStateSlug(slug) ? neighbors[slug] : [];
  if (adjoining.length === 0) return null;
  const members = adjoining.filter((neighbor) => stateFacts[neighbor].imlcMember === true);
  const names = new Intl.ListFormat("en-US").format(members.map((neighbor) => stateFacts[neighbor].name));
  const value = members.length === 0 ? "None" : `${members.length} of ${adjoining.length}: ${names}`;
  return { label: "Neighboring states in the compact", value, url: null };
}
