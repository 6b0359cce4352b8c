import type { ChallengeSolution, Term } from "@site/content/types";
import css from "./terms.module.css";

export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={css.list}>
      {terms.map(({ term, description }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.text}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Pairs({ labels, pairs }: { labels: ChallengeSolution; pairs: readonly ChallengeSolution[] }) {
  return (
    <ul className={css.list}>
      {pairs.map(({ challenge, solution }) => (
        <li key={challenge} className={css.pair}>
          <div>
            <p className={css.mark}>{labels.challenge}</p>
            <p>{challenge}</p>
          </div>
          <div>
            <p className={`${css.mark} ${css.solved}`}>{labels.solution}</p>
            <p>{solution}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
