import type { Section } from "../types/content.ts";
import { documentSheet } from "./document-sheet.ts";
import { expirySheet } from "./expiry-sheet.ts";
import { sheetCopy } from "./sheet-copy.ts";
import { statusSheet } from "./status-sheet.ts";

/** The section that shows all three, on pages about the company as a whole. */
export const allSheets: Section & { kind: "sheets" } = {
  kind: "sheets",
  id: "samples",
  title: "How we keep a file",
  intro: "Three sheets. Sample with invented data.",
  sheets: [statusSheet, documentSheet, expirySheet],
  words: sheetCopy,
};
