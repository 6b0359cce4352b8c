import { describe, expect, it } from "vitest";
import type { Post } from "../types/content.ts";
import { posts } from "./posts.ts";

const articles = Object.values<Post>(posts);
const days = articles.map(({ createdOn }) => new Date(`${createdOn}T12:00:00Z`));
const millisecondsPerDay = 86_400_000;

describe("articles are dated as an editor would date them", () => {
  it("newest first, on days of the calendar", () => {
    const dates = articles.map(({ createdOn }) => createdOn);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(dates);
  });

  it("on working days", () => {
    const holidays = /-(?:01-01|06-19|07-04|11-11|12-25)$/;
    const off = days.filter((day) => [0, 6].includes(day.getUTCDay()));
    expect(off).toEqual([]);
    expect(articles.filter(({ createdOn }) => holidays.test(createdOn))).toEqual([]);
  });

  it("at no fixed interval", () => {
    const gaps = days.slice(1).map((day, index) => (Number(days[index]) - Number(day)) / millisecondsPerDay);
    const repeats = Map.groupBy(gaps, (gap) => gap);
    const [most = 0] = [...repeats.values()].map((same) => same.length).toSorted((a, b) => b - a);
    expect(most).toBeLessThanOrEqual(gaps.length / 5);
    expect(Math.max(...gaps)).toBeGreaterThan(3 * Math.min(...gaps));
  });

  it("on other days in each month", () => {
    const months = Map.groupBy(articles, ({ createdOn }) => createdOn.slice(0, 7));
    const patterns = [...months.values()].map((posted) => posted.map(({ createdOn }) => createdOn.slice(8)).join());
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it("in no rotation of the categories", () => {
    const categories = articles.map(({ category }) => category);
    const periods = Array.from({ length: 12 }, (_, index) => index + 1);
    const rotations = periods.filter((period) =>
      categories.every((category, index) => category === categories[index % period]),
    );
    expect(rotations).toEqual([]);
    expect(categories.filter((category, index) => category === categories[index + 1])).not.toEqual([]);
  });

  it("with a later day for a check of their facts, or none", () => {
    const wrong = articles.filter(({ createdOn, updatedOn }) => updatedOn !== null && updatedOn <= createdOn);
    expect(wrong).toEqual([]);
  });
});
