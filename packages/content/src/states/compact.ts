import { compacts } from "../facts/dated/compacts.ts";
import { monthOf } from "../facts/dated/month-of.ts";
import { stateFacts } from "./facts.ts";

const members = Object.values(stateFacts).filter((state) => state.imlcMember === true).length;

/** Number of states in the Interstate Medical Licensure Compact, with the month of the check. */
export const imlcMembership = `${members} by law as of ${monthOf(compacts.asOf)}, plus ${compacts.facts.imlc.beyondStates}`;
