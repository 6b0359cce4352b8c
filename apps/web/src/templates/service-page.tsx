import type { ReactNode } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { CycleRing } from "../sections/cycle/cycle-ring.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { NextLinks } from "../sections/next-links/next-links.tsx";
import { PageContents } from "../sections/page-contents/page-contents.tsx";
import { RateFigure } from "../sections/rate-figure/rate-figure.tsx";
import { Sections } from "../sections/section.tsx";
import { WideOnly } from "../ui/wide-only.tsx";

type Props = Outputs["pages"]["service"] & {
  /** A section of one service alone, below the hero. */
  children?: ReactNode;
};

export function ServicePage({ hero, rate, sections, closing, copy, needed, articles, children }: Props) {
  const renewal = sections.find((section) => section.kind === "cycle");
  const bars = hero.figure && <Durations {...hero.figure} />;
  const figure = renewal ? <CycleRing {...renewal.cycle} /> : rate ? <RateFigure {...rate} /> : bars;
  return (
    <>
      {/* On a phone the service's own section takes the figure's place. */}
      <Hero {...hero} aside={children ? <WideOnly>{figure}</WideOnly> : figure} />
      <PageContents label={copy.contents} sections={sections} />
      {children}
      <Sections sections={sections} />
      <NextLinks words={copy.next} services={needed} articles={articles} />
      <Closing closing={closing} about={hero.heading} />
    </>
  );
}
