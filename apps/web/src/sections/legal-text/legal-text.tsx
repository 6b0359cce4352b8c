import { Container, Title } from "@mantine/core";
import type { LegalSection } from "@site/content/types/content";
import { ContactText } from "../../ui/links/contact-text.tsx";
import { longDate } from "../../ui/text/dates.ts";
import css from "./legal-text.module.css";

type Props = { effectiveOn: string; updatedOn: string; sections: readonly LegalSection[] };

export function LegalText({ effectiveOn, updatedOn, sections }: Props) {
  return (
    <Container className={css.wrap ?? ""}>
      <nav aria-label="Sections" className={css.contents}>
        <p>
          Effective date: <time dateTime={effectiveOn}>{longDate(effectiveOn)}</time>
        </p>
        <p>
          Last updated: <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
        </p>
        <ol className={css.toc}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        {sections.map(({ id, title, paragraphs, items }, index) => (
          <section key={id} id={id} className={css.section}>
            <Title order={2} size="h4">{`${index + 1}. ${title}`}</Title>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <ContactText text={paragraph} />
              </p>
            ))}
            {items.length > 0 && (
              <ul className={css.items}>
                {items.map((item) => (
                  <li key={item}>
                    <ContactText text={item} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Container>
  );
}
