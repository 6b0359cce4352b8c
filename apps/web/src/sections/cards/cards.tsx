import { ThemeIcon, Title } from "@mantine/core";
import type { Card } from "@site/content/types/content";
import { GridList } from "../../ui/frame/grid-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./cards.module.css";

/** Cards in a grid. The number of columns is chosen so that the last row never contains a single card. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <GridList cols={columnsFor(cards.length)} spacing="xl" verticalSpacing={{ base: 0, md: "lg" }}>
      {cards.map((card) => (
        <li key={card.title} className={css.card}>
          <ThemeIcon className={css.tile ?? ""}>
            <Icon name={card.icon} />
          </ThemeIcon>
          <Title order={3}>{card.title}</Title>
          <p className={css.text}>
            <Unbroken text={card.description} />
          </p>
        </li>
      ))}
    </GridList>
  );
}

function columnsFor(count: number) {
  if (count === 3) return { base: 1, md: 3 };
  return { base: 1, md: 2, lg: count === 4 ? 4 : 3 };
}
