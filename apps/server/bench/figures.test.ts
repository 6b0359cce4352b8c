import { expect, it } from "vitest";
import { figureOf, isMet, median } from "./figures.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

it("a ratio is the middle of the rounds' own, so a machine that grows slow changes no ratio", () => {
  const rounds = [100, 50, 10].map((limit) => ({ product: limit * 0.9, limit }));
  const { ratio, product, limit } = figureOf("page", "requests/s", rounds, null);
  expect([ratio, product, limit]).toEqual([0.9, 45, 50]);
});

it.each([
  [0.9, { atLeast: 0.9 }, true],
  [0.89, { atLeast: 0.9 }, false],
  [1.15, { atMost: 1.15 }, true],
  [1.16, { atMost: 1.15 }, false],
] as const)("%d meets %j: %j", (ratio, aim, expected) => {
  expect(isMet(figureOf("page", "ms", [{ product: ratio, limit: 1 }], aim))).toBe(expected);
});
