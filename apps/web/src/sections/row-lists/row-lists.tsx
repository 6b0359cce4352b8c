import { frameCopy } from "@site/content/nav";
import type { Card, Link } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";

/** A phone shows the names alone of more links than this. */
const namesFrom = 8;

type Props = {
  links: readonly (Link & { description?: string })[];
  /** In one row on a desktop. */
  strip?: boolean;
};

export function LinkList({ links, strip = false }: Props) {
  return (
    <Rows cols={strip ? 4 : links.length === 3 ? 3 : 2} brief={strip ? "strip" : links.length > namesFrom}>
      {links.map(({ label, href, description }) => (
        <Row key={label} href={href} label={label} text={description} />
      ))}
    </Rows>
  );
}

/**
 * Text blocks in two or three columns, so that the last row never has a single one. A phone shows the first row, and the
 * others on demand.
 */
export function Cards({ cards }: { cards: readonly Card[] }) {
  const cols = cards.length % 3 === 0 ? 3 : 2;
  const others = cards.slice(cols);
  const rows = (part: readonly Card[]) => (
    <Rows cols={cols}>
      {part.map(({ title, description }) => (
        <Row key={title} label={title} text={description} heading />
      ))}
    </Rows>
  );
  return (
    <>
      {rows(cards.slice(0, cols))}
      {others.length > 0 && (
        <Disclosure summary={`${frameCopy.showOther} ${others.length}`} wide="sm">
          {rows(others)}
        </Disclosure>
      )}
    </>
  );
}
