import type { PageBase } from "@site/content/types";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";

type Props = Pick<PageBase, "hero" | "sections" | "closing">;

/** Hero, sections, the closing call: services, specialties, the generic pages and the one about the company. */
export function SectionedPage({ hero, sections, closing }: Props) {
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} />
      <Sections sections={sections} />
      <Closing closing={closing} />
    </>
  );
}
