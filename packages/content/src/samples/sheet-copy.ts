import type { SheetCopy } from "../section-types.ts";

export const sheetCopy: SheetCopy = { stamp: "Sample", caption: "Sample with invented data." };
