import { articlesForServices, posts } from "@site/content/blog/posts";
import { addDays, dayAt } from "@site/content/calendar";
import { entriesOf } from "@site/content/entries-of";
import { type PageKind, pages } from "@site/content/pages";
import { site } from "@site/content/site";
import { type Post, postCategories } from "@site/content/types/content";
import { testPolicy } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

type Caller = Awaited<ReturnType<typeof openTestCaller>>["caller"];

function slugsOf(kind: PageKind): string[] {
  const own = pages.filter((page) => page.kind === kind && (page.path === page.canonical || kind === "generic"));
  return own.map((page) => page.path.split("/").at(-1) ?? "");
}

const genericSlugs = slugsOf("generic").filter((slug) => !/^(specialist|telemedicine)-credentialing$/.test(slug));

/** All answers of the site, by the name of the call. */
function everyAnswer({ pages: page }: Caller): [string, Promise<unknown>][] {
  return [
    ["layout", page.layout()],
    ["home", page.home()],
    ["contact", page.contact()],
    ["about", page.about()],
    ["specialties", page.specialties()],
    ["states", page.states()],
    ["faqs", page.faqs()],
    ["otherPages", page.otherPages({ words: "texas" })],
    ["caseStudies", page.caseStudies()],
    ["notFound", page.notFound()],
    // No file can be finished by tomorrow, so the answer gives the number to call.
    ["planner", page.planner({ start: addDays(dayAt("UTC", Date.now()), 2) })],
    ["blog", page.blog()],
    ["article", page.article({ slug: "reassignment-on-the-855i" })],
    ...slugsOf("service").map((slug): [string, Promise<unknown>] => [slug, page.service({ slug })]),
    ...slugsOf("state").map((slug): [string, Promise<unknown>] => [slug, page.state({ slug })]),
    ...[...slugsOf("specialty"), ...genericSlugs].map((slug): [string, Promise<unknown>] => [
      slug,
      page.sections({ slug }),
    ]),
    ...slugsOf("legal").map((slug): [string, Promise<unknown>] => [slug, page.legal({ slug })]),
  ];
}

it("A fact of the operator that the layout's output does not name is not sent", async () => {
  const { caller } = await openTestCaller({ ...site, ...{ bankAccount: "12-345" } });
  // The notice has its own place, because it ends.
  const { notice: _, ...known } = site;
  // Visitors see one time zone: that of the office hours.
  expect((await caller.pages.layout()).site).toEqual({ ...known, zone: testPolicy.hours.zone });
});

it("A new column of a table is not sent by any procedure that reads pages or lists", async () => {
  const { caller, db } = await openTestCaller();
  const secret = "For the office only.";
  for (const table of ["services", "specialties", "states", "blog_posts"] as const)
    await db.schema
      .alterTable(table)
      .addColumn("note", "text", (column) => column.defaultTo(secret))
      .execute();
  const lists: [string, Promise<unknown>][] = [
    ["services.featured", caller.services.featured()],
    ["specialties.list", caller.specialties.list()],
    ["states.list", caller.states.list()],
    ["states.bySlug", caller.states.bySlug({ slug: "ohio" })],
    ["posts.list", caller.posts.list()],
    ["posts.bySlug", caller.posts.bySlug({ slug: "reassignment-on-the-855i" })],
  ];
  for (const [name, answer] of [...everyAnswer(caller), ...lists])
    expect(JSON.stringify(await answer), name).not.toContain(secret);
});

const facts = {
  name: "Harborview",
  phone: "(212) 555-0199",
  telHref: "tel:+12125550199",
  email: "desk@harborview.example",
  privacyEmail: "p@harborview.example",
  legalEmail: "l@harborview.example",
  street: "1 Pier",
  city: "Newport",
  region: "RI",
  postalCode: "02840",
  hours: "Mon-Sat 9AM-5PM CST",
  hoursBoth: "Mon-Sat 9AM-5PM CST",
  hoursDays: "Monday-Saturday",
  hoursTimes: "9:00 AM-5:00 PM CST",
};

it("the operator's facts replace every token on every page, and the sample company's do not remain", async () => {
  const { caller } = await openTestCaller(facts);
  const answers = everyAnswer(caller);
  // Each list of slugs has entries.
  expect(answers.length).toBeGreaterThan(100);
  const { region: _, zone: __, ...inventedSite } = site;
  const invented = Object.values(inventedSite).filter((fact) => typeof fact === "string");
  for (const [name, answer] of answers) {
    const text = JSON.stringify(await answer);
    expect(text.match(/\{[a-zA-Z]+\}/g), name).toBeNull();
    for (const fact of invented) expect(text, name).not.toContain(fact);
  }
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

it("a kind of page has none at a slug of another kind, nor at a name that every object has", async () => {
  const { caller } = await openTestCaller();
  for (const [kind, slug] of entriesOf(noPages))
    for (const each of [slug, "-credentialing", "constructor", "__proto__"])
      await expect(caller.pages[kind]({ slug: each }), `${kind} ${each}`).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("a service page does not link an article that an admin has removed", async () => {
  const { caller, context } = await openTestCaller();
  const [removed, remaining] = articlesForServices["payer-enrollment"];
  await context.db.deleteFrom("blog_posts").where("slug", "=", removed).execute();
  const { articles } = await caller.pages.service({ slug: "payer-enrollment" });
  expect(articles.map(({ href }) => href)).toEqual([`/blog/${remaining}`]);
});
