import { expect, it } from "vitest";
import { pageContent, textsBelow } from "./testing.ts";

function matches(pattern: RegExp): string[] {
  return textsBelow(pageContent).flatMap(({ place, text }) => (pattern.test(text) ? [`${place}: ${text}`] : []));
}

it.each([
  ["insurance coverage is called cover", /\b(malpractice|tail|acts|liability|after-hours) cover\b|\bcover of\b/i],
  ["membership is of something, not in it", /\bmembership of\b/i],
  ["cases call", /\bcases can call\b/i],
  ["something is counted on negatively", /\bcount on no\b/i],
  ["panels are asked again", /\basked again\b/i],
  ["a phone has a left and a right", /\bthe (left|right) (list|one|column)\b|\bon the left\b/i],
  ["a word order of another language comes first", /\bin which order to\b/i],
  ["no longer is said as not any more", /\bno \w+ comes? to your address any more\b/i],
])("no text in which %s", (_, pattern) => {
  expect(matches(pattern)).toEqual([]);
});

// Medicare takes an application 60 days ahead at most, a Medicaid plan after the state, a payer after the license.
it.each([
  /\b(goes|go|went|sent|leaves?|filed?) (all )?(out )?(together|at once)\b/i,
  /\bwith (all|every) (of )?(your )?payers? at (once|the same time)\b/i,
  /\bin the same two days\b/i,
])("no page promises that all applications leave on one day: %s", (pattern) => {
  expect(matches(pattern)).toEqual([]);
});
