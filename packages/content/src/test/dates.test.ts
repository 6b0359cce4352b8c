import { expect, it } from "vitest";
import { dayAt, parseDate } from "../calendar.ts";
import { officeZone } from "../site.ts";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

it("every date in content is a day of the calendar, and none is in the future", () => {
  const today = dayAt(officeZone, Date.now());
  const dates = textsBelow([pageContent, articleContent]).filter(({ text }) => /^\d+-\d+-\d+$/.test(text));
  expect(dates.length).toBeGreaterThan(100);
  expect(dates.filter(({ text }) => parseDate(text) === null || text > today)).toEqual([]);
});
