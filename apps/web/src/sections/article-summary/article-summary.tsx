import { Title } from "@mantine/core";
import css from "./article-summary.module.css";

type Props = { title: string; sentences: readonly string[] };

/** The article in a few sentences. An article without them has no box. */
export function ArticleSummary({ title, sentences }: Props) {
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="in-short" className={css.box}>
      <Title order={2} id="in-short" className={css.title ?? ""}>
        {title}
      </Title>
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
