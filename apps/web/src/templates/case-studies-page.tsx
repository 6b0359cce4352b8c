import { Badge, Button, Container, Group, Paper, SimpleGrid, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { formatDuration } from "@site/content/facts/durations";
import { paths } from "@site/content/paths";
import type { ReactNode } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { CheckItems } from "../sections/checklists/checklists.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Testimonial } from "../sections/people/people.tsx";
import { Sections } from "../sections/section.tsx";
import { marksOfBar, scaleOfBars } from "../ui/figures/days.tsx";
import { Track } from "../ui/figures/track.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { NoWrap } from "../ui/text/no-wrap.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

export function CaseStudiesPage() {
  const [{ impact, cases, labels, testimonial, figure, ...page }] = trpc.pages.caseStudies.useSuspenseQuery();
  return (
    <SectionedPage {...page} about={null} below={<Testimonial item={testimonial} />}>
      <Container pb="lg">
        <Durations {...figure} />
      </Container>
      <Sections sections={[impact]} />
      {cases.map((study) => (
        <CaseStudy key={study.id} study={study} labels={labels} />
      ))}
    </SectionedPage>
  );
}

type Page = Outputs["pages"]["caseStudies"];
type CaseProps = { study: Page["cases"][number]; labels: Page["labels"] };

function CaseStudy({ study, labels }: CaseProps) {
  const { anchor, name, title, category, specialty, challenge, solution, results, service } = study;
  const badges = (
    <Group component="ul" gap="8px 12px">
      {[category, specialty].map((badge) => (
        <li key={badge}>
          <Badge>
            <NoWrap text={badge} />
          </Badge>
        </li>
      ))}
    </Group>
  );
  return (
    <Shell id={anchor} title={title} intro={null} afterIntro={badges}>
      <Group align="start" gap="32px 64px" style={{ flexDirection: study.id % 2 ? "row" : "row-reverse" }}>
        <Metrics study={study} labels={labels} />
        <Stack gap={8} flex="3 1 min(100%, 30rem)" miw={0}>
          <Title order={3}>{labels.challenge}</Title>
          <p>
            <NoWrap text={challenge} />
          </p>
          <Title order={3} mt="sm">
            {labels.solution}
          </Title>
          <p>
            <NoWrap text={solution} />
          </p>
          <Title order={3} mt="sm">
            {labels.results}
          </Title>
          <CheckItems items={results} mark="done" />
          <Group gap="8px 12px" mt="sm" data-print="hide">
            <Button
              component={SiteLink}
              href={`${paths.contact}?service=${service.href.slice(1)}#message`}
              variant="default"
              size="sm"
              data-track={`cta_click ${labels.start}`}
            >
              {labels.start}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <SiteLink href={service.href} data-track="service_click">
              {service.label}
            </SiteLink>
          </Group>
        </Stack>
      </Group>
    </Shell>
  );
}

function Metrics({ study, labels }: CaseProps) {
  const { title, timeline, days, average, providers, metrics, tally } = study;
  const bar = { duration: days, average: average.days, whose: "ours" as const };
  const place = scaleOfBars([bar]).place;
  return (
    <Paper
      component="aside"
      withBorder
      radius="lg"
      p={{ base: "md", sm: "lg" }}
      flex="2 1 min(100%, 22rem)"
      lh="sm"
      aria-label={`${labels.metrics}: ${title}`}
    >
      <Title order={3}>{labels.metrics}</Title>
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2, lg: 1 }} spacing="md" pt="sm">
        <Metric label={labels.completionTime}>
          <Text span display="block" c="pine.7" fz="h1" fw="var(--mantine-font-weight-bold)" lh="h1">
            {timeline}
          </Text>
        </Metric>
        <Metric label={labels.faster} value={metrics.timeReduction}>
          <Track marks={marksOfBar(bar)} place={place} />
          <Text span size="sm" c="dimmed">{`${formatDuration(average.days)}: ${average.of}`}</Text>
        </Metric>
        <Metric label={labels.approvalRate} value={metrics.approvalRate}>
          <Stack gap="xs" pt={4}>
            {tally.map((row) => (
              <Tally key={row.label} {...row} />
            ))}
          </Stack>
        </Metric>
        <Metric label={labels.providers} value={providers} />
        <Metric label={labels.revenueImpact} value={metrics.revenueImpact} />
      </SimpleGrid>
    </Paper>
  );
}

function Metric({ label, value, children }: { label: string; value?: string; children?: ReactNode }) {
  return (
    <div>
      <Text component="dt" inherit c="dimmed">
        {label}
      </Text>
      <dd>
        {value !== undefined && (
          <Text span display="block" size="lg" fw="var(--mantine-font-weight-medium)" lh="sm">
            {value}
          </Text>
        )}
        {children}
      </dd>
    </div>
  );
}

function Tally({ count, label }: Page["cases"][number]["tally"][number]) {
  return (
    <Stack gap={4}>
      <span>{`${count} ${label}`}</span>
      <Text span c="pine.7">
        <svg viewBox={`0 0 ${count * 22} 18`} width={count * 22} height="18" fill="none" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index * 22).map((x) => (
            <g key={x} transform={`translate(${x})`}>
              <rect width="18" height="18" rx="4" fill="currentColor" />
              <path d="M4.5 9.5l3 3 6-6.5" stroke="Canvas" strokeWidth="2" />
            </g>
          ))}
        </svg>
      </Text>
    </Stack>
  );
}
