import type { Outputs } from "../data/trpc.ts";
import { Durations } from "../sections/durations/durations.tsx";
import { NextStates, type OtherStates } from "../sections/state-forms/state-forms.tsx";
import { Locator } from "../sections/us-map/us-map.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = Outputs["pages"]["state"] & { others: OtherStates };

/** Requirements 46 to 50, and between them the state's differences and its Medicaid program. */
export function StatePage({ state: { abbreviation }, copy, others }: Props) {
  const { hero, view, next } = copy;
  return (
    <SectionedPage
      {...copy}
      figure={view && <Locator abbreviation={abbreviation} view={view} hasNeighbors={next.neighbors.length > 0} />}
      days={<Durations {...hero.figure} />}
      below={<NextStates copy={next} others={others} />}
    />
  );
}
