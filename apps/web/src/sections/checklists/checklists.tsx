import type { Checklist } from "@site/content/types";
import { Icon } from "../../ui/icon.tsx";
import css from "./checklists.module.css";

/** `notes`: sentences below a list that say for whom a line holds. */
type Props = { lists: readonly (Checklist & { notes?: readonly string[] })[] };

export function Checklists({ lists }: Props) {
  const columns = lists.length % 3 === 0 ? css.three : "";
  return (
    <div className={`${css.grid} ${columns}`}>
      {lists.map((list) => (
        <div key={list.title}>
          <h3>{list.title}</h3>
          <CheckItems items={list.items} />
          {list.notes?.map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

export function CheckItems({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          <span className={css.box}>
            <Icon name="check" size={14} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
