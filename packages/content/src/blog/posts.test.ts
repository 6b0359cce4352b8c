import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Post } from "../types/content.ts";
import { movedPosts, posts } from "./posts.ts";

const articles = Object.entries<Post>(posts);

const inWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

it("every file of the folder articles is an article under the name of its file", () => {
  const files = readdirSync(join(import.meta.dirname, "articles")).map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(posts).toSorted()).toEqual(files.toSorted());
});

function wrongWith(problemsOf: (post: Post, slug: string) => readonly unknown[]): readonly string[] {
  return articles.flatMap(([slug, post]) => problemsOf(post, slug).map((problem) => `${slug}: ${problem}`));
}

it("articles have slugs, titles, excerpts and marks that fit where they are shown", () => {
  const wrong = wrongWith(({ title, excerpt, mark, inShort }, slug) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ["the slug"]),
    ...(title.length <= 60 ? [] : [`a title of ${title.length} letters`]),
    ...(excerpt.length >= 70 && excerpt.length <= 160 ? [] : [`an excerpt of ${excerpt.length} letters`]),
    ...(mark.length <= 16 ? [] : [`the mark ${mark}`]),
    ...inShort.filter((sentence) => sentence.length > 120),
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

it("articles are plain text, and each row of a table has the columns of its first line", () => {
  const markup = /^[ \t]|\t|[*_`]{2}|^#|<\/?[a-z]|\]\(|\{[a-zA-Z]+\}/m;
  const wrong = wrongWith(({ content }) => [
    ...(markup.exec(content) ?? []),
    ...content.split("\n\n").flatMap((block) => {
      const [names = [], ...rows] = block.split("\n").map((line) => line.split(" | "));
      return block.startsWith("| ") ? rows.filter((row) => row.length !== names.length) : [];
    }),
  ]);
  expect(wrong).toEqual([]);
});

it("no source of an article was read after the article's last day", () => {
  const wrong = wrongWith(({ sources, createdOn, updatedOn }) => [
    ...(updatedOn === null || updatedOn > createdOn ? [] : ["updated before it was written"]),
    ...sources.filter(({ checkedOn }) => (checkedOn ?? "") > (updatedOn ?? createdOn)).map(({ url }) => url),
  ]);
  expect(wrong).toEqual([]);
});

it("a removed article's URL redirects to an article that exists", () => {
  for (const [from, to] of movedPosts) {
    expect(posts).not.toHaveProperty(from);
    expect(posts).toHaveProperty(to);
  }
});
