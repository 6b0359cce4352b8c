import type { SampleSheet, SheetCopy } from "@site/content/types/sections";
import css from "./sample-sheets.module.css";
import { SheetTable } from "./sheet-table.tsx";

type Props = { sheets: readonly SampleSheet[]; words: SheetCopy };

/**
 * Samples of the lists that we maintain for a practice. A single one says in a caption that its data is invented; above
 * several the section's introduction does. On a phone only the shortest of several, of the files' status, is open. In a wider
 * viewport and in print, CSS shows the content of the closed `<details>` as well.
 */
export function SampleSheets({ sheets, words }: Props) {
  return (
    <div className={sheets.length > 1 ? css.several : ""}>
      {sheets.map((sheet) => (
        <figure key={sheet.id} className={`${css.figure} ${css[sheet.id]} ${sheets.length === 1 ? css.single : ""}`}>
          <p className={css.tab}>{sheet.title}</p>
          <p className={css.stamp}>{words.stamp}</p>
          <details className={css.sheet} open={sheet.id === "status" && sheets.length > 1}>
            <summary className={css.summary}>{sheet.open}</summary>
            <SheetTable sheet={sheet} />
          </details>
          {sheets.length === 1 && <figcaption className={css.caption}>{words.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
