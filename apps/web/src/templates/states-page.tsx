import { Suspense, use } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Specialties } from "../sections/days-rows/days-rows.tsx";
import { Faqs } from "../sections/faqs/faqs.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Cards } from "../sections/row-lists/row-lists.tsx";
import { StateFilterForm, StateFinder } from "../sections/state-forms/state-forms.tsx";
import { FeaturedStates, StateList } from "../sections/state-list/state-list.tsx";
import { UsMap } from "../sections/us-map/us-map.tsx";
import { Shell } from "../ui/frame/shell.tsx";

type List = Outputs["specialties"]["list"];
type Props = {
  page: Outputs["pages"]["states"];
  states: Outputs["states"]["list"];
  /** A promise on client navigation only. null if the request failed. */
  specialties: List | Promise<List | null>;
};

export function StatesPage({ page, states, specialties }: Props) {
  const { hero, finder, featured, list, filter, shown, map, multiState, faqs, closing } = page;
  return (
    <>
      <Hero {...hero} aside={<StateFinder states={states} words={finder} />} />
      <Shell id="states" title={list.title} intro={list.intro}>
        <UsMap states={states} words={map} />
        <FeaturedStates {...featured} />
        <StateFilterForm words={filter} count={shown?.length ?? null} />
        <StateList states={shown === null ? states : states.filter(({ slug }) => shown.includes(slug))} />
      </Shell>
      <Suspense fallback={null}>
        <LoadedSpecialties words={page.specialties} specialties={specialties} />
      </Suspense>
      <Shell id="multi-state" title={multiState.title} intro={multiState.intro} look="minor">
        <Cards cards={multiState.cards} />
      </Shell>
      <Shell id="faqs" title={faqs.title} intro={null} look="side">
        <Faqs faqs={faqs.items} />
      </Shell>
      <Closing closing={closing} />
    </>
  );
}

type LoadedSpecialtiesProps = Pick<Props, "specialties"> & { words: { title: string; intro: string | null } };

/** Requirement 44: renders nothing while the specialties load, and nothing if the request fails. */
function LoadedSpecialties({ words: { title, intro }, specialties }: LoadedSpecialtiesProps) {
  const list = specialties instanceof Promise ? use(specialties) : specialties;
  if (list === null) return null;
  return (
    <Shell id="specialties" title={title} intro={intro} look="minor">
      <Specialties list={list} />
    </Shell>
  );
}
