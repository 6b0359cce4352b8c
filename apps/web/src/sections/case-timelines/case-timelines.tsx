import type { CaseRow } from "@site/content/types/content";
import { scaleOf } from "../../ui/figures/scale.ts";
import { Track } from "../../ui/figures/track.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./case-timelines.module.css";

/** Links to case studies, with the days of each on one scale. */
export function CaseTimelines({ cases }: { cases: readonly CaseRow[] }) {
  const { place } = scaleOf(Math.max(...cases.map(({ days }) => days)));
  return (
    <Rows>
      {cases.map(({ name, scope, days, text, href }) => (
        <Row key={href} href={href} label={name} text={scope}>
          <span className={css.bar}>
            <Track marks={[{ tone: "ours", from: 0, to: days }]} place={place} size="s" />
            {text}
          </span>
        </Row>
      ))}
    </Rows>
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
