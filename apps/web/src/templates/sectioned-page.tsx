import type { PageBase } from "@site/content/types";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { WideOnly } from "../ui/wide-only.tsx";

type Props = Pick<PageBase, "hero" | "sections" | "closing"> & {
  /** Subject of the page; null: none. Default: its heading. */
  about?: string | null;
};

/** Hero, sections and call to action: the template of services, specialties, generic pages and the about page. */
export function SectionedPage({ hero, sections, closing, about = hero.heading }: Props) {
  const figure = hero.figure && <Durations {...hero.figure} />;
  const isRepeated = sections.some(({ kind }) => kind === "durations");
  return (
    <>
      <Hero {...hero} aside={isRepeated ? <WideOnly>{figure}</WideOnly> : figure} />
      <Sections sections={sections} />
      <Closing closing={closing} about={about} />
    </>
  );
}
