import type { Card } from "@site/content/types";
import { Icon } from "../../ui/icon.tsx";
import css from "./cards.module.css";

const columns: Record<number, string | undefined> = { 3: css.three, 4: css.four, 5: css.three, 6: css.six };

/** Statements side by side under a common rule, so many columns that no card stands alone in its row. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={`${css.grid} ${columns[cards.length] ?? ""}`}>
      {cards.map((card) => (
        <li key={card.title} className={css.card}>
          <span className={css.tile}>
            <Icon name={card.icon} />
          </span>
          <h3>{card.title}</h3>
          <p className={css.text}>{card.description}</p>
        </li>
      ))}
    </ul>
  );
}
