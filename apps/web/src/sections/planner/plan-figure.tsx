import { Button } from "@mantine/core";
import type { Plan } from "@site/content/types/sections";
import { trackClick } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { ContactText } from "../../ui/links/contact-text.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./plan-figure.module.css";

type Props = { plan: Plan; words: Outputs["pages"]["planner"]["words"] };

/** The filing dates as a list. The bars repeat the dates to scale, so they are hidden from screen readers. */
export function PlanFigure({ plan: { startWords, files, advice, today, months, href }, words }: Props) {
  return (
    <div className={css.answer}>
      <h3 className={css.heading}>
        {words.answer} {startWords}
      </h3>
      <ol className={css.files}>
        {files.map(({ name, by, byWords, usual, notes, source, late, bar }) => (
          <li key={name} className={`${css.file} ${source === null ? css.ours : ""}`}>
            <p className={css.by}>
              {name} <time dateTime={by}>{byWords}</time>
            </p>
            {late !== null && <p className={css.late}>{late}</p>}
            <div className={css.plot} aria-hidden="true">
              {months.map(({ label, at }) => (
                <span key={label} className={css.month} style={{ left: percent(at) }} />
              ))}
              <span className={css.bar} style={{ left: percent(bar.from), width: percent(bar.solid) }} />
              <span className={css.range} style={{ left: percent(bar.from + bar.solid), width: percent(bar.dashed) }} />
              <span className={css.today} style={{ left: percent(today) }} />
            </div>
            <p className={css.note}>{[usual, ...notes].join(" ")}</p>
            {source !== null && (
              <details className={css.source}>
                <summary>{source.checked}</summary>
                <p>{source.text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
      <div className={css.axis} aria-hidden="true">
        {months.map(({ label, at }) => (
          <span key={label} style={{ left: percent(at) }} data-edge={at > 0.92}>
            {label}
          </span>
        ))}
        <span className={css.now} style={{ left: percent(today) }}>
          {words.today}
        </span>
      </div>
      <p className={css.note}>{words.figure}</p>
      {advice !== null && (
        <p className={css.late}>
          <ContactText text={advice} />
        </p>
      )}
      <p>
        {words.caution} <SiteLink href={words.article.href}>{words.article.label}</SiteLink>
      </p>
      <p className={css.send}>
        <Button component={SiteLink} href={href} onClick={() => trackClick("cta_click", words.send)}>
          {words.send}
        </Button>
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
