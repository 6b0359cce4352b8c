import type { SheetWords } from "../section-types.ts";

export const sheetWords: SheetWords = { stamp: "Sample", caption: "Sample with invented data." };
