import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Post, postCategories, postLengths } from "../types/content.ts";
import { movedPosts } from "./moved.ts";
import { posts } from "./posts.ts";

const articles = Object.entries<Post>(posts);

const inWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

function blocksOf({ content }: Post): string[][] {
  return content.split("\n\n").map((block) => block.split("\n"));
}

it("every file of the folder articles is an article under the name of its file", () => {
  const files = readdirSync(join(import.meta.dirname, "articles")).map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(posts).toSorted()).toEqual(files.toSorted());
});

it("articles are listed newest first", () => {
  const days = articles.map(([, { createdOn }]) => createdOn);
  expect(days).toEqual(days.toSorted().toReversed());
});

describe.each(articles)("the article %s", (slug, post) => {
  it("is long enough to be useful and short enough to be read", () => {
    expect(wordCount(post.content)).toBeGreaterThanOrEqual(postLengths.words.min);
    expect(wordCount(post.content)).toBeLessThanOrEqual(postLengths.words.max);
  });

  it("has a title, an excerpt and tags that fit where they are shown", () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(post.title.length).toBeLessThanOrEqual(postLengths.title.max);
    expect(post.excerpt.length).toBeGreaterThanOrEqual(postLengths.excerpt.min);
    expect(post.excerpt.length).toBeLessThanOrEqual(postLengths.excerpt.max);
    expect(post.tags.length).toBeLessThanOrEqual(postLengths.tags.max);
    expect(new Set(post.tags).size).toBe(post.tags.length);
  });

  it("has a mark that fits its cover, and three sentences whose numbers are in the text", () => {
    const { mark, inShort, title, excerpt, content } = post;
    expect(mark.length).toBeLessThanOrEqual(postLengths.mark.max);
    expect(new Set(inShort).size).toBe(3);
    for (const sentence of inShort) {
      expect(sentence.length).toBeGreaterThanOrEqual(postLengths.inShort.min);
      expect(sentence.length, sentence).toBeLessThanOrEqual(postLengths.inShort.max);
      expect(sentence).toMatch(/[.”"]$/);
    }
    const text = `${title}\n${excerpt}\n${content}`.toLowerCase();
    const numbers = [mark, ...inShort].join(" ").match(/\d+(?:[.,]\d+)*/g) ?? [];
    const missing = numbers.filter(
      (number) => !text.includes(number) && !text.includes(inWords[Number(number)] ?? "-"),
    );
    expect(missing).toEqual([]);
  });

  it("is plain text of the forms that the page draws", () => {
    expect(post.content).toBe(post.content.trim());
    expect(post.content).not.toMatch(/[ \t]$|\t|\n{3}|[*_`]{2}|^#|<\/?[a-z]|\]\(|\{[a-zA-Z]+\}/m);
    const blocks = blocksOf(post);
    const lists = blocks.filter((lines) => lines.some((line) => line.startsWith("- ")));
    for (const lines of lists) {
      expect(lines.every((line) => line.startsWith("- "))).toBe(true);
      expect(new Set(lines).size).toBe(lines.length);
    }
    const headings = blocks.filter(([line = "", ...more]) => more.length === 0 && !/[.,:;?!)”"]$/.test(line));
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter(([line = ""]) => line.length > postLengths.heading.max)).toEqual([]);
  });

  it("has tables whose rows have the columns of their first line and fit a phone", () => {
    const tables = blocksOf(post).filter((lines) => lines.some((line) => line.startsWith("|")));
    for (const lines of tables) {
      expect(lines.filter((line) => !/^\| [^|]+(?: \| [^|]+)+$/.test(line))).toEqual([]);
      const rows = lines.map((line) => line.slice(2).split(" | "));
      const [names = [], ...data] = rows;
      expect(names.length).toBeLessThanOrEqual(4);
      expect(data.length).toBeGreaterThan(1);
      expect(data.filter((row) => row.length !== names.length)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("names each source once, with a day of reading that is not after the article's own", () => {
    const { sources, createdOn, updatedOn } = post;
    expect(updatedOn === null || updatedOn > createdOn).toBe(true);
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
    for (const { title, publisher, url, checkedOn } of sources) {
      expect(new URL(url).href).toMatch(/^https:\/\/[\w.-]+\.[a-z]+\//);
      expect([title, publisher]).not.toContain("");
      expect((checkedOn ?? createdOn) <= (updatedOn ?? createdOn), url).toBe(true);
    }
  });
});

it.each([
  ["Credentialing Tips", 12],
  ["Payer Enrollment", 8],
  ["Industry News", 15],
  ["Compliance", 6],
])("the category %s holds the %i articles of requirement 55, or more", (category, count) => {
  expect(articles.filter(([, post]) => post.category === category).length).toBeGreaterThanOrEqual(count);
});

it("no article has a category without a tile", () => {
  expect(new Set(articles.map(([, post]) => post.category))).toEqual(new Set(postCategories));
});

it("a removed article's address redirects to an article that exists", () => {
  for (const [from, to] of movedPosts) {
    expect(posts).not.toHaveProperty(from);
    expect(posts).toHaveProperty(to);
  }
});
