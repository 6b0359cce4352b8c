import type { CaseRow } from "@site/content/types/content";
import { scaleOf } from "../../ui/figures/scale.ts";
import { type Tone, Track } from "../../ui/figures/track.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./case-timelines.module.css";

/** Links to case studies, each with its days and the average of the same kind of work on one scale. */
export function CaseTimelines({ cases }: { cases: readonly CaseRow[] }) {
  const { place } = scaleOf(Math.max(...cases.map(({ average }) => average.days)));
  const bar = ({ days, text }: CaseRow["ours"], tone: Tone) => (
    <span className={css.bar}>
      <Track marks={[{ tone, from: 0, to: days }]} place={place} size="s" />
      {text}
    </span>
  );
  return (
    <Rows>
      {cases.map(({ name, scope, ours, average, href }) => (
        <Row key={href} href={href} label={name} text={scope}>
          <span>
            {bar(ours, "ours")}
            {bar(average, "usual")}
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
