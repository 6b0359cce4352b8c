import { Group, Title } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Checklist } from "@site/content/types/content";
import css from "./checklists.module.css";
import { CheckItems, TodoItems } from "./items.tsx";

/** `remarks`: what stands on each item of a list, or null. */
type Props = { lists: readonly (Checklist & { remarks?: readonly (string | null)[] })[] };

/** A longer list may be divided between two sheets of paper. */
const wholeMax = 8;

/** Lists side by side. A single list fills the width with two columns. */
export function Checklists({ lists }: Props) {
  const three = lists.length % 3 === 0;
  const boxed = lists.filter(({ mark }) => mark === "todo");
  // Below its own list, if only one of several is for the reader to tick.
  const ownFoot = boxed.length === 1 ? boxed[0] : undefined;
  return (
    <>
      <div data-grid={lists.length === 1 ? 1 : three ? 3 : 2}>
        {lists.map((list) => (
          <div key={list.title} data-print={list.items.length > wholeMax ? undefined : "whole"}>
            <Title order={3}>{list.title}</Title>
            {list.mark === "todo" ? (
              <TodoItems title={list.title} items={list.items} remarks={list.remarks} isWide={lists.length === 1} />
            ) : (
              <CheckItems items={list.items} mark={list.mark} remarks={list.remarks} isWide={lists.length === 1} />
            )}
            {list === ownFoot && <Foot />}
          </div>
        ))}
      </div>
      {boxed.length > 1 && <Foot />}
    </>
  );
}

function Foot() {
  return (
    <Group justify="space-between" gap="2px 28px" mt="sm">
      <p>{frameCopy.openBoxes}</p>
      <PrintList label={frameCopy.printList} />
    </Group>
  );
}

/** Prints the section that contains the button: `browser/controls.ts`. */
export function PrintList({ label }: { label: string }) {
  return (
    <button type="button" className={css.print} data-print-list>
      {label}
    </button>
  );
}
