import { Title } from "@mantine/core";
import type { Outputs } from "../../data/client/trpc.ts";
import { Facts } from "../../ui/rows/facts.tsx";

export type ShownCase = Outputs["pages"]["caseStudies"]["cases"][number];

export type MetricLabels = Record<
  "metrics" | "completionTime" | "faster" | "approvalRate" | "providers" | "revenueImpact",
  string
>;

/** The five metrics of a case. */
export function Metrics({ study, labels }: { study: ShownCase; labels: MetricLabels }) {
  const { title, timeline, average, providers, metrics } = study;
  return (
    <aside aria-label={`${labels.metrics}: ${title}`}>
      <Title order={3} size="sm" mb={8}>
        {labels.metrics}
      </Title>
      <Facts
        look="strip"
        facts={[
          { label: labels.completionTime, value: timeline, note: average },
          { label: labels.faster, value: metrics.timeReduction },
          { label: labels.approvalRate, value: metrics.approvalRate },
          { label: labels.providers, value: providers },
          { label: labels.revenueImpact, value: metrics.revenueImpact },
        ]}
      />
    </aside>
  );
}
