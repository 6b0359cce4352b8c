import { Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Checklist, DatesForm as Content, ListMark } from "@site/content/types/content";
import { useLocation, useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "../../browser/storage.ts";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./checklists.module.css";

const wholeMax = 5;

export function Checklists({ lists }: { lists: readonly Checklist[] }) {
  const columns = lists.length === 1 ? 1 : lists.length % 3 === 0 ? 3 : 2;
  const boxed = lists.filter(({ mark }) => mark === "todo");
  const ownFoot = boxed.length === 1 ? boxed[0] : undefined;
  return (
    <>
      <SimpleGrid cols={columns === 1 ? 1 : { base: 1, sm: 2, md: columns }}>
        {lists.map((list) => (
          <div key={list.title} data-print={list.items.length > wholeMax ? undefined : "whole"}>
            <Title order={3}>{list.title}</Title>
            {list.mark === "todo" ? (
              <TodoItems {...list} isWide={columns === 1} />
            ) : (
              <CheckItems {...list} mark={list.mark} isWide={columns === 1} />
            )}
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
    <Group justify="space-between" gap="2px 28px" mt="sm">
      <p>{frameCopy.openBoxes}</p>
      <PrintList />
    </Group>
  );
}

export function PrintList() {
  return (
    <Button variant="default" size="sm" mt={8} data-print-list data-print="hide" data-scripted>
      {frameCopy.printList}
    </Button>
  );
}

/** Without the space, screen readers and copied text would join the last word of the item and the remark. */
function Item({ text, remark }: { text: string; remark?: string | null | undefined }) {
  if (!remark) return <NoWrap text={text} />;
  return (
    <>
      <span>
        <NoWrap text={text} />
      </span>{" "}
      <Text span display="block" size="sm" c="dimmed">
        <NoWrap text={remark} />
      </Text>
    </>
  );
}

type ItemsProps = Pick<Checklist, "items" | "remarks" | "unneeded"> & {
  isWide?: boolean;
};

export function CheckItems({ items, mark, remarks, isWide }: ItemsProps & { mark: Exclude<ListMark, "todo"> }) {
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

/** The boxes can be ticked and printed without scripts, which only count and store the ticks. */
function TodoItems({ title, items, remarks, unneeded = [], isWide }: ItemsProps & { title: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [ready, setReady] = useState(0);
  // The key contains the page's path, because the lists of all states have the same title.
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
          <li key={item} data-unneeded={unneeded.includes(item) || undefined}>
            {unneeded.includes(item) ? (
              <Item text={item} remark={remarks?.[index]} />
            ) : (
              <label>
                <input type="checkbox" value={item} />
                <span>
                  <Item text={item} remark={remarks?.[index]} />
                </span>
              </label>
            )}
          </li>
        ))}
      </ul>
      <Text role="status" c="pine.7" fw="var(--mantine-font-weight-medium)" mt={ready > 0 ? 8 : 0} data-print="hide">
        {ready > 0 && `${ready} ${frameCopy.of} ${items.length - unneeded.length} ${frameCopy.ready}`}
      </Text>
    </>
  );
}

function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll("input") ?? [])];
}

/** This form works without scripts: the server responds with a calendar file, or with this page and the errors. */
export function DatesForm({ id, form: { action, fields, submit, note } }: { id: string; form: Content }) {
  const { formOutcome } = useRouteContext({ from: "__root__" });
  const refused = formOutcome?.form === "expiries" ? formOutcome : null;
  return (
    <form action={`${action}#${id}`} method="get" data-print="hide">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          {fields.map(({ id, label }) => (
            <TextInput
              key={id}
              id={`date-${id}`}
              name={id}
              type="date"
              label={label}
              defaultValue={refused?.values[id]}
              error={refused?.errors[id]}
              errorProps={{ role: "alert" }}
            />
          ))}
        </SimpleGrid>
        <div>
          <Button type="submit">{submit}</Button>
        </div>
        <p>{note}</p>
      </Stack>
    </form>
  );
}
