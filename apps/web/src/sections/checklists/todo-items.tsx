import { frameCopy } from "@site/content/nav";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "../../browser/storage.ts";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./check-items.module.css";

type Props = { title: string; items: readonly string[]; isWide?: boolean };

/**
 * A list that the visitor ticks. The boxes work and print without scripts; with scripts a line counts them, and the tab
 * stores what is ticked.
 */
export function TodoItems({ title, items, isWide = false }: Props) {
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
        data-wide={isWide || undefined}
        onChange={changed}
      >
        {items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" value={item} />
              <span>
                <Unbroken text={item} />
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
