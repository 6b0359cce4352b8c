import { Cards } from "../sections/cards.tsx";
import { Closing } from "../sections/closing.tsx";
import { Faqs } from "../sections/faqs.tsx";
import { Hero } from "../sections/hero.tsx";
import { Shell } from "../sections/shell.tsx";
import { SpecialtyGrid } from "../sections/specialty-grid.tsx";
import { FeaturedStates, StateList } from "../sections/state-list.tsx";
import { UsMap } from "../sections/us-map.tsx";
import { trpc } from "../trpc.ts";

export function StatesPage() {
  const [{ hero, featured, list, map, specialties, multiState, faqs, closing }] = trpc.pages.states.useSuspenseQuery();
  const [states] = trpc.states.list.useSuspenseQuery();
  // Spec 2.6: nothing is drawn until the specialties are there, and nothing is said if they don't come.
  const { data: specialtyList } = trpc.specialties.list.useQuery();
  return (
    <>
      <Hero {...hero} aside={<UsMap states={states} words={map} />} />
      <Shell id="states" title={list.title} intro={list.intro}>
        <FeaturedStates {...featured} />
        <StateList states={states} />
      </Shell>
      {specialtyList && (
        <Shell id="specialties" title={specialties.title} intro={specialties.intro}>
          <SpecialtyGrid specialties={specialtyList} />
        </Shell>
      )}
      <Shell id="multi-state" title={multiState.title} intro={multiState.intro} band>
        <Cards cards={multiState.cards} />
      </Shell>
      <Shell id="faqs" title={faqs.title} intro={null} layout="side">
        <Faqs faqs={faqs.items} />
      </Shell>
      <Closing closing={closing} />
    </>
  );
}
