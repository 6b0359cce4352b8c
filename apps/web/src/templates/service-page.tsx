import { Container } from "@mantine/core";
import type { ReactNode } from "react";
import type { Outputs } from "../data/trpc.ts";
import { Lanes } from "../sections/axis-rows/lanes.tsx";
import { CardWays } from "../sections/card-ways/card-ways.tsx";
import { Clock, Parts, RateFigure } from "../sections/durations/durations.tsx";
import { Planner } from "../sections/planner/planner.tsx";
import { Ring } from "../sections/ring/ring.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = Outputs["pages"]["service"] & {
  /** A section of one service alone, below the hero. */
  children?: ReactNode;
};

export function ServicePage({ figure, copy, needed, articles, children, ...page }: Props) {
  return (
    <SectionedPage
      {...page}
      figure={figureOf(figure, copy.clock)}
      below={
        <Container component="nav" aria-label={copy.next} data-print="hide">
          <LinkList links={[...needed, ...articles]} strip />
        </Container>
      }
    >
      {figure.kind === "lanes" && (
        <Container>
          <Lanes {...figure.lanes} />
        </Container>
      )}
      {children}
    </SectionedPage>
  );
}

function figureOf(figure: Props["figure"], clock: Props["copy"]["clock"]): ReactNode {
  switch (figure.kind) {
    case "clock":
      return <Clock clock={clock} own={figure.own} />;
    case "parts":
      return <Parts {...figure.parts} />;
    case "rate":
      return <RateFigure {...figure.rate} />;
    case "card":
      return <CardWays {...figure.card} />;
    case "ring":
      return <Ring {...figure.ring} />;
    case "lanes":
    case "planner":
      return null;
  }
}

type PlannerProps = Props & { planner: Outputs["pages"]["planner"] };

/** A service page with the planner below its hero. */
export function PlannerPage({ planner: { words, plan, refusal }, ...page }: PlannerProps) {
  return (
    <ServicePage {...page}>
      <Planner words={words} plan={plan} refusal={refusal} more={words.more} />
    </ServicePage>
  );
}
