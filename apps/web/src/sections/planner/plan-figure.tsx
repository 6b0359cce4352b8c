import { Button } from "@mantine/core";
import type { Plan, PlannedDay, PlannedFile } from "@site/content/types/sections";
import type { Outputs } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { type Mark, Track } from "../../ui/figures/track.tsx";
import { ContactText } from "../../ui/links/contact-text.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./planner.module.css";

type Props = { plan: Plan; words: Outputs["pages"]["planner"]["words"] };

export function PlanFigure({ plan, words }: Props) {
  return (
    <div className={css.answer}>
      {plan.days.map((day) => (
        <PlannedDates key={day.start} day={day} words={words} />
      ))}
      <p data-print="hide">
        <Button component={SiteLink} href={plan.href} data-track={`cta_click ${words.send}`}>
          {words.send}
        </Button>
      </p>
      <p data-print="hide">
        <a href={plan.calendar} download data-track={`cta_click ${words.calendar}`}>
          {words.calendar}
        </a>
      </p>
      <p>
        {words.caution} <SiteLink href={words.article.href}>{words.article.label}</SiteLink>
      </p>
    </div>
  );
}

/** The filing dates as a list. The bars repeat the dates to scale, so they are hidden from screen readers. */
function PlannedDates({ day, words }: { day: PlannedDay; words: Props["words"] }) {
  const { startWords, verdict, startSentence, files, advice, today, months } = day;
  return (
    <section className={css.answer}>
      <h3>
        {words.answer} {startWords}
      </h3>
      <p className={css.verdict}>{verdict}</p>
      <div className={css.plot}>
        <div className={css.months} aria-hidden="true">
          {months.map(({ label, at }) => (
            <span key={label} style={{ left: percent(at) }} data-edge={at > 0.9 || undefined}>
              {label}
            </span>
          ))}
          <strong style={{ left: percent(today) }}>{words.today}</strong>
        </div>
        <ol>
          {files.map((file) => (
            <li key={file.name}>
              <p>
                {file.name} <time dateTime={file.by}>{file.byWords}</time>
                {file.tight !== null && <span> {file.tight}</span>}
                {file.late !== null && <strong className={css.late}> {file.late}</strong>}
              </p>
              <div className={css.row}>
                <Track marks={marksOf(file)} place={percent} />
                <span className={css.today} style={{ left: percent(today) }} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p>{startSentence}</p>
      {advice !== null && (
        <p className={css.late}>
          <ContactText text={advice} />
        </p>
      )}
      <Disclosure summary={words.count}>
        <p>{words.figure}</p>
        <ul data-bullets>
          {files.map(({ payer, usual, notes, source }) => (
            <li key={payer}>{`${payer}: ${[usual, ...notes].join(" ")} ${source.checked}: ${source.text}`}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

/** Our own steps, then the payer's days up to the short end, then up to the long end. */
function marksOf({ bar: { ours, from, short } }: PlannedFile): Mark[] {
  return [
    { tone: "ours", from: ours, to: from },
    { tone: "usual", from, to: short },
    { tone: "usual", from: short, to: 1, end: "up-to" },
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
