import type { Stat, Term } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./stats.module.css";

/** More stand in two columns of a wide viewport. */
const oneColumnMax = 5;

export function Terms({ terms }: { terms: readonly Term[] }) {
  return terms.length > oneColumnMax ? (
    <Rows cols={2}>{terms.map(rowOf)}</Rows>
  ) : (
    <Rows look="pairs">{terms.map(rowOf)}</Rows>
  );
}

function rowOf({ term, description }: Term) {
  return <Row key={term} label={term} text={description} />;
}

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={css.stats}>
      {stats.map(({ value, label, basis }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
          {basis !== undefined && <span>{basis}</span>}
        </li>
      ))}
    </ul>
  );
}
