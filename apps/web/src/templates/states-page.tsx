import { Button, Container, Group, Stack, Text } from "@mantine/core";
import { statePath } from "@site/content/paths";
import type { Link } from "@site/content/types/content";
import { useParams, useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { Durations } from "../sections/durations/durations.tsx";
import { Specialties } from "../sections/row-lists/row-lists.tsx";
import { NextStates, StateFilterForm, StateFinder } from "../sections/states/state-forms.tsx";
import css from "../sections/states/state-list.module.css";
import { Locator, UsMap } from "../sections/states/us-map.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { Rows } from "../ui/rows/rows.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

export function StatesPage() {
  // The filter is deferred, so that the previous list stays visible while a new list loads.
  const only = useDeferredValue(useSearch({ from: "/states" }).only);
  const [states] = trpc.states.list.useSuspenseQuery();
  const [page] = trpc.pages.states.useSuspenseQuery({ only });
  const { finder, featured, list, filter, shown, map } = page;
  return (
    <SectionedPage
      {...page}
      about={null}
      figure={
        <Stack gap="xl">
          <StateFinder states={states} copy={finder} />
          <FeaturedStates {...featured} />
        </Stack>
      }
    >
      <Container>
        <UsMap states={states} copy={map} />
      </Container>
      <Shell id="states" title={list.title} intro={list.intro}>
        <StateFilterForm copy={filter} count={shown?.length ?? null} />
        <StateList states={shown === null ? states : states.filter(({ slug }) => shown.includes(slug))} />
      </Shell>
      <SpecialtiesGrid {...page.specialties} />
    </SectionedPage>
  );
}

/** Requirement 44: this section isn't shown while the specialties load, and it isn't shown if they can't be loaded. */
function SpecialtiesGrid({ title, intro }: { title: string; intro: string | null }) {
  const { data: list } = trpc.specialties.list.useQuery();
  if (list === undefined) return null;
  return (
    <Shell id="specialties" title={title} intro={intro} look="minor">
      <Specialties list={list} />
    </Shell>
  );
}

function FeaturedStates({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <Group gap="12px 24px">
      <strong>{title}</strong>
      <Group component="ul" gap={10}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Button component={SiteLink} variant="default" size="sm" href={href}>
              {label}
            </Button>
          </li>
        ))}
      </Group>
    </Group>
  );
}

function StateList({ states }: { states: Outputs["states"]["list"] }) {
  return (
    <ul className={css.list}>
      {states.map(({ id, name, slug, abbreviation }) => (
        <li key={id}>
          <SiteLink href={statePath(slug)} className={css.state}>
            <span aria-hidden="true">{abbreviation}</span>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function UsTimes({ title, bars }: Outputs["pages"]["state"]["copy"]["hero"]["figure"]) {
  return (
    <Stack component="figure" gap="xs" fz="sm" lh="sm">
      <Text component="figcaption" size="sm" c="dimmed">
        {title}
      </Text>
      <Rows cols={2} rows={bars.map(({ label, ...days }) => ({ label, days }))} />
    </Stack>
  );
}

export function StatePage() {
  const [{ state, copy }] = trpc.pages.state.useSuspenseQuery(useParams({ from: "/states/$slug" }));
  const [states] = trpc.states.list.useSuspenseQuery();
  const others = states.filter(({ slug }) => slug !== state.slug);
  const { hero, view, next } = copy;
  return (
    <SectionedPage
      {...copy}
      figure={
        view && <Locator abbreviation={state.abbreviation} view={view} hasNeighbors={next.neighbors.length > 0} />
      }
      days={hero.figure.note === null ? <UsTimes {...hero.figure} /> : <Durations {...hero.figure} />}
      below={<NextStates copy={next} others={others} />}
    />
  );
}
