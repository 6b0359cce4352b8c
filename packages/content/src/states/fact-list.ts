import { compacts } from "../facts/dated/compacts.ts";
import { monthOf } from "../facts/dated/month-of.ts";
import type { StateFacts } from "../types/content.ts";

/** A fact of the state. `url`: the address of its source; null: the address is not known. */
export type StateFact = { label: string; value: string; url: string | null };

/** The compact's own list of its members. */
const imlcList = "https://imlcc.com/";

/** The state's public facts, with the month of the check for the one that changes. */
export function stateFactList(state: StateFacts): readonly StateFact[] {
  const month = monthOf(compacts.asOf);
  const membership =
    state.imlcMember === null
      ? `Not confirmed (checked ${month})`
      : `${state.imlcMember ? "Member by law" : "Not a member"} (checked ${month})`;
  const facts: Record<keyof StateFacts, StateFact | null> = {
    // In the heading and above it.
    name: null,
    abbreviation: null,
    medicalBoard: { label: "Licensing board", value: state.medicalBoard, url: null },
    medicaidProgram: { label: "Medicaid program", value: state.medicaidProgram, url: null },
    imlcMember: { label: "Interstate Medical Licensure Compact", value: membership, url: imlcList },
  };
  return Object.values(facts).filter((fact) => fact !== null);
}
