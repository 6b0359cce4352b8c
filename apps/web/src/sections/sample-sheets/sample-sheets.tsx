import { frameCopy } from "@site/content/nav";
import type { SampleSheet } from "@site/content/types/sections";
import type { ReactNode } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import css from "./sample-sheets.module.css";
import { SheetTable } from "./sheet-table.tsx";

type Props = {
  sheets: readonly SampleSheet[];
  /** Another sheet, beside them. */
  children?: ReactNode;
};

/** Samples of the lists that we maintain for a practice, each with a caption that says that its data is invented. */
export function SampleSheets({ sheets, children }: Props) {
  return (
    <div className={children === undefined ? "" : css.several}>
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
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
