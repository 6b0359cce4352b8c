import { expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { datedFacts } from "../facts/dated/dated-facts.ts";
import { windows } from "../facts/dated/windows.ts";
import { compactsNextCheck } from "../states/data/licensure-compacts.ts";
import type { IsoDate } from "../types/content.ts";
import { outdatedFacts } from "./outdated.ts";

it("a list of dated facts with a date for its next check is due from that day on", () => {
  const dueOn = (today: IsoDate) =>
    outdatedFacts(today).filter((line) => line.startsWith("states/licensure-compacts.ts, imlc"));
  expect(dueOn(addDays(compactsNextCheck, -1))).toEqual([]);
  expect(dueOn(compactsNextCheck)).toHaveLength(1);
});

it("a list without such a date is outdated from the day after a year since its last check", () => {
  const named = (today: IsoDate) => outdatedFacts(today).filter((line) => line.startsWith("facts/dated/windows.ts"));
  const nextYear = windows.asOf.replace(/^\d+/, (year) => `${Number(year) + 1}`) as IsoDate; // a date of another year
  expect(named(nextYear)).toEqual([]);
  expect(named("2999-01-01")).toEqual([`facts/dated/windows.ts: last checked on ${windows.asOf}`]);
});

it("every dated list, sourced span and state answer can become outdated", () => {
  const lines = outdatedFacts("2999-01-01").join("\n");
  for (const name of Object.keys(datedFacts)) expect(lines).toContain(`facts/dated/${name}.ts`);
  for (const name of [
    "spans.ts, medicareReview",
    "controlled-substances.ts, ohio",
    "licensure-compacts.ts, nlc",
    "boards.ts",
  ])
    expect(lines).toContain(name);
});

it("figures that the customer requires do not become outdated", () => {
  expect(outdatedFacts("2999-01-01").join("\n")).not.toContain("spans.ts, facility");
});

it("outdated facts are listed with the oldest first", () => {
  const dates = outdatedFacts("2999-01-01").map((line) => line.slice(-10));
  expect(dates).toEqual(dates.toSorted());
});
