import type { Outputs } from "../data/client/trpc.ts";
import { Planner } from "../sections/planner/planner.tsx";
import { ServicePage } from "./service-page.tsx";

type Props = Outputs["pages"]["service"] & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero. */
export function PlannerPage({ planner, ...page }: Props) {
  return (
    <ServicePage {...page}>
      <Planner {...planner} />
    </ServicePage>
  );
}
