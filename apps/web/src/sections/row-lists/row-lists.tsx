import type { Card, Link } from "@site/content/types/content";
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
