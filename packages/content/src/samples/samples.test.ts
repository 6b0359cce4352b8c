import { expect, it } from "vitest";
import { addDays, dayOfMonth } from "../calendar.ts";
import { documentSheet } from "./document-sheet.ts";
import { expirySheet } from "./expiry-sheet.ts";
import { statusSheet } from "./status-sheet.ts";

it("every row of a sample sheet has a cell for each column, and a unique first cell", () => {
  for (const { title, columns, rows } of [statusSheet, documentSheet, expirySheet]) {
    expect(
      rows.filter(({ cells }) => cells.length !== columns.length),
      title,
    ).toEqual([]);
    expect(new Set(rows.map(({ cells }) => cells[0])).size, title).toBe(rows.length);
  }
});

it("the sample calendar draws the days that it names", () => {
  for (const { cells, strip } of expirySheet.rows) {
    const { startDay, expiryDay } = strip ?? { startDay: Number.NaN, expiryDay: Number.NaN };
    const days = [startDay, expiryDay].map((day) => dayOfMonth(addDays("2027-01-01", day)));
    expect(cells.slice(1)).toEqual(days);
    expect(startDay).toBeGreaterThanOrEqual(0);
    expect(expiryDay).toBeLessThan(365);
  }
});
