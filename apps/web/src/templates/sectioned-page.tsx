import type { PageBase } from "@site/content/types";
import type { ReactNode } from "react";
import { Closing } from "../sections/closing.tsx";
import { Durations } from "../sections/durations.tsx";
import { Hero } from "../sections/hero.tsx";
import { Sections } from "../sections/section.tsx";

type Props = { page: Pick<PageBase, "hero" | "sections" | "closing">; children?: ReactNode };

/** Hero, whatever the page kind puts first, its sections, the closing call. */
export function SectionedPage({ page: { hero, sections, closing }, children }: Props) {
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} />
      {children}
      <Sections sections={sections} />
      <Closing closing={closing} />
    </>
  );
}
