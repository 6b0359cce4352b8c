import type { Card, CaseRow, Link, Term } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";

type Props = {
  links: readonly (Link & { description?: string })[];
  /** In one row on a desktop. */
  strip?: boolean;
};

export function LinkList({ links, strip = false }: Props) {
  return (
    <Rows cols={strip ? 4 : links.length === 3 ? 3 : 2}>
      {links.map(({ label, href, description }) => (
        <Row key={label} href={href} label={label} text={description} />
      ))}
    </Rows>
  );
}

/** Text blocks in two or three columns, so that the last row never has a single one. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <Rows cols={cards.length % 3 === 0 ? 3 : 2}>
      {cards.map(({ title, description }) => (
        <Row key={title} label={title} text={description} heading />
      ))}
    </Rows>
  );
}

/** More terms stand in two columns of a wide viewport. */
const oneColumnMax = 5;

export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <Rows {...(terms.length > oneColumnMax ? { cols: 2 } : { look: "pairs" })}>
      {terms.map(({ term, description }) => (
        <Row key={term} label={term} text={description} />
      ))}
    </Rows>
  );
}

/** Links to case studies, each with its days and the percentage that the case states. */
export function CaseRows({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <Rows>
      {cases.map(({ name, scope, days, faster, href }) => (
        <Row key={href} href={href} label={name} text={scope}>
          <strong>{days}</strong>, {faster}
        </Row>
      ))}
    </Rows>
  );
}
