import { formatDuration, namedBar } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import { payerIds } from "../plan-search.ts";
import { payers } from "../planner/payers.ts";
import type { Duration, DurationBar } from "../types/content.ts";
import { medicaidNames } from "./data/medicaid-enrollment.ts";

const days = (from: number, to = from): Duration => ({ from, to, unit: "day" });

/** Days that a state's own law or agency gives its Medicaid for a complete application (data/medicaid-ways.ts). */
export const ownMedicaidDays: Partial<Record<StateSlug, Duration>> = {
  california: days(60, 90),
  georgia: days(45),
  wyoming: days(30),
};

/** The usual time of each kind of file in the US; Medicaid's by the state's own name where the days are the state's own. */
export function stateTimes(state: { slug: string; medicaidProgram: string }): readonly DurationBar[] {
  return payerIds.map((id) => {
    const { name, span } = payers[id];
    if (id === "medicare") return averages(name, spans.medicareReview.duration);
    if (id !== "medicaid") return namedBar(name, span.duration);
    const own = isStateSlug(state.slug) ? ownMedicaidDays[state.slug] : undefined;
    if (own === undefined) return namedBar("State Medicaid", span.duration);
    return {
      label: `${medicaidNames(state).enrollsAs}, by its own rule: ${formatDuration(own)}`,
      duration: own,
      ours: false,
    };
  });
}

/** The ends of the span are averages of whole contractors, so that single files take less and more. */
function averages(name: string, duration: Duration): DurationBar {
  return { label: `${name}: averages of ${formatDuration(duration)}`, duration, ours: false };
}
