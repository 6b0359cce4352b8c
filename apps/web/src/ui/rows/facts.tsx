import type { ReactNode } from "react";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./facts.module.css";

/** `id`: an anchor on the page. */
type Fact = { label: string; value: ReactNode; note?: string | undefined; id?: string | undefined };

/** A ruled list of labels, each at the left of its value where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
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
