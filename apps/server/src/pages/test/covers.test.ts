import { posts } from "@site/content/blog/posts";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { readDocument } from "../../test/open-test-app.ts";
import { openRehearsedApp } from "../../test/rehearsed-app.ts";

const { app, db } = await openRehearsedApp();

/** The text of the drawn cover in each card of a list, by slug. */
async function coversOf(path: string): Promise<Map<string, string>> {
  const { $ } = await readDocument(app, path);
  const cards = $("#latest li a").toArray();
  return new Map(
    cards.map((card) => [
      $(card).attr("href")?.slice("/blog/".length) ?? "",
      $(card).find("[aria-hidden=true]").first().text(),
    ]),
  );
}

it("every article has a cover with its category, and its mark where that is a day, a form, an amount or a time", async () => {
  const covers = await coversOf("/blog?shown=48");
  for (const [slug, { category, mark }] of Object.entries<Post>(posts)) {
    const counts = /^\d+ (?!days?$|weeks?$|months?$|years?$)/.test(mark);
    expect(covers.get(slug), slug).toBe(`${category}${counts ? "" : mark.replace(">", "–")}`);
  }
});

it("an article that an admin inserts has a cover: its category on the tab of a sheet without a mark", async () => {
  const row = {
    title: "By hand",
    excerpt: "An article that an admin inserts.",
    content: "Text.",
    created_at: "2040-02-03T12:00:00.000Z",
  } as const;
  await db
    .insertInto("blog_posts")
    .values([
      { ...row, slug: "plain", category: "Compliance" },
      { ...row, slug: "marked", category: "Industry News", mark: "an odd mark", stamp: "returned" },
    ])
    .execute();
  const covers = await coversOf("/blog?q=hand+admin+inserts");
  expect(covers).toEqual(
    new Map([
      ["marked", "Industry Newsan odd mark"],
      ["plain", "Compliance"],
    ]),
  );
});
