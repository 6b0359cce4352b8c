import { Badge, Button, Group, SimpleGrid, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { paths } from "@site/content/paths";
import type { Outputs } from "../../data/trpc.ts";
import ruled from "../../ui/frame/ruled.module.css";
import { Shell } from "../../ui/frame/shell.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import { CheckItems } from "../checklists/checklists.tsx";

type Page = Outputs["pages"]["caseStudies"];
type Props = { study: Page["cases"][number]; labels: Page["labels"] };

export function CaseStudyCard({ study, labels }: Props) {
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
      <aside aria-label={`${labels.metrics}: ${title}`}>
        <Title order={3} size="sm" mb={8}>
          {labels.metrics}
        </Title>
        <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 5 }} py="sm" lh="sm" className={ruled.top ?? ""}>
          {[
            { label: labels.completionTime, value: timeline },
            { label: labels.faster, value: metrics.timeReduction },
            { label: labels.approvalRate, value: metrics.approvalRate },
            { label: labels.providers, value: providers },
            { label: labels.revenueImpact, value: metrics.revenueImpact },
          ].map(({ label, value }) => (
            <div key={label}>
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <Text component="dd" inherit fw="var(--mantine-font-weight-medium)">
                {value}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </aside>
      <SimpleGrid cols={{ base: 1, sm: 2 }} py={24}>
        <Stack gap={8}>
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
          href={paths.contact}
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
