import type { Card } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";

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
