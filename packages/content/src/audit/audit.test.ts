import { expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { windows } from "../facts/dated.ts";
import { compactsNextCheck } from "../states/data/licensure-compacts.ts";
import { pageContent, textsBelow } from "../test/all-words.ts";
import type { IsoDate } from "../types/content.ts";
import { companyClaims, unconfirmed } from "./attestations.ts";
import { outdatedFacts } from "./facts.ts";

function named(name: string, today: IsoDate): readonly string[] {
  return outdatedFacts(today).filter((line) => line.startsWith(name));
}

it("a list is due on the date of its next check or, without such a date, a year after its last check", () => {
  const compact = "states/data/licensure-compacts.ts, imlc";
  expect(named(compact, addDays(compactsNextCheck, -1))).toEqual([]);
  expect(named(compact, compactsNextCheck)).toHaveLength(1);
  const nextYear = windows.asOf.replace(/^\d+/, (year) => `${Number(year) + 1}`) as IsoDate; // a date of another year
  expect(named("facts/dated.ts, windows", nextYear)).toEqual([]);
  const line = `facts/dated.ts, windows: last checked on ${windows.asOf}`;
  expect(named("facts/dated.ts, windows", addDays(nextYear, 1))).toEqual([line]);
});

it("due facts are listed with the oldest first", () => {
  const dates = outdatedFacts("2999-01-01").map((line) => line.slice(-10));
  expect(dates).toEqual(dates.toSorted());
});

const claims = companyClaims.map(({ claim }) => claim);

it("texts marked as samples are counted by kind, and confirmed texts are not counted", () => {
  const [sample, confirmed] = [{ attestation: "sample" }, { attestation: "confirmed" }] as const;
  expect(unconfirmed({ testimonials: [sample, confirmed, sample], "case studies": [confirmed] })).toEqual([
    "2 testimonials",
  ]);
  const kinds = unconfirmed().map((line) => line.replace(/^\d+ /, ""));
  expect(kinds).toEqual(["testimonials", "case studies", "company claims", "legal texts"]);
});

it("every company claim of the list is on a page, and every figure of a page is on the list", () => {
  const texts = textsBelow(pageContent);
  expect(claims.filter((claim) => !texts.some(({ text }) => text.includes(claim)))).toEqual([]);
  const figures = texts.filter(({ place }) => /\.(?:stats\.\d+|claims\.\w+)\.value$/.test(place));
  expect(figures.filter(({ text }) => !claims.includes(text))).toEqual([]);
});
