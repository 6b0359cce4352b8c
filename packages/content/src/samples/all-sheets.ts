import type { Section } from "../types/content.ts";
import type { SheetCopy } from "../types/sections.ts";
import { documentSheet } from "./document-sheet.ts";
import { expirySheet } from "./expiry-sheet.ts";
import { statusSheet } from "./status-sheet.ts";

export const sheetCopy: SheetCopy = { stamp: "Sample", caption: "Sample with invented data." };

/** The section that shows all three, on pages about the company as a whole. */
export const allSheets: Section & { kind: "sheets" } = {
  kind: "sheets",
  id: "samples",
  title: "How we keep a file",
  intro: "Three sheets. Sample with invented data.",
  sheets: [statusSheet, documentSheet, expirySheet],
  words: sheetCopy,
};
