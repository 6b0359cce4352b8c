import { Container } from "@mantine/core";
import type { Stat } from "@site/content/types/content";
import { Facts } from "../../ui/rows/facts.tsx";

/** The company's key figures, as a section without a visible heading. */
export function StatsStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <section aria-label={label}>
      <Container>
        <Stats stats={stats} />
      </Container>
    </section>
  );
}

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return <Facts facts={stats.map(({ basis, ...stat }) => ({ ...stat, note: basis }))} look="figures" />;
}
