import { Button, Group, Text, Title } from "@mantine/core";
import { placeIn } from "@site/content/plain-text";
import type { Faq, Section } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";
import { useId } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import ruled from "../../ui/frame/shell.module.css";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "../../ui/rows/facts.module.css";
import { Facts } from "../../ui/rows/facts.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";

type Props = {
  faqs: readonly Faq[];
  exclusive?: boolean;
  query?: string;
  open?: boolean;
};

export function Faqs({ faqs, exclusive = false, query = "", open = false }: Props) {
  const group = useId();
  return (
    <div className={ruled.top}>
      {faqs.map(({ question, answer, id }) => (
        <Disclosure
          key={question}
          summary={query === "" ? question : <Marked text={question} query={query} />}
          open={open}
          {...(exclusive && { name: group })}
        >
          {/* React can't change a text that page translation has replaced, so the key replaces the element. */}
          {/* The browser opens a closed `<details>` if the URL's hash names an element in it. */}
          <Text key={query} id={id} c="dimmed" pb="md" style={{ scrollMarginTop: 80 }}>
            {query === "" ? <NoWrap text={answer} /> : <Marked text={withoutMarks(answer)} query={query} />}
          </Text>
        </Disclosure>
      ))}
    </div>
  );
}

/** All parts of the text are in one `<span>`, because a `<summary>` would put them into separate columns. */
function Marked({ text, query }: { text: string; query: string }) {
  const place = placeIn(text, query.trim());
  if (place === null) return <span>{text}</span>;
  const { start, end } = place;
  return (
    <span key={query}>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}

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
      {/* The browser opens a closed `<details>` if the URL's hash names an element in it. */}
      <p id={id}>
        {description} {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
      </p>
    </Disclosure>
  );
}
