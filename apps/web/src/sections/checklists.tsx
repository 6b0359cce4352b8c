import type { Checklist } from "@site/content/types";
import css from "./checklists.module.css";
import { Icon } from "./icon.tsx";

export function Checklists({ lists }: { lists: readonly Checklist[] }) {
  const columns = lists.length % 3 === 0 ? css.three : "";
  return (
    <div className={`${css.grid} ${columns}`}>
      {lists.map((list) => (
        <div key={list.title}>
          <h3>{list.title}</h3>
          <CheckItems items={list.items} />
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
