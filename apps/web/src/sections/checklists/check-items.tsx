import type { ListMark } from "@site/content/types/content";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./check-items.module.css";

type Props = {
  items: readonly string[];
  mark: ListMark;
  /** Two columns, for a list that has the whole width to itself. */
  isWide?: boolean;
  /** Half of the width, beside another list. */
  isHalf?: boolean;
};

/** The most characters of a name, in lists that a phone shows as running lines. */
const nameLengthMax = 46;

/** A list whose items have a tick, an empty box or a dash, which the style sheet draws. */
export function CheckItems({ items, mark, isWide = false, isHalf = false }: Props) {
  const areNames = mark === "item" && items.every(({ length }) => length <= nameLengthMax);
  return (
    <ul
      className={`${css.list} ${isWide ? css.wide : ""} ${areNames ? css.names : ""} ${isHalf ? css.isHalf : ""}`}
      data-mark={mark}
    >
      {items.map((item) => (
        <li key={item} className={css.row}>
          <Unbroken text={item} />
        </li>
      ))}
    </ul>
  );
}
