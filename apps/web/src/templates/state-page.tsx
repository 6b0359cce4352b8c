import type { Outputs } from "../data/client/trpc.ts";
import { Cards } from "../sections/cards/cards.tsx";
import { Checklists } from "../sections/checklists/checklists.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { FactStrip } from "../sections/fact-strip/fact-strip.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { StateOutline } from "../sections/state-outline/state-outline.tsx";
import { UsMap } from "../sections/us-map/us-map.tsx";
import { AllLink } from "../ui/all-link.tsx";
import { Shell } from "../ui/shell.tsx";

type Props = Outputs["pages"]["state"] & {
  states: Outputs["states"]["list"];
  map: Outputs["pages"]["states"]["map"];
};

/** Requirements 46 to 50, then the state's facts and the map. */
export function StatePage({ state, copy, hasOutline, states, map }: Props) {
  const { hero, facts, requirements, why, next, closing } = copy;
  return (
    <>
      <Hero {...hero} aside={hasOutline && <StateOutline name={state.name} slug={state.slug} />} />
      <FactStrip facts={facts} />
      <Shell id="requirements" title={requirements.title} intro={null}>
        <Checklists
          lists={[
            { ...requirements.licensing, items: state.licensing },
            { ...requirements.network, items: state.network },
          ]}
        />
      </Shell>
      <Shell id="why" title={why.title} intro={null}>
        <Cards cards={why.cards} />
      </Shell>
      <Shell id="states" title={next.title} intro={next.intro} band>
        <UsMap states={states} words={map} current={state.slug} />
        <AllLink link={next.list} />
      </Shell>
      <Closing closing={closing} />
    </>
  );
}
