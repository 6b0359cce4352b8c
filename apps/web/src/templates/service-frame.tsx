import type { ReactNode } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { NextLinks } from "../sections/next-links/next-links.tsx";
import { PageContents } from "../sections/page-contents/page-contents.tsx";
import { Sections } from "../sections/section.tsx";

type Props = Pick<Outputs["pages"]["service"], "hero" | "sections" | "closing" | "copy" | "needed" | "articles"> & {
  /** The hero's figure. */
  figure: ReactNode;
  /** A section of one service alone, below the hero. */
  children?: ReactNode;
};

/** What all service pages have, in its order. */
export function ServiceFrame({ hero, figure, sections, closing, copy, needed, articles, children }: Props) {
  return (
    <>
      <Hero {...hero} aside={figure} />
      <PageContents label={copy.contents} sections={sections} />
      {children}
      <Sections sections={sections} />
      <NextLinks words={copy.next} services={needed} articles={articles} />
      <Closing closing={closing} about={hero.heading} />
    </>
  );
}
