import { Container } from "@mantine/core";
import type { Stat } from "@site/content/types/content";
import css from "./stats.module.css";

/** The company's key figures in a ruled strip. */
export function StatsStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <section className={css.strip} aria-label={label}>
      <Container>
        <dl className={css.inner}>
          <StatItems stats={stats} />
        </dl>
      </Container>
    </section>
  );
}

/** Ruled columns; in a narrow place ruled rows, the figure at the left, its label at the right. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className={css.place}>
      <dl className={css.plain}>
        <StatItems stats={stats} />
      </dl>
    </div>
  );
}

function StatItems({ stats }: { stats: readonly Stat[] }) {
  return stats.map(({ value, label, basis }) => (
    <div key={label} className={css.stat}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
      {basis !== undefined && <dd className={css.basis}>{basis}</dd>}
    </div>
  ));
}
