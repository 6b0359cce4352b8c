import { Container } from "@mantine/core";
import { type Outputs, trpc } from "../data/trpc.ts";
import { Specialties } from "../sections/row-lists/row-lists.tsx";
import { StateFilterForm, StateFinder } from "../sections/state-forms/state-forms.tsx";
import { FeaturedStates, StateList } from "../sections/state-list/state-list.tsx";
import { UsMap } from "../sections/us-map/us-map.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = { page: Outputs["pages"]["states"]; states: Outputs["states"]["list"] };

export function StatesPage({ page, states }: Props) {
  const { finder, featured, list, filter, shown, map } = page;
  return (
    <SectionedPage {...page} about={null} figure={<StateFinder states={states} copy={finder} />}>
      <Container>
        <UsMap states={states} copy={map} />
      </Container>
      <Shell id="states" title={list.title} intro={list.intro}>
        <FeaturedStates {...featured} />
        <StateFilterForm copy={filter} count={shown?.length ?? null} />
        <StateList states={shown === null ? states : states.filter(({ slug }) => shown.includes(slug))} />
      </Shell>
      <SpecialtiesGrid {...page.specialties} />
    </SectionedPage>
  );
}

/** Requirement 44: renders nothing while the specialties load, and nothing if the request fails. */
function SpecialtiesGrid({ title, intro }: { title: string; intro: string | null }) {
  const { data: list } = trpc.specialties.list.useQuery();
  if (list === undefined) return null;
  return (
    <Shell id="specialties" title={title} intro={intro} look="minor">
      <Specialties list={list} />
    </Shell>
  );
}
