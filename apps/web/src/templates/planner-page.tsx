import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Planner } from "../sections/planner/planner.tsx";
import { Sections } from "../sections/section.tsx";

type Props = Outputs["pages"]["service"] & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero. */
export function PlannerPage({ hero, planner, sections, closing }: Props) {
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} />
      <Planner {...planner} />
      <Sections sections={sections} />
      <Closing closing={closing} />
    </>
  );
}
