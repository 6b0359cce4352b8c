import { readFileSync } from "node:fs";
import { articleCopy } from "@site/content/copy/blog";
import { paths } from "@site/content/paths";
import { socialCardsPath } from "@site/content/social-cards";
import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { openSite } from "../../cli/test/commands.ts";
import { previewLink } from "../../http/signed-links.ts";
import { openTestApp, readDocument, structuredDataOf, testOrigin } from "../../test/open-test-app.ts";

const slug = "quokka-licensing";
const article = {
  slug,
  title: "Quokka licensing",
  excerpt: "Of marsupials.",
  content: "A first part.",
  category: "Compliance" as const,
  created_at: "2020-01-01T12:00:00.000Z",
};

/** Every URL whose response mentions the article once it is public. */
const places = [
  "/",
  "/blog",
  "/blog?category=compliance",
  "/blog?q=marsupials",
  "/blog/reassignment-on-the-855i",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/api/blog",
  "/api/blog?words=marsupials",
  `/blog/${slug}`,
  `/api/blog/${slug}`,
];
const card = `${socialCardsPath}/blog--${slug}.png`;

async function lookAround(app: FastifyInstance): Promise<string[]> {
  const found: string[] = [];
  for (const place of [...places, card]) {
    const { body, statusCode } = await app.inject(place);
    if (statusCode === 200 && (place === card || body.replaceAll("/blog?q=", "").includes(slug))) found.push(place);
  }
  return found;
}

it("a scheduled article is on no page before the second of publish_at, and on every page from then on", async () => {
  const { app, db } = await openTestApp();
  const publish_at = "2099-03-04T05:06:07Z";
  await db
    .insertInto("blog_posts")
    .values({ ...article, publish_at })
    .execute();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2099-03-04T05:06:06.999Z") });
  expect(await lookAround(app)).toEqual([]);
  vi.setSystemTime(new Date(publish_at));
  expect(await lookAround(app)).toEqual([...places, card]);
  // The date of an article is the time of its publication, so this article is the newest one.
  expect((await app.inject("/api/blog")).json()[0]).toMatchObject({ slug, createdAt: publish_at });
  await app.close();
});

it("the signed link to an article shows it before its day: not indexed, not cached, without scripts", async () => {
  const key = "a key of at least thirty-two letters";
  const { app, db } = await openTestApp({ env: { SECRET_KEY: key } });
  const values = { ...article, publish_at: "2100-01-01T00:00:00Z", image_url: "https://pictures.example/quokka.jpg" };
  await db.insertInto("blog_posts").values(values).execute();
  const preview = (given: string) => app.inject(given.replace(testOrigin, ""));
  const link = previewLink(testOrigin, slug, key);

  const shown = await preview(link.url);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain("Of marsupials.");
  expect(shown.body, "contents without a part").not.toContain("On this page");
  expect(shown.headers).toMatchObject({
    "content-security-policy": expect.stringContaining("https://pictures.example"),
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  expect(shown.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  // The preview must not make the article visible anywhere else.
  expect(await lookAround(app)).toEqual([]);
  expect((await app.inject(paths.blog)).headers["content-security-policy"]).not.toContain("pictures.example");

  expect(Math.round((link.until.getTime() - Date.now()) / 86_400_000)).toBe(14);
  const old = previewLink(testOrigin, slug, key, Date.now() - 14 * 86_400_000 - 1_000).url;
  const ofAnother = previewLink(testOrigin, "other-article", key).url;
  const signature = link.url.slice(link.url.lastIndexOf("."));
  const forged = [
    "/preview",
    "/preview?token=",
    `/preview?token=${slug}`,
    "/preview?token=..",
    old,
    link.url.slice(0, -1),
    ...[ofAnother.slice(0, ofAnother.lastIndexOf(".")) + signature, previewLink(testOrigin, slug, `${key}!`).url],
  ];
  for (const url of forged) {
    const { statusCode, body } = await preview(url);
    expect([url, statusCode, body.includes("marsupials")]).toEqual([url, 404, false]);
  }
  await app.close();
});

it("the INSERT of docs/where.md makes an article with a heading, lists and a table, which needs no sources", async () => {
  const page = readFileSync(new URL("../../../../../docs/where.md", import.meta.url), "utf8");
  const statement = /```sql\n(INSERT INTO blog_posts.*?)```/s.exec(page)?.[1] ?? "";
  const site = await openSite();
  expect((await site.database("shell", "--write", statement)).code).toBe(0);
  const rows = site.db.updateTable("blog_posts").where("slug", "=", "new-rules-of-2027");
  await rows.set({ publish_at: null }).execute();
  const { app } = await openTestApp({ database: site });
  const read = async () => (await readDocument(app, "/blog/new-rules-of-2027")).$;
  const $ = await read();
  expect($("h1").text()).toBe("What is new in 2027");
  expect($("article h2[id^=part-]").text()).toContain("A heading is one line");
  for (const part of ["ul", "ol", "table thead th[scope=col]", "table tbody th[scope=row]", "table tbody td"])
    expect($(`article ${part}`).length, part).toBeGreaterThan(0);
  expect($("article").text()).toContain("the payer's own form.");

  await rows.set({ sources: "[]", service: null, in_short: "[]" }).execute();
  const bare = await read();
  const { sources, updated, inShort, service } = articleCopy;
  for (const words of [sources, updated, inShort, service]) expect(bare("article").text()).not.toContain(words);
  expect(structuredDataOf(bare).find((block) => block["@type"] === "BlogPosting")).not.toHaveProperty("citation");
  await app.close();
});
