import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { SpecialtyGrid } from "../sections/specialty-grid/specialty-grid.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { WideOnly } from "../ui/frame/wide-only.tsx";

type Props = { page: Outputs["pages"]["specialties"]; specialties: Outputs["specialties"]["list"] };

/** Requirements 40 and 41. */
export function SpecialtiesPage({ page: { hero, list, sections, closing }, specialties }: Props) {
  return (
    <>
      <Hero
        {...hero}
        aside={
          hero.figure && (
            <WideOnly>
              <Durations {...hero.figure} />
            </WideOnly>
          )
        }
      />
      <Shell id="specialties" title={list.title} intro={list.intro}>
        <SpecialtyGrid specialties={specialties} detailed requirementsLabel={list.requirements} />
      </Shell>
      <Sections sections={sections} />
      <Closing closing={closing} />
    </>
  );
}
