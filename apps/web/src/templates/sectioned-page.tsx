import type { PageBase } from "@site/content/types/content";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";

type Props = Pick<PageBase, "hero" | "sections" | "closing">;

/** Hero, sections and call to action: the template of services, specialties and generic pages. */
export function SectionedPage({ hero, sections, closing }: Props) {
  const figure = hero.figure && <Durations {...hero.figure} />;
  const isRepeated = sections.some(({ kind }) => kind === "durations");
  return (
    <>
      <Hero {...hero} aside={figure} look={isRepeated ? "wide" : "figure"} />
      <Sections sections={sections} />
      <Closing closing={closing} about={hero.heading} />
    </>
  );
}
