import type { Outputs } from "../data/client/trpc.ts";
import { Durations } from "../sections/durations/durations.tsx";
import { PlanFigure } from "../sections/planner/plan-figure.tsx";
import { Planner } from "../sections/planner/planner.tsx";
import { ServiceFrame } from "./service-frame.tsx";

type Props = Outputs["pages"]["service"] & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero, which takes the place of the hero's figure on a phone. */
export function PlannerPage({ planner, ...page }: Props) {
  const { figure } = page.hero;
  const { words, plan, refusal } = planner;
  return (
    <ServiceFrame {...page} figure={figure && <Durations {...figure} />}>
      <Planner
        words={words}
        refusal={refusal}
        more={words.more}
        answer={plan && { plan, figure: <PlanFigure plan={plan} words={words} />, change: words.change }}
      />
    </ServiceFrame>
  );
}
