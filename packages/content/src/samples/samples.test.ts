import { expect, it } from "vitest";
import { addDays, dayOfMonth } from "../calendar.ts";
import { allSheets } from "./all-sheets.ts";
import { expirySheet } from "./expiry-sheet.ts";

it.each(allSheets.sheets)(
  "every row of the sample sheet $title has a cell for each column, and a unique first cell",
  ({ columns, rows }) => {
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(rows.length);
  },
);

it("the sample calendar draws the days that it names", () => {
  for (const { cells, strip } of expirySheet.rows) {
    const { startDay, expiryDay } = strip ?? { startDay: Number.NaN, expiryDay: Number.NaN };
    const days = [startDay, expiryDay].map((day) => dayOfMonth(addDays("2027-01-01", day)));
    expect(cells.slice(1)).toEqual(days);
    expect(startDay).toBeGreaterThanOrEqual(0);
    expect(expiryDay).toBeLessThan(365);
  }
});
