import { Button, Group, Title } from "@mantine/core";
import type { Section } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "../../ui/rows/facts.module.css";
import { Facts } from "../../ui/rows/facts.tsx";

type Letters = Extract<Section, { kind: "glossary" }>["letters"];
type Word = Letters[number]["words"][number];

export function Glossary({ title, letters }: { title: string; letters: Letters }) {
  return (
    <>
      <Group component="nav" gap={4} aria-label={title} data-print="hide">
        {letters.map(({ letter }) => (
          <Button key={letter} component="a" variant="default" size="sm" miw={48} href={`#letter-${letter}`}>
            {letter}
          </Button>
        ))}
      </Group>
      {letters.map(({ letter, words }) => (
        <section
          key={letter}
          id={`letter-${letter}`}
          aria-labelledby={`of-${letter}`}
          className={css.letter}
          style={{ marginTop: 28 }}
        >
          <Title order={3} size="h4" c="var(--mantine-primary-color-filled)" id={`of-${letter}`}>
            {letter}
          </Title>
          <Facts facts={words.map((word) => ({ label: word.term, value: <Definition {...word} /> }))} />
        </section>
      ))}
    </>
  );
}

function Definition({ id, term, description, link }: Word) {
  return (
    <Disclosure summary={term} isPhoneOnly>
      {/* A browser opens a `<details>` if it contains the hash's target, so the id is inside. */}
      <p id={id}>
        {description} {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
      </p>
    </Disclosure>
  );
}
