import { Container, Title } from "@mantine/core";
import type { Outputs } from "../../data/client/trpc.ts";
import { longDate } from "../../ui/dates.ts";
import css from "./source-list.module.css";

type Props = {
  sources: Outputs["posts"]["bySlug"]["sources"];
  words: { sources: string; sourceRead: string };
};

/** The pages that an article rests on. A page that was not read stands without a date. */
export function SourceList({ sources, words }: Props) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <Container size="reading" className={css.sources ?? ""}>
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
      </Container>
    </section>
  );
}
