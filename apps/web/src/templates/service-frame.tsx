import { Container } from "@mantine/core";
import type { ReactNode } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LinkList } from "../sections/link-list/link-list.tsx";
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
      <Hero {...hero} aside={figure} look={children ? "wide" : "figure"} />
      {children}
      <Sections sections={sections} />
      <Container component="nav" aria-label={copy.next} data-print="hide">
        <LinkList links={[...needed, ...articles.map(({ label, href }) => ({ label, href }))]} strip />
      </Container>
      <Closing closing={closing} about={hero.heading} />
    </>
  );
}
