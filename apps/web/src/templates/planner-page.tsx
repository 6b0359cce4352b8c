import type { Outputs } from "../data/trpc.ts";
import { PlanFigure } from "../sections/planner/plan-figure.tsx";
import { Planner } from "../sections/planner/planner.tsx";
import { ServicePage } from "./service-page.tsx";

type Props = Outputs["pages"]["service"] & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero. */
export function PlannerPage({ planner: { words, plan, refusal }, ...page }: Props) {
  return (
    <ServicePage {...page}>
      <Planner
        words={words}
        refusal={refusal}
        more={words.more}
        answer={plan && { plan, figure: <PlanFigure plan={plan} words={words} />, change: words.change }}
      />
    </ServicePage>
  );
}
