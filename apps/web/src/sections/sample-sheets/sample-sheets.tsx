import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Link } from "@site/content/types/content";
import type { SampleSheet, SheetCell, SheetMark, YearFigure } from "@site/content/types/sections";
import { type ReactNode, useId } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Plot } from "../../ui/figures/plot.tsx";
import { scaleTo } from "../../ui/figures/track.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import css from "./sample-sheets.module.css";

export function SampleSheets({ sheets }: { sheets: readonly SampleSheet[] }) {
  return (
    <Group gap={32} align="start">
      {sheets.map((sheet) => (
        <Sheet key={sheet.id} id={sheet.id} title={sheet.title} {...frameCopy.sample} flex="3 1 min(100%, 35rem)">
          {sheet.open !== null ? (
            <Disclosure summary={sheet.open} isPhoneOnly>
              <SheetTable sheet={sheet} />
            </Disclosure>
          ) : sheet.year !== null ? (
            <Year {...sheet.year} />
          ) : (
            <SheetTable sheet={sheet} />
          )}
        </Sheet>
      ))}
    </Group>
  );
}

type SheetProps = { id: string; title: string; stamp?: string; caption: string; flex?: string; children: ReactNode };

export function Sheet({ id, title, stamp, caption, flex = "2 1 min(100%, 20rem)", children }: SheetProps) {
  return (
    <Stack component="figure" gap={0} pos="relative" miw={0} flex={flex} data-sheet={id}>
      <p className={css.tab}>{title}</p>
      {stamp !== undefined && <p className={css.stamp}>{stamp}</p>}
      <Paper withBorder p="md" fz="sm" className={css.sheet ?? ""}>
        {children}
      </Paper>
      <Text component="figcaption" size="sm" c="dimmed" mt={8}>
        {caption}
      </Text>
    </Stack>
  );
}

type DrawingProps = { slug: string; width: string; hasNumbers?: boolean };

export function Drawing({ slug, width, hasNumbers = false }: DrawingProps) {
  return (
    <Text span display="block" flex="none" c="pine.7" bg="white" __vars={{ "--numbers": hasNumbers ? "1" : "0" }}>
      <svg viewBox="0 0 480 320" width={width} aria-hidden="true" focusable="false">
        <use href={`/art/plates.svg#${slug}`} />
      </svg>
    </Text>
  );
}

export function Plate({ slug, title, caption }: { slug: string; title: string; caption: string }) {
  return (
    <div data-print="hide">
      <Sheet id={slug} title={title} caption={caption}>
        <Drawing slug={slug} width="100%" hasNumbers />
      </Sheet>
    </div>
  );
}

function SheetTable({ sheet: { title, columns, rows, stacks, note } }: { sheet: SampleSheet }) {
  return (
    <>
      <StackedTable
        label={title}
        names={columns.map(({ label }) => label)}
        stacks={stacks === true}
        rows={rows.map(({ cells: [head, ...cells] }) => ({ head, cells: cells.map(wordsOf) }))}
      />
      {note !== null && (
        <Text size="sm" fw="var(--mantine-font-weight-medium)" maw="none" pt="sm">
          {note}
        </Text>
      )}
    </>
  );
}

function wordsOf(cell: SheetCell) {
  return typeof cell === "string" ? cell : <Mark kind={cell.mark}>{cell.text}</Mark>;
}

export function Year({ starts, expires, days, quarters, rows, line }: YearFigure) {
  return (
    <Plot
      title={null}
      rows={rows.map(({ name, start, expiry, isUncertain }) => ({
        label: name,
        note: `${starts} ${start.text}, ${expires} ${expiry.text}`,
        marks: [{ tone: "usual", from: start.day, to: expiry.day, ...(isUncertain && { end: "up-to" }) }],
        size: "m",
      }))}
      scale={scaleTo(days, quarters, 365 / 4)}
      {...(line && { line })}
    />
  );
}

const tick = "M4.5 9.5l3 3 6-6.5";
const shapes: Record<SheetMark, string> = {
  done: tick,
  half: "M9 2.5a6.5 6.5 0 0 0 0 13z",
  open: "",
  have: tick,
  missing: "",
  expires: "M9 5v4.5l3 2",
};

/** The check mark has the color `Canvas`, because forced colors replace it together with the color behind it. */
export function Mark({ kind, children }: { kind: SheetMark; children: string }) {
  const isBox = kind === "have" || kind === "missing";
  const isDone = shapes[kind] === tick;
  const isDue = kind === "open" || kind === "missing" || kind === "expires";
  return (
    <Group component="span" gap={8} wrap="nowrap" align="baseline" display="inline-flex">
      <Text span c={isDone ? "pine.7" : "amber.7"} flex="none" pos="relative" top={3} mt={-3}>
        <svg viewBox="0 0 18 18" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
          <rect x="1.5" y="1.5" width="15" height="15" rx={isBox ? 3 : 8} fill={isDone ? "currentColor" : "none"} />
          <path
            d={shapes[kind]}
            stroke={isDone ? "Canvas" : "currentColor"}
            fill={kind === "half" ? "currentColor" : "none"}
          />
        </svg>
      </Text>
      {isDue ? (
        <Text span inherit c="amber.7" fw="var(--mantine-font-weight-medium)">
          {children}
        </Text>
      ) : (
        children
      )}
    </Group>
  );
}

export function Letter({ text, link }: { text: string; link: Link | null }) {
  const id = useId();
  return (
    <>
      <Paper component="pre" id={id} withBorder p="md" m={0} maw="72ch" className={css.letterText ?? ""}>
        {text}
      </Paper>
      <Group gap="8px 24px" pt="sm" data-print="hide">
        <Button variant="default" size="sm" className={css.copy ?? ""} data-copy={id} data-scripted>
          <span aria-live="polite">
            <span>{frameCopy.copy}</span>
            <span data-done>{frameCopy.copied}</span>
          </span>
        </Button>
        {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
      </Group>
    </>
  );
}
