import { Container } from "@mantine/core";
import type { ReactNode } from "react";
import type { Outputs } from "../data/trpc.ts";
import { CycleRing } from "../sections/cycle/cycle.tsx";
import { RateFigure } from "../sections/durations/durations.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = Outputs["pages"]["service"] & {
  /** A section of one service alone, below the hero. */
  children?: ReactNode;
};

export function ServicePage({ rate, sections, copy, needed, articles, children, ...page }: Props) {
  const renewal = sections.find((section) => section.kind === "cycle");
  return (
    <SectionedPage
      {...page}
      sections={sections}
      figure={renewal ? <CycleRing {...renewal.cycle} /> : rate && <RateFigure {...rate} />}
      below={
        <Container component="nav" aria-label={copy.next} data-print="hide">
          <LinkList links={[...needed, ...articles.map(({ label, href }) => ({ label, href }))]} strip />
        </Container>
      }
    >
      {children}
    </SectionedPage>
  );
}
