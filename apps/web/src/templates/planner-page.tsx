import type { Outputs } from "../data/trpc.ts";
import { Planner } from "../sections/planner/planner.tsx";
import { ServicePage } from "./service-page.tsx";

type Props = Outputs["pages"]["service"] & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero. */
export function PlannerPage({ planner: { words, plan, refusal }, ...page }: Props) {
  return (
    <ServicePage {...page}>
      <Planner words={words} plan={plan} refusal={refusal} more={words.more} />
    </ServicePage>
  );
}
