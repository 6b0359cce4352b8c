import { Box, Table, Text, VisuallyHidden } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { SampleSheet, SheetCell, SheetMark, SheetRow } from "@site/content/types/sections";
import { Fragment, type ReactNode } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import ruled from "../../ui/frame/ruled.module.css";
import table from "../../ui/table/table.module.css";
import css from "./sample-sheets.module.css";

type Props = {
  sheets: readonly SampleSheet[];
  /** Another sheet, next to them. */
  children?: ReactNode;
};

/** Samples of the lists that we maintain for a practice, each with a caption that says that its data is invented. */
export function SampleSheets({ sheets, children }: Props) {
  return (
    <div className={children === undefined ? undefined : css.several}>
      {sheets.map((sheet) => (
        <Sheet key={sheet.id} id={sheet.id} title={sheet.title} {...frameCopy.sample}>
          {sheet.open !== null ? (
            <Disclosure summary={sheet.open} wide="sm">
              <SheetTable sheet={sheet} />
            </Disclosure>
          ) : (
            <SheetTable sheet={sheet} />
          )}
        </Sheet>
      ))}
      {children}
    </div>
  );
}

type SheetProps = { id: string; title: string; stamp: string; caption: string; children: ReactNode };

/** A paper with a folder's tab and a stamp. */
export function Sheet({ id, title, stamp, caption, children }: SheetProps) {
  return (
    <figure className={css.figure} data-sheet={id}>
      <p className={css.tab}>{title}</p>
      <p className={css.stamp}>{stamp}</p>
      <div className={css.sheet}>{children}</div>
      <Text component="figcaption" size="sm" c="dimmed" mt={8}>
        {caption}
      </Text>
    </figure>
  );
}

type Strip = NonNullable<SheetRow["strip"]>;

/** On a phone, rows of three cells become two lines each: the item with its mark, then the next step. */
function SheetTable({ sheet: { title, columns, rows, months, note } }: { sheet: SampleSheet }) {
  const isList = columns.filter(({ wide }) => !wide).length > 2 && months === null;
  // Texts say what they are by their column's name, which a phone has no room for; a status says it itself.
  const isPlain = rows.every(({ cells }) => cells.every((cell) => typeof cell === "string"));
  return (
    <>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table className={`${table.table} ${css.table}`} mod={{ list: isList }} aria-label={title}>
          <thead>
            <tr>
              {columns.slice(0, months === null ? undefined : 1).map(({ label, wide }) => (
                <th key={label} scope="col" data-wide={wide}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months !== null && <YearRow>{months}</YearRow>}
            {rows.map(({ cells: [first, ...cells], strip }) => (
              <Fragment key={String(first)}>
                <tr data-strip={strip !== null || undefined}>
                  <th scope="row">{first !== undefined && wordsOf(first)}</th>
                  {strip === null &&
                    cells.map((cell, index) => (
                      <td
                        key={columns[index + 1]?.label}
                        data-wide={columns[index + 1]?.wide}
                        data-name={isPlain ? columns[index + 1]?.label : undefined}
                      >
                        {wordsOf(cell)}
                      </td>
                    ))}
                </tr>
                {strip && (
                  <YearRow strip={strip}>
                    {cells.map((cell, index) => (
                      <span key={columns[index + 1]?.label}>
                        <VisuallyHidden>{columns[index + 1]?.label} </VisuallyHidden>
                        {wordsOf(cell)}
                      </span>
                    ))}
                  </YearRow>
                )}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </Table.ScrollContainer>
      {note !== null && (
        <Text size="sm" fw="var(--mantine-font-weight-medium)" maw="none" mt={4} pt={12} className={ruled.top ?? ""}>
          {note}
        </Text>
      )}
    </>
  );
}

function wordsOf(cell: SheetCell) {
  return typeof cell === "string" ? cell : <Mark kind={cell.mark}>{cell.text}</Mark>;
}

/** A row of one year: the months' initials, or an item's bar with the item's dates at its two ends. */
function YearRow({ strip, children }: { strip?: Strip; children: ReactNode }) {
  const place = strip && { left: share(strip.startDay), width: share(strip.expiryDay - strip.startDay) };
  return (
    <tr>
      <td className={css.year}>
        {place ? (
          <>
            <div className={css.strip} aria-hidden="true">
              <span style={place} />
            </div>
            <Box className={css.ends ?? ""} __vars={{ "--at": place.left }} miw={place.width}>
              {children}
            </Box>
          </>
        ) : (
          <div className={css.months} aria-hidden="true">
            {Array.from(String(children), (month, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: -- months share initials, and are never reordered
              <span key={index}>{month}</span>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
}

function share(days: number): string {
  return `${((days / 365) * 100).toFixed(2)}%`;
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

/** A cell's text with its status icon: a disc for a payer's status, a box for a document. */
export function Mark({ kind, children }: { kind: SheetMark; children: string }) {
  const isBox = kind === "have" || kind === "missing";
  return (
    <span className={css.mark} data-kind={kind}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <rect x="1.5" y="1.5" width="15" height="15" rx={isBox ? 3 : 8} />
        <path d={shapes[kind]} />
      </svg>
      {children}
    </span>
  );
}
