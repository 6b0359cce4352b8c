import { movedPosts } from "@site/content/blog/moved";
import { posts } from "@site/content/blog/posts";
import { articleCopy } from "@site/content/copy/blog";
import type { Post } from "@site/content/types/content";
import { describe, expect, it, vi } from "vitest";
import { attributesOf, readDocument, structuredDataOf, type TestDocument, textsOf } from "../../test/open-test-app.ts";
import { openRehearsedApp } from "../../test/rehearsed-app.ts";

const { app, db } = await openRehearsedApp();
const articles = Object.entries<Post>(posts);

function blogPosting({ $ }: TestDocument) {
  return structuredDataOf($).find((block) => block["@type"] === "BlogPosting");
}

it.each(articles)(
  "the article %s has its sources, summary, contents, service and dates, for readers and for machines",
  async (slug, post) => {
    const document = await readDocument(app, `/blog/${slug}`);
    const { $ } = document;
    const { citation = [], datePublished, dateModified } = blogPosting(document);

    const shown = $("section[aria-labelledby=sources] li").toArray();
    expect(shown).toHaveLength(post.sources.length);
    for (const [index, { title, publisher, url, checkedOn }] of post.sources.entries()) {
      const link = $(shown[index]).find("a");
      expect([link.attr("href"), link.attr("rel"), link.text()]).toEqual([url, "noopener", title]);
      expect($(shown[index]).text()).toContain(publisher);
      expect($(shown[index]).find("time").attr("datetime") ?? null).toBe(checkedOn);
    }
    expect(citation.map(({ url }: { url: string }) => url)).toEqual(post.sources.map(({ url }) => url));

    expect(textsOf($, "section[aria-labelledby=in-short] li")).toEqual(post.inShort);
    expect($("article header").text()).toMatch(/\d min read/);
    const targets = attributesOf($, "article nav a", "href");
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect($(`article h2${target}`), target).toHaveLength(1);

    // After the second part, or after the only one.
    const card = $(`article a[href="/${post.service}"]`);
    expect(card).toHaveLength(post.service === null ? 0 : 1);
    const before = card.closest("div[data-print]").prevAll("h2[id^=part-]").toArray();
    if (post.service !== null) expect(before).toHaveLength(Math.min(2, $("article h2[id^=part-]").length));

    const days = attributesOf($, "article header time", "datetime").map((day) => day.slice(0, 10));
    expect(days).toEqual([post.createdOn, post.updatedOn].filter((day) => day !== null));
    const changedOn = post.updatedOn ?? post.createdOn;
    expect([datePublished, dateModified]).toEqual([`${post.createdOn}T12:00:00.000Z`, `${changedOn}T12:00:00.000Z`]);
  },
);

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
  const document = await readDocument(app, "/blog/by-hand");
  const { $ } = document;
  expect($("article").text()).not.toContain(articleCopy.sources);
  expect($("article").text()).not.toContain(articleCopy.updated);
  expect(blogPosting(document)).not.toHaveProperty("citation");
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
