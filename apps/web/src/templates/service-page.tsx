import { Container, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { Outputs } from "../data/trpc.ts";
import { Clock, Parts, RateFigure } from "../sections/durations/durations.tsx";
import { usePlanner } from "../sections/planner/planner.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { CardWays, Lanes, Ring } from "../sections/service-figures/service-figures.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = Outputs["pages"]["service"] & {
  ask?: ReactNode;
  days?: ReactNode;
  children?: ReactNode;
};

export function ServicePage({ figure, copy, needed, articles, ask, children, ...page }: Props) {
  return (
    <SectionedPage
      {...page}
      figure={ask ?? figureOf(figure, copy.clock)}
      below={
        <Container component="nav" aria-labelledby="next" data-print="hide">
          <Title order={2} size="h5" mb="md" id="next">
            {copy.next}
          </Title>
          <LinkList links={[...needed, ...articles.map(({ label, href }) => ({ label, href }))]} strip />
        </Container>
      }
    >
      {figure.kind === "lanes" && (
        <Container pb="calc(var(--mantine-section-space) / 2)">
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
    case "bars":
    case "lanes":
    case "planner":
      return null;
  }
}

export function PlannerPage(page: Outputs["pages"]["service"]) {
  const { copy, form, head, answer } = usePlanner(true);
  const headingId = `${copy.id}-question`;
  const question = (
    // Links to the planner point to this id. The id is on the answer or, if there is no answer yet, on the question.
    <Paper
      id={answer ? undefined : copy.id}
      component="section"
      p={{ base: "md", sm: "lg" }}
      radius="lg"
      shadow="md"
      withBorder
      aria-labelledby={headingId}
      data-print="hide"
    >
      <Stack gap="sm">
        <Title order={2} size="h4" id={headingId}>
          {copy.title}
        </Title>
        <Text c="dimmed">{copy.intro}</Text>
        {form}
      </Stack>
    </Paper>
  );
  return (
    <ServicePage {...page} ask={question} days={head && <div id={copy.id}>{head}</div>}>
      {answer && (
        <Shell id="dates" title={copy.answerTitle} intro={null} look="band">
          {answer}
        </Shell>
      )}
    </ServicePage>
  );
}
