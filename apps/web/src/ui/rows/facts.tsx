import type { ReactNode } from "react";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./facts.module.css";

/** `id`: an anchor on the page. */
type Fact = { label: string; value: ReactNode; note?: string | undefined; id?: string | undefined };

type Props = {
  facts: readonly Fact[];
  /** facts: the label at the left of its value. strip: columns of labels above values. */
  look: "facts" | "strip";
};

/** Labels with their values in a ruled list. */
export function Facts({ facts, look }: Props) {
  return (
    <dl className={css.facts} data-look={look}>
      {facts.map(({ label, value, note, id }, index) => (
        <div key={`${label} ${typeof value === "string" ? value : index}`} id={id}>
          <dt>
            <NoWrap text={label} />
          </dt>
          <dd className={css.value}>{typeof value === "string" ? <NoWrap text={value} /> : value}</dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
