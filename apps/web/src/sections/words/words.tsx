import { Group, Title } from "@mantine/core";
import type { Section } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./words.module.css";

type Props = { title: string; letters: Extract<Section, { kind: "words" }>["letters"] };

/** Words with their definitions by letter, below links to the letters. A phone shows the words and unfolds definitions. */
export function Words({ title, letters }: Props) {
  return (
    <>
      <Group component="nav" gap={4} aria-label={title} className={css.index ?? ""} data-print="hide">
        {letters.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </Group>
      {letters.map(({ letter, words }) => (
        <section key={letter} id={`letter-${letter}`} aria-labelledby={`of-${letter}`} className={css.letter}>
          <Title order={3} id={`of-${letter}`}>
            {letter}
          </Title>
          <dl>
            {words.map(({ id, term, description, link }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>
                  <Disclosure summary={term} wide="sm">
                    {/* The anchor is within, because a browser unfolds what an address names. */}
                    <p id={id}>
                      {description} {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
                    </p>
                  </Disclosure>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
