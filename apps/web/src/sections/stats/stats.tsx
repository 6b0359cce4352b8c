import type { Stat } from "@site/content/types/content";
import css from "./stats.module.css";

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={css.stats}>
      {stats.map(({ value, label, basis }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
          {basis !== undefined && <span> {basis}</span>}
        </li>
      ))}
    </ul>
  );
}
