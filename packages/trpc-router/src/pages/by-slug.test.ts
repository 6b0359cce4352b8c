import { posts } from "@site/content/blog/posts";
import { type Post, postCategories } from "@site/content/types/content";
import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

it("pages.state and pages.specialty return the rows of the tables", async () => {
  const { caller, db } = await openTestCaller();
  await db.updateTable("states").set({ name: "Old Dominion" }).where("slug", "=", "virginia").execute();
  await db.updateTable("specialties").set({ timeframe_to_days: 95 }).where("slug", "=", "obgyn").execute();
  await db.deleteFrom("specialties").where("slug", "=", "podiatry").execute();

  expect((await caller.pages.state({ slug: "virginia" })).copy.hero.heading).toBe("Old Dominion Medical Credentialing");
  const { specialty, page } = await caller.pages.specialty({ slug: "obgyn" });
  expect(specialty.timeframe).toBe("90-95 days");
  expect(page.hero.figure?.title).toContain("11 specialties");
  expect(page.hero.figure?.bars.map(({ label }) => label)).toEqual([
    "OB/GYN: usually 90-95 days",
    "DME/HME: usually 30-60 days, the shortest",
    "Dermatology: usually 120-150 days, the longest",
  ]);
  await expect(caller.pages.specialty({ slug: "podiatry" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("a state's row decides what stands on its registration and on its Medicaid plans", async () => {
  const { caller, db } = await openTestCaller();
  const remarks = async () => (await caller.pages.state({ slug: "ohio" })).copy.requirements;
  expect((await remarks()).licensing.remarks[2]).toMatch(/^none in Ohio/);

  const facts = { controlled_substance_registration: "yes", medicaid_managed_care: "no" } as const;
  await db.updateTable("states").set(facts).where("slug", "=", "ohio").execute();
  expect((await remarks()).licensing.remarks[2]).toBeNull();
  expect((await remarks()).network.remarks[4]).toMatch(/^none in Ohio/);

  await db.updateTable("states").set({ medicaid_managed_care: null }).where("slug", "=", "ohio").execute();
  expect((await remarks()).network.remarks[4]).toMatch(/^not confirmed/);
});

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
