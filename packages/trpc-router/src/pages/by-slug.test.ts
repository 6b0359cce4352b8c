import { posts } from "@site/content/blog/posts";
import { type Post, postCategories } from "@site/content/types/content";
import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

it("a specialty that an admin added is a page at once", async () => {
  const { caller, db } = await openTestCaller();
  await db
    .insertInto("specialties")
    .values({
      slug: "urology",
      name: "Urology",
      description: "Privileges by procedure.",
      icon: "stethoscope",
      timeframe_from_days: 90,
      timeframe_to_days: 120,
      key_requirements: '["Board certificate"]',
      position: 13,
    })
    .execute();

  const { specialty, page } = await caller.pages.specialty({ slug: "urology" });
  expect(specialty).toMatchObject({
    name: "Urology",
    timeframe: "90-120 days",
    keyRequirements: ["Board certificate"],
  });
  expect(page.hero).toMatchObject({
    heading: "Urology Credentialing",
    lead: "[Privileges](#privileges) by procedure.",
  });
  expect(page.sections).toMatchObject([{ id: "requirements", lists: [{ items: ["Board certificate"] }] }]);
  expect((await caller.specialties.list()).at(-1)?.slug).toBe("urology");
});

it("pages.blog counts the articles of the table by category", async () => {
  const { caller, db } = await openTestCaller();
  const counts = async () => (await caller.pages.blog()).tiles.map(({ category, count }) => [category, count]);
  const articles: Post[] = Object.values(posts);
  const seeded = postCategories.map((name) => [name, articles.filter(({ category }) => category === name).length]);
  expect(await counts()).toEqual(seeded);
  await db.deleteFrom("blog_posts").where("category", "=", "Compliance").execute();
  expect((await counts()).at(-1)).toEqual(["Compliance", 0]);
});

it.each([
  ["service", "ophthalmology"],
  ["service", "constructor"],
  ["service", "toString"],
  ["specialty", "payer-enrollment"],
  ["specialty", "__proto__"],
  ["state", "guam"],
  ["generic", "narnia-credentialing"],
  ["generic", "-credentialing"],
  ["generic", "texas"],
  ["generic", "hasOwnProperty"],
  ["legal", "cookies"],
  ["legal", "valueOf"],
] as const)("pages.%s has no page at %s", async (kind, slug) => {
  const { caller } = await openTestCaller();
  await expect(caller.pages[kind]({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
