import type { Action } from "@site/content/types";
import { Actions } from "../../ui/actions.tsx";
import css from "./call-cards.module.css";

type CallCard = { title: string; text: string; note: string; action: Action };

export function CallCards({ cards }: { cards: readonly CallCard[] }) {
  return (
    <div className={css.wrap}>
      {cards.map(({ title, text, note, action }) => (
        <section key={title} className={css.card}>
          <h2 className={css.title}>{title}</h2>
          <p>{text}</p>
          <p className={css.note}>{note}</p>
          <div className={css.actions}>
            <Actions actions={[action]} />
          </div>
        </section>
      ))}
    </div>
  );
}
