import { Title } from "@mantine/core";
import type { Outputs } from "../../data/client/trpc.ts";
import { longDate } from "../../ui/text/dates.ts";
import css from "./source-list.module.css";

type Props = {
  sources: Outputs["pages"]["article"]["post"]["sources"];
  words: { sources: string; sourceRead: string };
};

/** An article's sources. `checkedOn` is null for a source that we have not read; such a source has no date. */
export function SourceList({ sources, words }: Props) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className={css.sources}>
      <Title order={2} id="sources" className={css.heading ?? ""}>
        {words.sources}
      </Title>
      <ul className={css.list}>
        {sources.map(({ title, publisher, url, checkedOn }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
            {`, ${publisher}`}
            {checkedOn !== null && (
              <>
                {`, ${words.sourceRead} `}
                <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
