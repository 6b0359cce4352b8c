import { Title } from "@mantine/core";
import type { Outputs } from "../../data/client/trpc.ts";
import css from "./metrics.module.css";

export type ShownCase = Outputs["pages"]["caseStudies"]["cases"][number];

export type MetricLabels = Record<
  "metrics" | "completionTime" | "faster" | "approvalRate" | "providers" | "revenueImpact",
  string
>;

/** The five metrics of a case. The first has a bar: the case's days as a share of the average. */
export function Metrics({ study, labels }: { study: ShownCase; labels: MetricLabels }) {
  const { title, timeline, days, average, providers, metrics } = study;
  const rows = [
    [labels.faster, metrics.timeReduction],
    [labels.approvalRate, metrics.approvalRate],
    [labels.providers, providers],
    [labels.revenueImpact, metrics.revenueImpact],
  ] as const;
  return (
    <aside aria-label={`${labels.metrics}: ${title}`} className={css.metrics}>
      <Title order={3} className={css.title ?? ""}>
        {labels.metrics}
      </Title>
      <dl className={css.strip}>
        <div className={css.metric}>
          <dt>{labels.completionTime}</dt>
          <dd>
            {timeline}
            <span className={css.of}>{average}</span>
            <span className={css.track}>
              <span style={{ width: `${((days.ours / days.average) * 100).toFixed(2)}%` }} />
            </span>
          </dd>
        </div>
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
