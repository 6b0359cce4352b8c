import type { CaseRow } from "@site/content/types/content";
import { type Scale, scaleOf } from "../../ui/figures/axis.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./case-timelines.module.css";

/** Links to case studies, each with its days and the average of the same kind of work on one scale. */
export function CaseTimelines({ cases }: { cases: readonly CaseRow[] }) {
  const scale = scaleOf(Math.max(...cases.map(({ average }) => average.days)));
  return (
    <ul className={css.list}>
      {cases.map(({ name, scope, ours, average, href }) => (
        <li key={href}>
          <SiteLink href={href} className={css.row}>
            <span className={css.name}>{name}</span>
            <span className={css.scope}>{scope}</span>
            <Bars ours={ours} average={average} scale={scale} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

type BarsProps = Pick<CaseRow, "ours" | "average"> & { scale: Scale };

/** The average below the case's own days; on a phone behind them. */
function Bars({ ours, average, scale: { place } }: BarsProps) {
  return (
    <span className={css.bars}>
      <span className={css.plot}>
        <span className={`${css.bar} ${css.average}`} style={{ width: place(average.days) }} />
        <span className={css.bar} style={{ width: place(ours.days) }} />
      </span>
      <span className={css.texts}>
        <span style={{ left: place(ours.days) }}>{ours.text}</span>
        <span style={{ left: place(average.days) }}>{average.text}</span>
      </span>
    </span>
  );
}

/** The case list as the figure of a hero. */
export function CaseFigure({ title, cases, note }: { title: string; cases: readonly CaseRow[]; note: string }) {
  return (
    <figure>
      <figcaption className={css.caption}>{title}</figcaption>
      <CaseTimelines cases={cases} />
      <p className={css.note}>{note}</p>
    </figure>
  );
}
