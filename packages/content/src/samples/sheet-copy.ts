import type { SheetCopy } from "../types/sections.ts";

export const sheetCopy: SheetCopy = { stamp: "Sample", caption: "Sample with invented data." };
