import type { Outputs } from "../data/client/trpc.ts";
import { Durations } from "../sections/durations/durations.tsx";
import { Planner } from "../sections/planner/planner.tsx";
import { WideOnly } from "../ui/frame/wide-only.tsx";
import { ServiceFrame } from "./service-frame.tsx";

type Props = Outputs["pages"]["service"] & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero, which takes the place of the hero's figure on a phone. */
export function PlannerPage({ planner, ...page }: Props) {
  const { figure } = page.hero;
  return (
    <ServiceFrame {...page} figure={<WideOnly>{figure && <Durations {...figure} />}</WideOnly>}>
      <Planner {...planner} />
    </ServiceFrame>
  );
}
