import { articlesForServices, posts } from "@site/content/blog/posts";
import { addDays, dayAt } from "@site/content/calendar";
import { entriesOf } from "@site/content/entries-of";
import { type PageKind, pages } from "@site/content/pages";
import { site } from "@site/content/site";
import { type Post, postCategories } from "@site/content/types/content";
import { testPolicy } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";
import { pagesRouter } from "./pages.ts";

type Caller = Awaited<ReturnType<typeof openTestCaller>>["caller"];

function slugsOf(...kinds: PageKind[]): { slug: string }[] {
  const own = pages.filter(
    ({ kind, path, canonical }) => kinds.includes(kind) && (path === canonical || kind === "generic"),
  );
  const slugs = own.map(({ path }) => path.split("/").at(-1) ?? "");
  return slugs.filter((slug) => !/^(specialist|telemedicine)-credentialing$/.test(slug)).map((slug) => ({ slug }));
}

const inputs: Partial<Record<string, readonly object[]>> = {
  otherPages: [{ words: "texas" }],
  // If a provider starts in two days, the planner says to call the office. So the page contains the phone number.
  planner: [{ start: addDays(dayAt("UTC", Date.now()), 2) }],
  article: [{ slug: "reassignment-on-the-855i" }],
  service: slugsOf("service"),
  state: slugsOf("state"),
  sections: slugsOf("specialty", "generic"),
  legal: slugsOf("legal"),
};

function everyAnswer(caller: Caller): [string, Promise<unknown>][] {
  const names = entriesOf(pagesRouter._def.record).map(([name]) => name);
  return names.flatMap((name) =>
    (inputs[name] ?? [undefined]).map((input): [string, Promise<unknown>] => {
      return [`${name} ${JSON.stringify(input)}`, caller.pages[name](input as never)]; // `inputs` has valid inputs for each procedure
    }),
  );
}

it("a fact of the operator that the layout's output does not name is not sent", async () => {
  const { caller } = await openTestCaller({ ...site, ...{ bankAccount: "12-345" } });
  const { notice: _, ...known } = site;
  expect((await caller.pages.layout()).site).toEqual({ ...known, zone: testPolicy.hours.zone });
});

it("a new column of a table is not sent by any procedure that reads pages or lists", async () => {
  const { caller, db } = await openTestCaller();
  const secret = "For the office only.";
  for (const table of ["services", "specialties", "states", "blog_posts"] as const)
    await db.schema
      .alterTable(table)
      .addColumn("note", "text", (column) => column.defaultTo(secret))
      .execute();
  const { services, specialties, states, posts: articles } = caller;
  const lists: [string, Promise<unknown>][] = [
    ["services.featured", services.featured()],
    ["services.bySlug", services.bySlug({ slug: "payer-enrollment" })],
    ["specialties.list", specialties.list()],
    ["states.list", states.list()],
    ["states.bySlug", states.bySlug({ slug: "ohio" })],
    ["posts.list", articles.list()],
    ["posts.bySlug", articles.bySlug({ slug: "reassignment-on-the-855i" })],
  ];
  for (const [name, answer] of [...everyAnswer(caller), ...lists])
    expect(JSON.stringify(await answer), name).not.toContain(secret);
});

it("the operator's facts replace every token on every page, and no fact of the sample company remains", async () => {
  const { region: _, zone: __, ...facts } = site;
  const texts = entriesOf(facts).flatMap(([name, fact]) => (typeof fact === "string" ? [[name, fact] as const] : []));
  const { caller } = await openTestCaller(Object.fromEntries(texts.map(([name]) => [name, `the operator's ${name}`])));
  const answers = everyAnswer(caller);
  expect(answers.length).toBeGreaterThan(100);
  for (const [name, answer] of answers) {
    const text = JSON.stringify(await answer);
    expect(text.match(/\{[a-zA-Z]+\}/g), name).toBeNull();
    for (const [, fact] of texts) expect(text, name).not.toContain(fact);
  }
});

it("a specialty that an admin adds has a page at once", async () => {
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

  const page = await caller.pages.sections({ slug: "urology" });
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

const noPages = { service: "ophthalmology", sections: "payer-enrollment", state: "guam", legal: "cookies" } as const;

it("a page kind has no page at a slug of another kind, or at a property name of every object", async () => {
  const { caller } = await openTestCaller();
  for (const [kind, slug] of entriesOf(noPages))
    for (const each of [slug, "-credentialing", "constructor", "__proto__"])
      await expect(caller.pages[kind]({ slug: each }), `${kind} ${each}`).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("a service page does not link to an article that an admin has removed", async () => {
  const { caller, context } = await openTestCaller();
  const [removed, remaining] = articlesForServices["payer-enrollment"];
  await context.db.deleteFrom("blog_posts").where("slug", "=", removed).execute();
  const { articles } = await caller.pages.service({ slug: "payer-enrollment" });
  expect(articles.map(({ href }) => href)).toEqual([`/blog/${remaining}`]);
});
