import type { Section } from "../types.ts";
import { documentSheet } from "./document-sheet.ts";
import { expirySheet } from "./expiry-sheet.ts";
import { sheetCopy } from "./sheet-copy.ts";
import { statusSheet } from "./status-sheet.ts";

/** The section that shows all three, on pages about the company as a whole. */
export const allSheets: Section & { kind: "sheets" } = {
  kind: "sheets",
  id: "samples",
  title: "The work itself: three sample sheets",
  intro:
    "Which payer has which file, which document is missing, which date comes next: the three lists behind a file, with invented names and dates.",
  sheets: [statusSheet, documentSheet, expirySheet],
  words: sheetCopy,
};
