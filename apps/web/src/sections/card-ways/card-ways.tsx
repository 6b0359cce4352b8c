import { Text } from "@mantine/core";
import type { CardFigure } from "@site/content/types/content";
import css from "./card-ways.module.css";

/** A medical card, from which a line leads to each network that pays for a kind of visit. */
export function CardWays({ title, front, ways, note }: CardFigure) {
  return (
    <figure className={css.figure}>
      <figcaption>
        <strong>{title}</strong>
      </figcaption>
      <p className={css.card}>
        {front.label} <strong>{front.name}</strong>
      </p>
      <ul>
        {ways.map(({ visits, payer, join, isAnswer }) => (
          <li key={visits} className={isAnswer ? css.chosen : undefined}>
            {visits} <strong>{payer}</strong> {join}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </figure>
  );
}
