import { namedBar } from "../facts/durations.ts";
import { payerIds } from "../plan-search.ts";
import { payers } from "../planner/payers.ts";
import type { Duration, DurationBar } from "../types/content.ts";
import { medicaidNames } from "./medicaid-enrollment.ts";

/** Days that a state's own law gives its Medicaid program for a physician: Cal. Welf. & Inst. Code 14043.26. */
const ownMedicaidDays: Readonly<Record<string, Duration>> = { california: { from: 60, to: 90, unit: "day" } };

/** The usual time of each kind of file in the US, with the state's own name for Medicaid and its own days where known. */
export function stateTimes(state: { slug: string; medicaidProgram: string }): readonly DurationBar[] {
  return payerIds.map((id) => {
    const { name, span } = payers[id];
    if (id !== "medicaid") return namedBar(name, span.duration);
    return namedBar(medicaidNames(state).enrollsAs, ownMedicaidDays[state.slug] ?? span.duration);
  });
}
