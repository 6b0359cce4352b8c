import { articlesForServices } from "@site/content/blog/articles-for-services";
import { services } from "@site/content/services/services";
import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

it("each service page links two other services and two existing articles", async () => {
  const { caller } = await openTestCaller();
  for (const slug of Object.keys(services)) {
    const { needed, articles } = await caller.pages.service({ slug });
    expect(new Set([slug, ...needed.map(({ href }) => href.slice(1))]).size, slug).toBe(3);
    expect(articles, slug).toHaveLength(2);
    for (const { href, label } of articles) {
      const post = await caller.posts.bySlug({ slug: href.replace("/blog/", "") });
      expect(post.title).toBe(label);
    }
  }
});

it("a service page does not link an article that an admin has removed", async () => {
  const { caller, context } = await openTestCaller();
  const [removed, remaining] = articlesForServices["payer-enrollment"];
  await context.db.deleteFrom("blog_posts").where("slug", "=", removed).execute();
  const { articles } = await caller.pages.service({ slug: "payer-enrollment" });
  expect(articles.map(({ href }) => href)).toEqual([`/blog/${remaining}`]);
});
