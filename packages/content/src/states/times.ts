import { namedBar } from "../facts/named-bar.ts";
import { payerIds } from "../plan-search.ts";
import { payers } from "../planner/payers.ts";
import type { DurationBar, StateFacts } from "../types/content.ts";

/** The usual time of each kind of file, with the state's own name for Medicaid. */
export function stateTimes({ medicaidProgram }: Pick<StateFacts, "medicaidProgram">): readonly DurationBar[] {
  return payerIds.map((id) => {
    const { name, span } = payers[id];
    return namedBar(id === "medicaid" ? medicaidProgram : name, span.duration);
  });
}
