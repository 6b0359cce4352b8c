import { Closing } from "../sections/closing.tsx";
import { Durations } from "../sections/durations.tsx";
import { Hero } from "../sections/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { Shell } from "../sections/shell.tsx";
import { SpecialtyGrid } from "../sections/specialty-grid.tsx";
import { trpc } from "../trpc.ts";

/** Spec 2.5: twelve cards with timeframe, description and the first three key requirements. */
export function SpecialtiesPage() {
  const [{ hero, list, sections, closing }] = trpc.pages.specialties.useSuspenseQuery();
  const [specialties] = trpc.specialties.list.useSuspenseQuery();
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} />
      <Shell id="specialties" title={list.title} intro={list.intro}>
        <SpecialtyGrid specialties={specialties} detailed requirementsLabel={list.requirements} />
      </Shell>
      <Sections sections={sections} />
      <Closing closing={closing} />
    </>
  );
}
