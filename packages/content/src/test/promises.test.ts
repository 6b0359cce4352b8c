import { expect, it } from "vitest";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

// Medicare takes an application 60 days ahead at most, a Medicaid plan after the state, a payer after the license.
it.each([
  [
    "All applications leave together in 18-27 days",
    /\b(goes|go|went|sent|leaves?|filed?) (all )?(out )?(together|at once)\b/i,
  ],
  ["We file with all your payers at once", /\bwith (all|every) (of )?(your )?payers? at (once|the same time)\b/i],
  ["Every application goes out in the same two days", /\bin the same two days\b/i],
])("neither pages nor articles promise one filing day for all payers: %j", (promise, pattern) => {
  expect(promise).toMatch(pattern);
  const made = textsBelow([pageContent, articleContent]).filter(({ text }) => pattern.test(text));
  expect(made).toEqual([]);
});
