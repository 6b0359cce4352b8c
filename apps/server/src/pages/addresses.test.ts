import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { movedPosts, posts } from "@site/content/blog/posts";
import { articleMissing, pageMissing } from "@site/content/copy/failures";
import { postPath } from "@site/content/paths";
import { postsPerPage } from "@site/content/search/blog";
import { site } from "@site/content/site";
import type { Post } from "@site/content/types/content";
import { afterAll, expect, it } from "vitest";
import { addLike, openTestApp, readDocument, squeeze } from "../test/open-test-app.ts";

const allShown = (articles: readonly unknown[]) => Math.ceil(articles.length / postsPerPage) * postsPerPage;
const longest = allShown(Object.keys(posts));
const found = allShown(
  Object.values<Post>(posts).filter(({ title, excerpt, content }) => /caqh/i.test(title + excerpt + content)),
);

const { app, db } = await openTestApp();
await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

/** Fastify's `inject()` would normalize the path before the server sees it. */
async function get(path: string, method = "GET"): Promise<{ status: number; location: string | undefined }> {
  const { port } = app.server.address() as AddressInfo; // the server listens on a port, not on a pipe
  const sent = request({ host: "127.0.0.1", port, path, method, agent: false }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

it.each([
  // A redirect removes or corrects invalid values of the page's own parameters, and keeps unknown parameters.
  ["/blog?category=junk&order=oldest", 307, "/blog?order=oldest"],
  ["/blog?category=compliance&order=up", 307, "/blog?category=compliance"],
  ["/blog?category=junk&utm_source=news&sent=newsletter", 307, "/blog?utm_source=news&sent=newsletter"],
  ["/blog?shown=024", 307, "/blog?shown=24"],
  ["/blog?order=oldest&shown=600&sent=newsletter", 307, `/blog?order=oldest&shown=${longest}&sent=newsletter`],
  [`/blog?q=${"a".repeat(4_000)}`, 307, `/blog?q=${"a".repeat(80)}`],
  ["/blog?q=++caqh++%00+++form", 307, "/blog?q=caqh+form"],
  ["/blog?q=caqh&shown=600", 307, `/blog?shown=${found}&q=caqh`],
  ["/faqs?q=a%00b%1F%C2%85c", 307, "/faqs?q=a+b++c"],
  ["/states?state=x%00y", 307, "/states?state=x+y"],
  ["/states?state=ri", 307, "/states/rhode-island"],
  ["/states?only=cosmetology", 307, "/states"],
  // Earlier releases used these URLs with a secret token, which a third party's script on the page could read.
  ["/blog?sent=CM-AAAA-BBBB.r.c2lnbmVk&order=oldest", 307, "/blog?order=oldest"],
  ["/states/ohio?sent=closing-CR-AAAA-BBBB.r.c2lnbmVk", 307, "/states/ohio"],
  ["/about?utm_source=letter&any=CR-AAAA-BBBB.dGFn.c2lnbmVk", 307, "/about?utm_source=letter"],
  ["/states/", 308, "/states"],
  ["/states//texas///", 308, "/states/texas"],
  ["/States/TEXAS", 308, "/states/texas"],
  ["/STATES/?utm_source=A&x=Y?z", 308, "/states?utm_source=A&x=Y?z"],
  ["/API/states", 308, "/api/states"],
  ["/states/%54exas", 308, "/states/texas"],
])("%s is redirected once, with %i, to %s, which exists", async (asked, status, location) => {
  expect(await get(asked)).toEqual({ status, location });
  expect((await get(location)).status).toBe(200);
});

it("a URL that names no page, no file for visitors and no row gets 404, an undecodable URL 400, a post to a page 405", async () => {
  const missing = [
    "/narnia-credentialing",
    "/-credentialing",
    "/texas",
    "/states/texas/austin",
    "/states/texas%2f",
    "/api",
    "/forms/nothing",
    "/__proto__",
    "/states/constructor",
    "/%00",
    "/blog/constructor",
    "/blog/..%2fabout",
    "/entry-server.js",
    "/server/entry-server.js",
    "/.vite/manifest.json",
    "/package.json",
    "/assets/..%2f.vite%2fmanifest.json",
    "/assets/nothing.js",
    "/index.json",
    "/headers.nginx",
    "/blog/%C3%BC",
    "/blog/%c3%bc",
    "/blog/%C3%A9t%C3%A9",
    ...["/", "/states/", "/blog/"].flatMap((base) => [base + "a".repeat(201), base + "a".repeat(8_000)]),
  ];
  for (const path of missing) expect([path, await get(path)]).toEqual([path, { status: 404 }]);
  expect(await get("/Blog/%c3%a9t%C3%A9")).toEqual({ status: 308, location: "/blog/%c3%a9t%C3%A9" });
  for (const path of ["/%", "/states/%c0%ae", "/api/blog/%"]) expect(await get(path), path).toEqual({ status: 400 });
  for (const path of ["/about", "/nothing"]) expect(await get(path, "POST"), path).toEqual({ status: 405 });
  for (const [accept, type] of [
    ["*/*", "application/json"],
    ["text/html,*/*;q=0.8", "text/html"],
  ] as const) {
    const { headers } = await app.inject({ method: "POST", url: "/forms/contact/", headers: { accept } });
    expect(headers).toMatchObject({ allow: "GET, HEAD", "content-type": `${type}; charset=utf-8` });
  }
});

const hostile = [
  "//evil.example",
  "/\\EVIL.example",
  "\\\\evil.example",
  "/%5CEVIL.example",
  "//evil.example/%2e%2e",
  "/%2F%2FEVIL.example",
  "/..//evil.example/",
  "//evil.example:80\\@x/",
  "http://evil.example/ABOUT",
  "*",
  "/?//evil",
  "/%0d%0aSet-Cookie:x=1",
  "/;//EVIL.example",
  "//",
  "/\\",
  "/@EVIL.example",
  "//%EVIL",
];

it.each(hostile)("%s is not redirected to another site, and causes no error", async (path) => {
  let { status, location } = await get(path);
  for (let hops = 0; location !== undefined; hops += 1) {
    expect(hops, "redirects end").toBeLessThan(3);
    const target = new URL(location, "https://site.example/deep/page");
    expect(target.origin).toBe("https://site.example");
    ({ status, location } = await get(target.pathname + target.search));
  }
  expect([200, 400, 404]).toContain(status);
});

it.each([
  ["/call-555-0100-now", "404 Page Not Found", [], pageMissing],
  ["/states/guam", "404 Page Not Found", ["states /states"], pageMissing],
  ["/blog/nothing", "Article Not Found", ["blog /blog"], { ...articleMissing, links: [{ href: "/blog" }] }],
])("%s gets 404 with %s, header, footer and links", async (path, heading, folder, { text: words, links }) => {
  const { response, $, text } = await readDocument(app, path);
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  expect([$("h1").text(), $("head title").text()]).toEqual([heading, `${heading} | ${site.name}`]);
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($('link[rel="canonical"]')).toHaveLength(0);
  expect($("header nav a, footer a").length).toBeGreaterThan(20);
  expect(text).toContain(squeeze(words));
  expect(links.filter(({ href }) => $(`main a[href="${href}"]`).length === 0)).toEqual([]);
  const crumbs = $('nav[aria-label="Breadcrumb"] li').toArray();
  const shown = crumbs.map((crumb) => `${$(crumb).text()} ${$(crumb).find("a").attr("href") ?? ""}`.trim());
  expect(shown).toEqual(["Home /", ...folder, "Not Found"]);
});

it("a row that an admin inserts has a page until the row is deleted; a removed article redirects to its successor", async () => {
  const [[moved = "", successor = ""] = []] = movedPosts;
  const added = ["/states/puerto-rico", "/urology", ...["added", "not-found", moved].map(postPath)];
  const answers = () => Promise.all(added.map(async (path) => (await get(path)).status));
  expect(await answers()).toEqual([404, 404, 404, 404, 301]);
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  await addLike(db, "specialties", "neurology", { slug: "urology", name: "Urology" });
  const slugs = ["added", "not-found", moved];
  for (const slug of slugs) await addLike(db, "blog_posts", "reassignment-on-the-855i", { slug });
  expect(await answers()).toEqual([200, 200, 200, 200, 200]);
  await db.deleteFrom("blog_posts").where("slug", "in", slugs).execute();
  expect(await answers()).toEqual([200, 200, 404, 404, 301]);
  const query = "?utm_source=mail&utm_term=b%20c";
  expect(await get(postPath(moved) + query)).toEqual({ status: 301, location: postPath(successor) + query });
});
