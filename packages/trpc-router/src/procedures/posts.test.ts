import { posts } from "@site/content/blog/posts";
import type { Post } from "@site/content/types/content";
import { describe, expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

const articles: Post[] = Object.values(posts);

function dates(posts: readonly { createdAt: string }[]): string[] {
  return posts.map((post) => post.createdAt);
}

describe("posts.list", () => {
  it("returns all articles, newest first, without their text", async () => {
    const { caller } = await openTestCaller();
    const list = await caller.posts.list();
    expect(list.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(posts).toSorted());
    expect(dates(list)).toEqual(dates(list).toSorted().toReversed());
    expect(list[0]).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
      title: expect.stringMatching(/\w/),
      excerpt: expect.stringMatching(/\w/),
      category: Object.values(posts)[0]?.category,
      imageUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT12:00:00\.000Z$/),
      tags: expect.arrayContaining([expect.any(String)]),
      mark: Object.values(posts)[0]?.mark,
      stamp: Object.values(posts)[0]?.stamp,
    });
  });

  it("returns the later row of one day as the newer article", async () => {
    const { caller, db } = await openTestCaller();
    await db.updateTable("blog_posts").set({ created_at: "2026-01-01T12:00:00.000Z" }).execute();
    const ids = (await caller.posts.list()).map((post) => post.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it("returns no more articles than the limit, after filter and order", async () => {
    const { caller } = await openTestCaller();
    const all = await caller.posts.list({ category: "Compliance", order: "oldest" });
    expect(await caller.posts.list({ category: "Compliance", order: "oldest", limit: 2 })).toEqual(all.slice(0, 2));
    expect(await caller.posts.list({ limit: 1000 })).toHaveLength(articles.length);
  });
});

describe("posts.bySlug", () => {
  it("returns the article of the list with its text", async () => {
    const { caller } = await openTestCaller();
    const listed = (await caller.posts.list()).find((post) => post.slug === "w-9-and-the-legal-business-name");
    const post = await caller.posts.bySlug({ slug: "w-9-and-the-legal-business-name" });
    const { updatedOn, sources, service, inShort } = posts["w-9-and-the-legal-business-name"];
    expect(post).toEqual({
      ...listed,
      content: expect.stringContaining("\n\nWho decides the spelling\n\n"),
      updatedAt: updatedOn && `${updatedOn}T12:00:00.000Z`,
      sources,
      service: await caller.services.bySlug({ slug: service ?? "" }),
      inShort,
    });
  });
});
