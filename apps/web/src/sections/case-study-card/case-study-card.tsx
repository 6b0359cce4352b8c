import { Badge, Container, ThemeIcon, Title } from "@mantine/core";
import type { CaseStudy } from "@site/content/types";
import { Icon } from "../../ui/icon.tsx";
import { CheckItems } from "../checklists/check-items.tsx";
import css from "./case-study-card.module.css";

type Labels = Record<
  | "challenge"
  | "solution"
  | "results"
  | "metrics"
  | "completionTime"
  | "faster"
  | "approvalRate"
  | "providers"
  | "revenueImpact",
  string
>;

export function CaseStudyCard({ study, labels }: { study: CaseStudy; labels: Labels }) {
  const { title, category, specialty, challenge, solution, results, icon, color } = study;
  const headingId = `case-${study.id}`;
  return (
    <section aria-labelledby={headingId}>
      <Container className={css.case ?? ""}>
        <div className={css.head}>
          <ThemeIcon color={color}>
            <Icon name={icon} />
          </ThemeIcon>
          <Title order={2} id={headingId} className={css.title ?? ""}>
            {title}
          </Title>
          <ul className={css.badges}>
            {[category, specialty].map((badge) => (
              <li key={badge}>
                <Badge>{badge}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.columns}>
          <div className={css.story}>
            <Title order={3}>{labels.challenge}</Title>
            <p>{challenge}</p>
            <Title order={3}>{labels.solution}</Title>
            <p>{solution}</p>
            <Title order={3}>{labels.results}</Title>
            <CheckItems items={results} mark="done" />
          </div>
          <Metrics study={study} labels={labels} />
        </div>
      </Container>
    </section>
  );
}

function Metrics({ study: { title, timeline, providers, metrics }, labels }: { study: CaseStudy; labels: Labels }) {
  const rows = [
    [labels.completionTime, timeline],
    [labels.faster, metrics.timeReduction],
    [labels.approvalRate, metrics.approvalRate],
    [labels.providers, providers],
    [labels.revenueImpact, metrics.revenueImpact],
  ] as const;
  return (
    <aside aria-label={`${labels.metrics}: ${title}`} className={css.metrics}>
      <Title order={3}>{labels.metrics}</Title>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className={css.metric}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
