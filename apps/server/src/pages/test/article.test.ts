import { movedPosts } from "@site/content/blog/posts";
import { articleCopy } from "@site/content/copy/blog";
import { describe, expect, it, vi } from "vitest";
import { openTestApp, readDocument, structuredDataOf, textsOf } from "../../test/open-test-app.ts";

const { app, db } = await openTestApp();

const byHand = {
  slug: "by-hand",
  title: "By hand",
  excerpt: "An article that an admin inserts.",
  content: "Days\n\n| Payer | Days | Zone\n| Medicare | 15 | A|B\n| Medicaid | 45 | C\n\n| Not a table.",
  category: "Compliance",
  created_at: "2020-02-03T12:00:00.000Z",
} as const;

it("an article that an admin inserts needs no sources, and its table is a table", async () => {
  await db.insertInto("blog_posts").values(byHand).execute();
  await vi.waitUntil(async () => (await app.inject("/blog/by-hand")).statusCode === 200, { timeout: 5_000 });
  const { $ } = await readDocument(app, "/blog/by-hand");
  expect($("article").text()).not.toContain(articleCopy.sources);
  expect($("article").text()).not.toContain(articleCopy.updated);
  expect(structuredDataOf($).find((block) => block["@type"] === "BlogPosting")).not.toHaveProperty("citation");
  expect($("article").text()).not.toContain(articleCopy.inShort);
  expect($("article").text()).not.toContain(articleCopy.service);

  expect(textsOf($, "article thead th[scope=col]")).toEqual(["Payer", "Days", "Zone"]);
  expect(textsOf($, "article tbody th[scope=row]")).toEqual(["Medicare", "Medicaid"]);
  expect(textsOf($, "article tbody td")).toEqual(["15", "A|B", "45", "C"]);
  expect(textsOf($, "article p")).toContain("| Not a table.");
});

describe("a removed article", () => {
  it.each([...movedPosts])("at %s redirects permanently to %s", async (from, to) => {
    for (const url of [`/blog/${from}`, `/blog/${from}?utm_source=mail`]) {
      const response = await app.inject(url);
      expect([response.statusCode, response.headers.location]).toEqual([301, `/blog/${to}`]);
    }
    expect((await app.inject(`/api/blog/${from}`)).statusCode).toBe(404);
  });

  it("is served at its old address when an admin inserts it again", async () => {
    const [slug = ""] = movedPosts.keys();
    await db
      .insertInto("blog_posts")
      .values({ ...byHand, slug })
      .execute();
    await vi.waitUntil(async () => (await app.inject(`/blog/${slug}`)).statusCode === 200, { timeout: 5_000 });
  });
});
