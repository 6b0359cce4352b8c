import { Badge, Button, Container, Group, Title, VisuallyHidden } from "@mantine/core";
import { paths } from "@site/content/paths";
import type { Outputs } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Facts } from "../../ui/rows/facts.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import { CheckItems } from "../checklists/items.tsx";
import css from "./case-study-card.module.css";

type Page = Outputs["pages"]["caseStudies"];
type Props = { study: Page["cases"][number]; labels: Page["labels"] };

export function CaseStudyCard({ study, labels }: Props) {
  const { anchor, name, title, category, specialty, challenge, solution, results, service } = study;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`}>
      <Container className={css.case ?? ""}>
        <Title order={2} id={`${anchor}-heading`} className={css.title ?? ""}>
          <Unbroken text={title} />
        </Title>
        <Group component="ul" gap="8px 12px">
          {[category, specialty].map((badge) => (
            <li key={badge}>
              <Badge>
                <Unbroken text={badge} />
              </Badge>
            </li>
          ))}
        </Group>
        <Metrics study={study} labels={labels} />
        <div className={css.columns}>
          <div className={css.story}>
            <Title order={3}>{labels.challenge}</Title>
            <p>
              <Unbroken text={challenge} />
            </p>
            <Title order={3}>{labels.solution}</Title>
            <p>
              <Unbroken text={solution} />
            </p>
          </div>
          <div>
            <Title order={3}>{labels.results}</Title>
            <CheckItems items={results} mark="done" />
          </div>
        </div>
        <Group gap="8px 12px" data-print="hide">
          <Button
            component={SiteLink}
            href={paths.contact}
            variant="secondary"
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
      </Container>
    </section>
  );
}

/** The five metrics of a case. */
function Metrics({ study, labels }: Props) {
  const { title, timeline, providers, metrics } = study;
  return (
    <aside aria-label={`${labels.metrics}: ${title}`}>
      <Title order={3} size="sm" mb={8}>
        {labels.metrics}
      </Title>
      <Facts
        look="strip"
        facts={[
          { label: labels.completionTime, value: timeline },
          { label: labels.faster, value: metrics.timeReduction },
          { label: labels.approvalRate, value: metrics.approvalRate },
          { label: labels.providers, value: providers },
          { label: labels.revenueImpact, value: metrics.revenueImpact },
        ]}
      />
    </aside>
  );
}
