import { frameCopy } from "@site/content/nav";
import type { ListMark } from "@site/content/types/content";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "../../browser/storage.ts";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./checklists.module.css";

type Remarks = readonly (string | null)[] | undefined;

/** An item, and below it what is true of it here. */
function Item({ text, remark = null }: { text: string; remark?: string | null | undefined }) {
  return (
    <>
      <Unbroken text={text} />
      {remark !== null && (
        <span className={css.remark}>
          <Unbroken text={remark} />
        </span>
      )}
    </>
  );
}

type Props = {
  items: readonly string[];
  mark: Exclude<ListMark, "todo">;
  remarks?: Remarks;
  /** Two columns, for a list that has the whole width to itself. */
  isWide?: boolean;
};

/** A list whose items have a tick or a dash. */
export function CheckItems({ items, mark, remarks, isWide = false }: Props) {
  return (
    <ul className={css.list} data-mark={mark} data-wide={isWide || undefined}>
      {items.map((item, index) => (
        <li key={item}>
          <Item text={item} remark={remarks?.[index]} />
        </li>
      ))}
    </ul>
  );
}

type TodoItemsProps = { title: string; items: readonly string[]; remarks?: Remarks; isWide?: boolean };

/**
 * A list that the visitor ticks. The boxes work and print without scripts; with scripts a line counts them, and the tab
 * stores what is ticked.
 */
export function TodoItems({ title, items, remarks, isWide = false }: TodoItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ready, setReady] = useState(0);
  // By page too, because lists of several states have one title; a new page has new boxes.
  const stored = `${useLocation({ select: ({ pathname }) => pathname })} ${title}`;

  useEffect(() => {
    const known = readStored(stored);
    for (const box of boxesIn(list.current)) box.checked ||= Array.isArray(known) && known.includes(box.value);
    setReady(boxesIn(list.current).filter(({ checked }) => checked).length);
  }, [stored]);

  function changed() {
    const ticked = boxesIn(list.current).filter(({ checked }) => checked);
    setReady(ticked.length);
    writeStored(
      stored,
      ticked.map(({ value }) => value),
    );
  }

  return (
    <>
      <ul
        key={stored}
        ref={list}
        className={css.list}
        data-mark="todo"
        data-live
        data-wide={isWide || undefined}
        onChange={changed}
      >
        {items.map((item, index) => (
          <li key={item}>
            <label>
              <input type="checkbox" value={item} />
              <span>
                <Item text={item} remark={remarks?.[index]} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={css.count}>
        {ready > 0 && `${ready} ${frameCopy.of} ${items.length} ${frameCopy.ready}`}
      </p>
    </>
  );
}

function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll("input") ?? [])];
}
