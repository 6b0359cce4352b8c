import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { SpecialtyGrid } from "../sections/specialty-grid/specialty-grid.tsx";
import { Shell } from "../ui/frame/shell.tsx";

type Props = { page: Outputs["pages"]["specialties"]; specialties: Outputs["specialties"]["list"] };

/** Requirements 40 and 41. */
export function SpecialtiesPage({ page: { hero, list, sections, closing }, specialties }: Props) {
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} look="wide" />
      <Shell id="specialties" title={list.title} intro={list.intro}>
        <SpecialtyGrid specialties={specialties} requirementsLabel={list.requirements} />
      </Shell>
      <Sections sections={sections} />
      <Closing closing={closing} />
    </>
  );
}
