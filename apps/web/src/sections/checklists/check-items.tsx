import type { ListMark } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./check-items.module.css";

type Props = {
  items: readonly string[];
  mark: Exclude<ListMark, "todo">;
  /** Two columns, for a list that has the whole width to itself. */
  isWide?: boolean;
};

/** The most characters of a name, in lists that a phone shows as running lines. */
const nameLengthMax = 46;

/** A list whose items have a tick or a dash. */
export function CheckItems({ items, mark, isWide = false }: Props) {
  const areNames = mark === "item" && items.every((item) => withoutMarks(item).length <= nameLengthMax);
  return (
    <ul className={css.list} data-mark={mark} data-wide={isWide || undefined} data-names={areNames || undefined}>
      {items.map((item) => (
        <li key={item}>
          <Unbroken text={item} />
        </li>
      ))}
    </ul>
  );
}
