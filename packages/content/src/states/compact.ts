import { compacts } from "../facts/dated/compacts.ts";
import { monthOf } from "../facts/dated/month-of.ts";
import { stateFacts } from "./facts.ts";

const members = Object.values(stateFacts).filter((state) => state.imlcMember === true).length;

/** How many belong to the Interstate Medical Licensure Compact, and when that was so. */
export const imlcMembership = `${members} by law as of ${monthOf(compacts.asOf)}, plus ${compacts.facts.imlc.beyondStates}`;
