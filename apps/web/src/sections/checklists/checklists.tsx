import { SimpleGrid, Title } from "@mantine/core";
import type { Checklist } from "@site/content/types";
import { Icon } from "../../ui/icon.tsx";
import css from "./checklists.module.css";

/** `notes`: sentences below a list, for items that apply only to some readers. */
type Props = { lists: readonly (Checklist & { notes?: readonly string[] })[] };

export function Checklists({ lists }: Props) {
  const three = lists.length % 3 === 0;
  return (
    <SimpleGrid
      cols={{ base: 1, md: 2, ...(three && { xl: 3 }) }}
      spacing={{ base: 64, ...(three && { xl: 44 }) }}
      verticalSpacing="xl"
    >
      {lists.map((list) => (
        <div key={list.title}>
          <Title order={3}>{list.title}</Title>
          <CheckItems items={list.items} />
          {list.notes?.map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </SimpleGrid>
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
