import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { SpecialtyRange } from "../sections/specialty-range/specialty-range.tsx";

export function SpecialtyPage({ page: { hero, sections, closing }, range }: Outputs["pages"]["specialty"]) {
  return (
    <>
      <Hero {...hero} aside={<SpecialtyRange {...range} />} />
      <Sections sections={sections} />
      <Closing closing={closing} about={hero.heading} />
    </>
  );
}
