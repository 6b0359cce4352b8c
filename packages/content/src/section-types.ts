/** Content of the sections that are more than a list; types.ts has the union of all sections. */
import type { Path } from "./paths.ts";

/** One of the lists that are kept for a practice, as a table with invented data. */
export type SampleSheet = {
  id: "status" | "documents" | "expiries";
  title: string;
  /** Opens the sheet on a phone, where only the first of several is open. */
  open: string;
  /** The first names what a row is about. `wide`: left out on a phone. */
  columns: readonly { label: string; wide?: true }[];
  rows: readonly SheetRow[];
  /** Initials of the months, above the strips; null: no row has one. */
  months: string | null;
  note: string | null;
};

export type SheetRow = {
  cells: readonly SheetCell[];
  /** Days of the year between which the work is done, drawn below the cells. */
  strip: { startDay: number; expiryDay: number } | null;
};

/** Files: `done` by a payer, `half` under review, `open` until somebody acts. Documents: the other three. */
export type SheetMark = "done" | "half" | "open" | "have" | "missing" | "expires";

export type SheetCell = string | { mark: SheetMark; text: string };

export type SheetWords = { stamp: string; caption: string };

/** A question that a buyer asks before the first call, answered in short lines; the link leads to the whole answer. */
export type BuyingAnswer = { title: string; lines: readonly string[]; link: { label: string; href: Path } };

/** What to compare, and what holds for each choice, in the order of the names. */
export type Comparison = {
  names: readonly string[];
  rows: readonly { about: string; cells: readonly string[] }[];
};
