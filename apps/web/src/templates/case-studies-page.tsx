import { Badge, Button, Container, Group, SimpleGrid, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { paths } from "@site/content/paths";
import type { Outputs } from "../data/trpc.ts";
import { CheckItems } from "../sections/checklists/checklists.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Testimonial } from "../sections/people/people.tsx";
import { Sections } from "../sections/section.tsx";
import ruled from "../ui/frame/shell.module.css";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { NoWrap } from "../ui/text/no-wrap.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

/** The figure of all cases first, in the page's width. */
export function CaseStudiesPage({ impact, cases, labels, testimonial, figure, ...page }: Page) {
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
  const {
    anchor,
    name,
    title,
    category,
    specialty,
    challenge,
    solution,
    results,
    service,
    timeline,
    providers,
    metrics,
  } = study;
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
    <Shell id={anchor} title={title} intro={null} look="minor" afterIntro={badges}>
      <SimpleGrid cols={{ base: 1, md: 2, lg: 3 }} spacing={{ base: 24, lg: 48 }} verticalSpacing={24} pb="sm">
        <aside aria-label={`${labels.metrics}: ${title}`}>
          <Title order={3} mb={12}>
            {labels.metrics}
          </Title>
          <Stack component="dl" gap={8} pt="sm" lh="sm" className={ruled.top ?? ""}>
            {[
              { label: labels.completionTime, value: timeline },
              { label: labels.faster, value: metrics.timeReduction },
              { label: labels.approvalRate, value: metrics.approvalRate },
              { label: labels.providers, value: providers },
              { label: labels.revenueImpact, value: metrics.revenueImpact },
            ].map(({ label, value }) => (
              <Group key={label} gap="0 16px" justify="space-between">
                <Text component="dt" inherit c="dimmed">
                  {label}
                </Text>
                <Text component="dd" inherit fw="var(--mantine-font-weight-medium)" ml="auto" ta="right">
                  {value}
                </Text>
              </Group>
            ))}
          </Stack>
        </aside>
        <Stack gap={8} style={{ gridRow: "span 2" }}>
          <Title order={3}>{labels.challenge}</Title>
          <Text c="dimmed">
            <NoWrap text={challenge} />
          </Text>
          <Title order={3} mt="sm">
            {labels.solution}
          </Title>
          <Text c="dimmed">
            <NoWrap text={solution} />
          </Text>
        </Stack>
        <div>
          <Title order={3}>{labels.results}</Title>
          <CheckItems items={results} mark="done" />
        </div>
      </SimpleGrid>
      <Group gap="8px 12px" data-print="hide">
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
    </Shell>
  );
}
