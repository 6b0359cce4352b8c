import css from "./article-timeline.module.css";

/** Days along a line, in the order of the text. */
export function ArticleTimeline({ entries }: { entries: readonly { when: string; text: string }[] }) {
  return (
    <ol className={css.timeline}>
      {entries.map(({ when, text }) => (
        <li key={when} className={css.entry}>
          <strong className={css.when}>{`${when}:`}</strong> {text}
        </li>
      ))}
    </ol>
  );
}
