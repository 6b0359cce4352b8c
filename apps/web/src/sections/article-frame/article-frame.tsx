import { Container } from "@mantine/core";
import type { Link } from "@site/content/types/content";
import type { ReactNode } from "react";
import { trackClick } from "../../analytics/track.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./article-frame.module.css";

type Heading = { id: string; text: string };

type Props = {
  headings: readonly Heading[];
  words: { contents: string; aside: { text: string; link: Link } };
  children: ReactNode;
};

/** An article's text with its contents: beside it in a wide viewport, folded above it in a narrow one. */
export function ArticleFrame({ headings, words: { contents, aside }, children }: Props) {
  return (
    <Container className={css.frame ?? ""}>
      <aside className={css.aside}>
        <nav aria-label={contents}>
          <p className={css.title}>{contents}</p>
          <Links headings={headings} />
        </nav>
        <p className={css.offer}>
          {aside.text}{" "}
          <SiteLink href={aside.link.href} onClick={() => trackClick("cta_click", aside.link.label)}>
            {aside.link.label}
          </SiteLink>
        </p>
      </aside>
      <div className={css.text}>
        {headings.length > 0 && (
          <details className={css.folded}>
            <summary className={css.summary}>{contents}</summary>
            <nav aria-label={contents}>
              <Links headings={headings} />
            </nav>
          </details>
        )}
        {children}
      </div>
    </Container>
  );
}

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className={css.links}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
