import { SimpleGrid, Title } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Checklist } from "@site/content/types/content";
import { CheckItems } from "./check-items.tsx";
import css from "./checklists.module.css";
import { PrintList } from "./print-list.tsx";

/** `notes`: sentences below a list, for items that apply only to some readers. */
type Props = { lists: readonly (Checklist & { notes?: readonly string[] })[] };

/** Lists side by side. A single list fills the width with two columns. */
export function Checklists({ lists }: Props) {
  const three = lists.length % 3 === 0;
  const boxed = lists.filter(({ mark }) => mark === "todo");
  // Below its own list, if only one of several is for the reader to tick.
  const ownFoot = boxed.length === 1 ? boxed[0] : undefined;
  return (
    <>
      <SimpleGrid
        cols={{ base: 1, ...(lists.length > 1 && { md: 2 }), ...(three && { xl: 3 }) }}
        spacing={{ base: 64, ...(three && { xl: 44 }) }}
        verticalSpacing={{ base: 24, md: "xl" }}
        className={three ? (css.three ?? "") : ""}
      >
        {lists.map((list) => (
          <div key={list.title} className={css.column}>
            <Title order={3}>{list.title}</Title>
            <CheckItems items={list.items} mark={list.mark} isWide={lists.length === 1} isHalf={lists.length === 2} />
            {list.notes?.map((note) => (
              <p key={note} className={css.note}>
                {note}
              </p>
            ))}
            {list === ownFoot && <Foot />}
          </div>
        ))}
      </SimpleGrid>
      {boxed.length > 1 && <Foot />}
    </>
  );
}

function Foot() {
  return (
    <div className={css.foot}>
      <p>{frameCopy.openBoxes}</p>
      <PrintList label={frameCopy.printList} />
    </div>
  );
}
