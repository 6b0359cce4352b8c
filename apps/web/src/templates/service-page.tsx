import type { ReactNode } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { NextLinks } from "../sections/next-links/next-links.tsx";
import { PageContents } from "../sections/page-contents/page-contents.tsx";
import { RateFigure } from "../sections/rate-figure/rate-figure.tsx";
import { Sections } from "../sections/section.tsx";

type Props = Outputs["pages"]["service"] & {
  /** A section of one service alone, below the hero. */
  children?: ReactNode;
};

export function ServicePage({ hero, rate, sections, closing, copy, needed, articles, children }: Props) {
  const figure = rate ? <RateFigure {...rate} /> : hero.figure && <Durations {...hero.figure} />;
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
