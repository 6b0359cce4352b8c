import type { ListMark } from "@site/content/types";
import css from "./check-items.module.css";

type Props = {
  items: readonly string[];
  mark: ListMark;
  /** Two columns, for a list that has the whole width to itself. */
  isWide?: boolean;
};

/** A list whose items have a tick, an empty box or a dash, which the style sheet draws. */
export function CheckItems({ items, mark, isWide = false }: Props) {
  return (
    <ul className={`${css.list} ${isWide ? css.wide : ""}`} data-mark={mark}>
      {items.map((item) => (
        <li key={item} className={css.row}>
          {item}
        </li>
      ))}
    </ul>
  );
}
