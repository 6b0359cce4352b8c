import { Fragment, type ReactNode } from "react";
import type { Outputs } from "../data/trpc.ts";
import { Checklists } from "../sections/checklists/checklists.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Cards } from "../sections/row-lists/row-lists.tsx";
import { StateCompare } from "../sections/state-forms/state-compare.tsx";
import { NextStates, type OtherStates } from "../sections/state-forms/state-forms.tsx";
import { Locator } from "../sections/us-map/us-map.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { AllLink } from "../ui/links/actions.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { Facts } from "../ui/rows/facts.tsx";

type Props = Outputs["pages"]["state"] & { others: OtherStates };

/** Requirements 46 to 50, and between them what differs here and how the state's Medicaid works. */
export function StatePage({ state, copy, others }: Props) {
  const { hero, times, map, facts, plan, requirements, medicaid, why, next, closing } = copy;
  return (
    <>
      <Hero
        {...hero}
        eyebrow={
          <>
            {hero.eyebrow}
            {map && <Locator abbreviation={state.abbreviation} map={map} />}
          </>
        }
        aside={
          <>
            {map && <Locator abbreviation={state.abbreviation} map={map} isLarge />}
            <Durations {...times} />
          </>
        }
      />
      <FactShell {...facts}>
        <AllLink link={plan} />
      </FactShell>
      <Shell id="requirements" title={requirements.title} intro={null}>
        <Checklists
          lists={[
            { ...requirements.licensing, mark: "todo", items: state.licensing },
            { ...requirements.network, mark: "item", items: state.network },
          ]}
        />
      </Shell>
      {medicaid.list.length > 0 && <FactShell {...medicaid} />}
      <Shell id="why" title={why.title} intro={null} look="minor">
        <Cards cards={why.cards} />
      </Shell>
      <StateCompare key={state.slug} words={copy.compare} slug={state.slug} others={others} />
      <NextStates words={next} others={others} />
      <Closing closing={closing} about={hero.heading} />
    </>
  );
}

type FactList = Props["copy"]["facts"];
type Parts = FactList["list"][number]["parts"];

function FactShell({ id, title, list, children }: FactList & { children?: ReactNode }) {
  return (
    <Shell id={id} title={title} intro={null} look="minor">
      <Facts
        look="facts"
        facts={list.map(({ label, parts, note }) => ({ label, value: linked(parts), note: note ?? undefined }))}
      />
      {children}
    </Shell>
  );
}

function linked(parts: Parts) {
  return parts.map((part, index) => (
    <Fragment key={part.text}>
      {index > 0 && ", "}
      {part.href !== undefined ? (
        <SiteLink href={part.href}>{part.text}</SiteLink>
      ) : part.url === null ? (
        part.text
      ) : (
        <a href={part.url} rel="noopener" {...(parts.length === 1 && { "data-alone": true })}>
          {part.text}
        </a>
      )}
    </Fragment>
  ));
}
