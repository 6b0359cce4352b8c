import { hash } from "node:crypto";
import { indexablePages } from "@site/content/pages";
import { site } from "@site/content/site";
import { socialCardsPath } from "@site/content/social-cards";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { listPages } from "../pages/addresses.ts";
import { addLike, openTestApp, readDocument, testOrigin, textsOf } from "../test/open-test-app.ts";
import { securityTxt } from "./site-files.ts";

const { app, db } = await openTestApp();

const added = {
  slug: "q-and-a-on-form-855",
  title: 'Q&A: "Is <855I> enough?" & more',
  excerpt: "Less than 5 < 6 pages & one signature.\uffff",
  content: "Text.",
  category: "Compliance",
  created_at: "2030-02-03T04:05:06.000Z",
} as const;

async function readXml(url: string) {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  // In XML, an ampersand may only begin an entity, such as `&amp;`.
  expect(response.body.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
  expect(response.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\w+/);
  return { response, $: load(response.body, { xml: true }) };
}

it("the site map names every indexable page with the day of its last change, and no other page", async () => {
  const { response, $ } = await readXml("/sitemap.xml");
  const shared = {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=0, s-maxage=60",
  };
  expect(response.headers).toMatchObject(shared);
  const [addresses, days] = [textsOf($, "urlset > url > loc"), textsOf($, "urlset > url > lastmod")];
  const listed = addresses.map((address, index) => [address, days[index]]);
  expect(listed).toEqual(indexablePages().map(({ path, updatedOn }) => [testOrigin + path, updatedOn]));
  expect(days.filter((day) => Number.isNaN(Date.parse(day)))).toEqual([]);
});

it("an article that an admin adds is in the site map and in the feed, with its special characters escaped", async () => {
  await db.insertInto("blog_posts").values(added).execute();
  const address = `${testOrigin}/blog/${added.slug}`;
  const { $ } = await readXml("/sitemap.xml");
  expect($(`url:has(loc:contains("${address}")) lastmod`).text()).toBe("2030-02-03");
  const item = (await readXml("/blog/feed.xml")).$("item").first();
  const said = ["title", "description", "link"].map((name) => item.find(name).text());
  expect(said).toEqual([added.title, "Less than 5 < 6 pages & one signature.", address]);
});

it("the site map follows the rows: a deleted row is absent, an added row is listed, and each row has the day of its edit", async () => {
  const { db } = await openTestDatabase();
  const editedOn = "2090-01-01";
  const days = async () => new Map((await listPages(db)).map(({ path, day }) => [path, day]));
  const before = await days();
  await db.deleteFrom("states").where("slug", "=", "texas").execute();
  await db.deleteFrom("blog_posts").where("slug", "=", "reassignment-on-the-855i").execute();
  await db.updateTable("states").set({ medical_board: "A board" }).where("slug", "=", "ohio").execute();
  const article = "w-9-and-the-legal-business-name";
  await db.updateTable("blog_posts").set({ title: "Ours" }).where("slug", "=", article).execute();
  await db.updateTable("specialties").set({ name: "Ours" }).where("slug", "=", "obgyn").execute();
  await addLike(db, "states", "ohio", { slug: "guam", name: "Guam", abbreviation: "GU" });
  await db
    .updateTable("content_history")
    .set({ changed_at: `${editedOn}T12:00:00.000Z` })
    .where("made_by", "=", "statement")
    .execute();
  const after = await days();
  const all = new Set([...before.keys(), ...after.keys()]);
  const changed = [...all].filter((path) => before.get(path) !== after.get(path));
  expect(Object.fromEntries(changed.map((path) => [path, after.get(path)]))).toEqual({
    "/states/texas": undefined,
    "/blog/reassignment-on-the-855i": undefined,
    "/states/ohio": editedOn,
    [`/blog/${article}`]: editedOn,
    "/obgyn": editedOn,
    "/states/guam": editedOn,
  });
});

it("the feed has the newest twenty articles, dated and linked", async () => {
  const { response, $ } = await readXml("/blog/feed.xml");
  expect(response.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect($("channel > link").text()).toBe(`${testOrigin}/blog`);
  expect($("channel > atom\\:link").attr("href")).toBe(`${testOrigin}/blog/feed.xml`);
  for (const name of ["title", "description", "language"]) expect($(`channel > ${name}`).text()).not.toBe("");
  const dates = textsOf($, "item > pubDate").map((date) => Date.parse(date));
  expect(dates).toHaveLength(20);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(textsOf($, "item > guid")).toEqual(textsOf($, "item > link"));
  expect((await readDocument(app, "/")).$('link[type="application/rss+xml"]').attr("href")).toBe("/blog/feed.xml");
});

it("the feed of rule changes has each change of the page, the newest first, and the page links to the feed", async () => {
  const { response, $ } = await readXml("/rules-today/feed.xml");
  expect(response.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const page = (await readDocument(app, "/rules-today")).$;
  expect(textsOf($, "item > title")).toEqual(textsOf(page, "#changes tbody th"));
  const dates = textsOf($, "item > pubDate").map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const ids = textsOf($, "item > guid");
  expect(new Set(ids).size).toBe(ids.length);
  expect($("item > guid").attr("isPermaLink")).toBe("false");
  expect(page('link[rel="alternate"][href="/rules-today/feed.xml"]')).toHaveLength(1);
});

it("robots.txt excludes URLs that aren't pages, but no page", async () => {
  const response = await app.inject("/robots.txt");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = response.body.split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  const closed = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
  expect(closed).toEqual(["/api/", "/trpc/", "/forms/"]);
  expect(indexablePages().filter(({ path }) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});

it("security.txt names a contact, and expires in the future, within 13 months", async () => {
  const response = await app.inject("/.well-known/security.txt");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toContain(`Contact: mailto:${site.email}\n`);
  expect(response.body).toContain(`Preferred-Languages: en\nCanonical: ${testOrigin}/.well-known/security.txt\n`);
  for (const day of ["2026-12-31", "2028-02-29"]) {
    const now = new Date(`${day}T12:00:00Z`);
    const expires = Date.parse(securityTxt("a@b.example", testOrigin, now).match(/^Expires: (\S+)$/m)?.[1] ?? "");
    const days = (expires - now.getTime()) / 86_400_000;
    expect([days > 300, days < 365 + 31], day).toEqual([true, true]);
  }
});

it("the social card of a row that was deleted, hidden or renamed does not show the former title", async () => {
  const { app, db } = await openTestApp();
  const cardOf = async (page: string) => {
    const { statusCode, rawPayload } = await app.inject(`${socialCardsPath}/${page}.png`);
    return statusCode === 200 ? hash("sha256", rawPayload) : statusCode;
  };
  const before = await cardOf("blog--reassignment-on-the-855i");
  const set = (slug: string, values: { title: string } | { publish_at: string }) =>
    db.updateTable("blog_posts").set(values).where("slug", "=", slug).execute();
  await set("reassignment-on-the-855i", { title: "Ours" });
  await set("w-9-and-the-legal-business-name", { publish_at: "2100-01-01T00:00:00Z" });
  await db.deleteFrom("states").where("slug", "=", "texas").execute();
  const after = await cardOf("blog--reassignment-on-the-855i");
  expect(after).toBe(await cardOf("category--industry-news"));
  expect(after).not.toBe(before);
  const missing = ["blog--w-9-and-the-legal-business-name", "states--texas", "blog--nothing", "states--guam"];
  for (const name of [...missing, "nothing", "blog--", "..%2f..%2ffavicon", "%00"])
    expect([name, await cardOf(name)]).toEqual([name, 404]);
  expect((await app.inject(`${socialCardsPath}/states--ohio.png`)).headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
    "cross-origin-resource-policy": "cross-origin",
  });
  await app.close();
});
