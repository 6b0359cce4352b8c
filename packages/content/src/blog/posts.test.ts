import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Post, postLengths } from "../types/content.ts";
import { movedPosts } from "./moved.ts";
import { posts } from "./posts.ts";

const articles = Object.entries<Post>(posts);

const inWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
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

/** What is wrong with each article: one that is wrong fails one test, which names it. */
function wrongWith(problemsOf: (post: Post, slug: string) => readonly unknown[]): readonly string[] {
  return articles.flatMap(([slug, post]) => problemsOf(post, slug).map((problem) => `${slug}: ${problem}`));
}

it("articles have slugs, titles, excerpts and marks that fit where they are shown", () => {
  const { title, excerpt, mark, inShort } = postLengths;
  const wrong = wrongWith((post, slug) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ["the slug"]),
    ...(post.title.length <= title.max ? [] : [`a title of ${post.title.length} letters`]),
    ...(post.excerpt.length >= excerpt.min && post.excerpt.length <= excerpt.max ? [] : ["the excerpt’s length"]),
    ...(post.mark.length <= mark.max ? [] : [`the mark ${post.mark}`]),
    ...post.inShort.filter((sentence) => sentence.length > inShort.max || !/[.”"]$/.test(sentence)),
    ...repeated([...post.tags, ...post.inShort]),
  ]);
  expect(wrong).toEqual([]);
});

it("the numbers of an article's mark and summary are in its text", () => {
  const wrong = wrongWith(({ mark, inShort, title, excerpt, content }) => {
    const text = `${title}\n${excerpt}\n${content}`.toLowerCase();
    const numbers = [mark, ...inShort].join(" ").match(/\d+(?:[.,]\d+)*/g) ?? [];
    return numbers.filter((number) => !text.includes(number) && !text.includes(inWords[Number(number)] ?? "-"));
  });
  expect(wrong).toEqual([]);
});

it("articles are plain text of the forms that the page draws", () => {
  const other = /^[ \t]|[ \t]$|\t|\n{3}|[*_`]{2}|^#|<\/?[a-z]|\]\(|\{[a-zA-Z]+\}/m;
  const wrong = wrongWith((post) => [
    ...(post.content === post.content.trim() ? [] : ["an empty line at an end"]),
    ...(other.exec(post.content) ?? []),
    ...blocksOf(post).flatMap((lines) => {
      const [line = "", ...more] = lines;
      if (line.startsWith("- ")) return [...lines.filter((item) => !item.startsWith("- ")), ...repeated(lines)];
      if (line.startsWith("|")) return problemsOfTable(lines);
      const isHeading = more.length === 0 && !/[.,:;?!)”"]$/.test(line);
      return isHeading && line.length > postLengths.heading.max ? [line] : [];
    }),
  ]);
  expect(wrong).toEqual([]);
});

/** A table has at most four columns, so that it fits a phone, and each row has those of its first line. */
function problemsOfTable(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.slice(2).split(" | "));
  const names = rows[0] ?? [];
  return [
    ...lines.filter((line) => !/^\| [^|]+(?: \| [^|]+)+$/.test(line)),
    ...(names.length > 4 ? [`${names.length} columns`] : []),
    ...rows.filter((row) => row.length !== names.length).map((row) => row.join(" | ")),
    ...repeated(names),
  ];
}

it("articles name each source once, with a day of reading that is not after their own", () => {
  const wrong = wrongWith(({ sources, createdOn, updatedOn }) => [
    ...(updatedOn === null || updatedOn > createdOn ? [] : ["updated before it was written"]),
    ...repeated(sources.map(({ url }) => url)),
    ...sources
      .filter(({ title, publisher, url, checkedOn }) => {
        const isNamed = title !== "" && publisher !== "" && /^https:\/\/[\w.-]+\.[a-z]+\//.test(new URL(url).href);
        return !isNamed || (checkedOn ?? createdOn) > (updatedOn ?? createdOn);
      })
      .map(({ url }) => url),
  ]);
  expect(wrong).toEqual([]);
});

it.each([
  ["Credentialing Tips", 12],
  ["Payer Enrollment", 8],
  ["Industry News", 15],
  ["Compliance", 6],
])("the category %s holds the %i articles of requirement 55, or more", (category, count) => {
  expect(articles.filter(([, post]) => post.category === category).length).toBeGreaterThanOrEqual(count);
});

it("a removed article's address redirects to an article that exists", () => {
  for (const [from, to] of movedPosts) {
    expect(posts).not.toHaveProperty(from);
    expect(posts).toHaveProperty(to);
  }
});
