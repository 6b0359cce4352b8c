import { frameCopy } from "@site/content/nav";
import type { ChallengeSolution, Term } from "@site/content/types/content";
import { PhoneDetails } from "../../ui/frame/phone-details.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./terms.module.css";

/** A phone shows the first three of a list of more than five, and the others on demand. */
const firstCount = 3;
const foldedFrom = 5;

export function Terms({ terms }: { terms: readonly Term[] }) {
  if (terms.length <= foldedFrom) return <TermList terms={terms} />;
  const others = terms.slice(firstCount);
  return (
    <>
      <TermList terms={terms.slice(0, firstCount)} />
      <PhoneDetails summary={`${frameCopy.showOther} ${others.length}`}>
        <TermList terms={others} isContinued />
      </PhoneDetails>
    </>
  );
}

function TermList({ terms, isContinued = false }: { terms: readonly Term[]; isContinued?: boolean }) {
  return (
    <dl className={isContinued ? "" : css.list}>
      {terms.map(({ term, description }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.text}>
            <Unbroken text={description} />
          </dd>
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
