import { Group, Title } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Checklist } from "@site/content/types/content";
import type { ReactNode } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import css from "./checklists.module.css";
import { CheckItems, TodoItems } from "./items.tsx";

/** `remarks`: what stands on each item of a list, or null. */
type Props = { lists: readonly (Checklist & { remarks?: readonly (string | null)[] })[] };

/** Shorter lists than this are not folded. */
const foldedFrom = 4;

/** Lists side by side. A single list fills the width with two columns. */
export function Checklists({ lists }: Props) {
  const three = lists.length % 3 === 0;
  const boxed = lists.filter(({ mark }) => mark === "todo");
  // Below its own list, if only one of several is for the reader to tick.
  const ownFoot = boxed.length === 1 ? boxed[0] : undefined;
  return (
    <>
      <div data-grid={lists.length === 1 ? 1 : three ? 3 : 2}>
        {lists.map((list, index) => (
          <Folded key={list.title} title={list.title} isFolded={index > 0 && list.items.length >= foldedFrom}>
            {list.mark === "todo" ? (
              <TodoItems title={list.title} items={list.items} remarks={list.remarks} isWide={lists.length === 1} />
            ) : (
              <CheckItems items={list.items} mark={list.mark} remarks={list.remarks} isWide={lists.length === 1} />
            )}
            {list === ownFoot && <Foot />}
          </Folded>
        ))}
      </div>
      {boxed.length > 1 && <Foot />}
    </>
  );
}

/** A phone shows the first list, and the others on demand. */
function Folded({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  return (
    <div data-print="whole" data-folded={isFolded || undefined}>
      {isFolded ? (
        <Disclosure summary={title} wide="sm" heading>
          {children}
        </Disclosure>
      ) : (
        <>
          <Title order={3}>{title}</Title>
          {children}
        </>
      )}
    </div>
  );
}

function Foot() {
  return (
    <Group justify="space-between" gap="2px 28px">
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
