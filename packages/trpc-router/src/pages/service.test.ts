import { articlesForServices } from "@site/content/blog/articles-for-services";
import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

it("a service page does not link an article that an admin has removed", async () => {
  const { caller, context } = await openTestCaller();
  const [removed, remaining] = articlesForServices["payer-enrollment"];
  await context.db.deleteFrom("blog_posts").where("slug", "=", removed).execute();
  const { articles } = await caller.pages.service({ slug: "payer-enrollment" });
  expect(articles.map(({ href }) => href)).toEqual([`/blog/${remaining}`]);
});
