import { describe, expect, it } from "vitest";
import { postCategories } from "../types.ts";
import { posts } from "./posts.ts";

const articles = Object.entries(posts);

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

describe.each(articles)("the article %s", (slug, post) => {
  it("is long enough to be useful and short enough to be read", () => {
    expect(wordCount(post.content)).toBeGreaterThanOrEqual(450);
    expect(wordCount(post.content)).toBeLessThanOrEqual(1300);
  });

  it("has a title, an excerpt and tags that fit where they are shown", () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(post.title.length).toBeLessThanOrEqual(60);
    expect(post.excerpt.length).toBeGreaterThanOrEqual(70);
    expect(post.excerpt.length).toBeLessThanOrEqual(160);
    expect(post.tags.length).toBeLessThanOrEqual(6);
    expect(new Set(post.tags).size).toBe(post.tags.length);
  });

  it("is plain text in the form that the page understands", () => {
    expect(post.content).toBe(post.content.trim());
    expect(post.content).not.toMatch(/[ \t]$|\t|\n{3}|[*_`]{2}|^#|<\/?[a-z]|\]\(|\{[a-zA-Z]+\}/m);
    const blocks = post.content.split("\n\n").map((block) => block.split("\n"));
    const lists = blocks.filter((lines) => lines.some((line) => line.startsWith("- ")));
    for (const lines of lists) {
      expect(lines.every((line) => line.startsWith("- "))).toBe(true);
      expect(new Set(lines).size).toBe(lines.length);
    }
    const headings = blocks.filter(([line = "", ...more]) => more.length === 0 && !/[.,:;?!)”"]$/.test(line));
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter(([line = ""]) => line.length > 80)).toEqual([]);
  });
});

it.each([
  ["Credentialing Tips", 12],
  ["Payer Enrollment", 8],
  ["Industry News", 15],
  ["Compliance", 6],
])("%s holds %i articles", (category, count) => {
  expect(articles.filter(([, post]) => post.category === category)).toHaveLength(count);
});

it("no other category than the tiles'", () => {
  expect(new Set(articles.map(([, post]) => post.category))).toEqual(new Set(postCategories));
});

it("articles are listed newest first, on days that the calendar has", () => {
  const dates = articles.map(([, post]) => post.createdOn);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const date of dates) expect(new Date(`${date}T12:00:00Z`).toISOString().slice(0, 10)).toBe(date);
});
