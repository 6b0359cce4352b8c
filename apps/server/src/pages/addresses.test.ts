import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { posts } from "@site/content/blog/posts";
import { notFoundCopy } from "@site/content/copy/not-found";
import { postsPerPage } from "@site/content/search/blog";
import { site } from "@site/content/site";
import { afterAll, expect, it, vi } from "vitest";
import { addLike, openTestApp, readDocument, squeeze } from "../test/open-test-app.ts";

/** The length of the list that shows every article. */
const longest = Math.ceil(Object.keys(posts).length / postsPerPage) * postsPerPage;

const { app, db } = await openTestApp();

async function lookAt(path: string): Promise<string> {
  const { statusCode, headers } = await app.inject(path);
  return headers.location === undefined ? String(statusCode) : `${statusCode} ${headers.location}`;
}

it.each([
  ["/blog?category=junk&order=oldest", "/blog?order=oldest"],
  ["/blog?category=compliance&order=up", "/blog?category=compliance"],
  ["/blog?category=junk&utm_source=news&sent=newsletter", "/blog?utm_source=news&sent=newsletter"],
  ["/blog?shown=024", "/blog?shown=24"],
  ["/blog?order=oldest&shown=600&sent=newsletter", `/blog?order=oldest&shown=${longest}&sent=newsletter`],
  // Of earlier versions: a script of the page must not read what opens a request.
  ["/blog?sent=CM-AAAA-BBBB.r.c2lnbmVk&order=oldest", "/blog?order=oldest"],
  ["/states/ohio?sent=closing-CR-AAAA-BBBB.r.c2lnbmVk", "/states/ohio"],
  ["/about?utm_source=letter&any=CR-AAAA-BBBB.dGFn.c2lnbmVk", "/about?utm_source=letter"],
])("%s redirects to %s, which has the same content", async (asked, location) => {
  expect(await lookAt(asked)).toBe(`307 ${location}`);
  expect(await lookAt(location)).toBe("200");
});

it("a row that an admin inserts is a page, and none after its deletion", async () => {
  const added = ["/states/puerto-rico", "/urology", "/blog/added", "/blog/not-found"];
  const answers = () => Promise.all(added.map(lookAt));
  expect(await answers()).toEqual(["404", "404", "404", "404"]);

  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  await addLike(db, "specialties", "neurology", { slug: "urology", name: "Urology" });
  for (const slug of ["added", "not-found"]) await addLike(db, "blog_posts", "reassignment-on-the-855i", { slug });
  await vi.waitFor(async () => expect(await answers()).toEqual(["200", "200", "200", "200"]), { timeout: 5_000 });
  expect(await lookAt("/blog/nothing")).toBe("404");

  await db.deleteFrom("blog_posts").where("slug", "in", ["added", "not-found"]).execute();
  await vi.waitFor(async () => expect((await answers()).slice(2)).toEqual(["404", "404"]), { timeout: 5_000 });
});

/** The head of a not-found page; its crumbs name its folder, and don't repeat the address. */
it.each([
  ["/call-555-0100-now", "404 Page Not Found", ["Home /", "Not Found"], notFoundCopy.text],
  ["/states/guam", "404 Page Not Found", ["Home /", "states /states", "Not Found"], notFoundCopy.text],
  [
    "/blog/nothing",
    "Article Not Found",
    ["Home /", "blog /blog", "Not Found"],
    "The article you're looking for doesn't exist.",
  ],
])("%s is answered with 404, %s, header, footer and links", async (path, heading, crumbs, words) => {
  const { response, $, text } = await readDocument(app, path);
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  expect($("h1").text()).toBe(heading);
  expect($("head title").text()).toBe(`${heading} | ${site.name}`);
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($('link[rel="canonical"]')).toHaveLength(0);
  expect($("header nav a, footer a").length).toBeGreaterThan(20);
  expect(text).toContain(squeeze(words));
  const links = path.startsWith("/blog") ? [{ href: "/blog" }] : notFoundCopy.links;
  expect(links.filter(({ href }) => $(`main a[href="${href}"]`).length === 0)).toEqual([]);
  const shown = $('nav[aria-label="Breadcrumb"] li').toArray();
  expect(shown.map((crumb) => `${$(crumb).text()} ${$(crumb).find("a").attr("href") ?? ""}`.trim())).toEqual(crumbs);
});

it("whatever names no page, no file for visitors and no row is answered with 404", async () => {
  const missing = [
    ...["/narnia-credentialing", "/-credentialing", "/texas", "/states/texas/austin", "/states/texas%2f", "/api"],
    ...["/forms/nothing", "/__proto__", "/states/constructor", "/%00", "/blog/constructor", "/blog/..%2fabout"],
    ...["/entry-server.js", "/server/entry-server.js", "/.vite/manifest.json", "/package.json"],
    ...["/assets/..%2f.vite%2fmanifest.json", "/assets/nothing.js"],
    ...["/", "/states/", "/blog/"].flatMap((base) => [base + "a".repeat(201), base + "a".repeat(8_000)]),
  ];
  for (const path of missing) expect([path, await lookAt(path)]).toEqual([path, "404"]);
});

it.each(["POST", "OPTIONS"] as const)("a page refuses the HTTP method %s", async (method) => {
  for (const url of ["/about", "/nothing"]) {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(response.json()).toMatchObject({ error: { data: { code: "METHOD_NOT_SUPPORTED", httpStatus: 405 } } });
  }
});

await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

/** Over a real connection: `inject()` tidies an address up before the server sees it. */
async function get(path: string): Promise<{ status: number; location: string | undefined }> {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const sent = request({ host: "127.0.0.1", port, path, agent: false }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

it.each([
  ["/states/", "/states"],
  ["/states//texas///", "/states/texas"],
  ["/States/TEXAS", "/states/texas"],
  ["/STATES/?utm_source=A&x=Y?z", "/states?utm_source=A&x=Y?z"],
  ["/API/states", "/api/states"],
  ["/states/%54exas", "/states/texas"],
  ["/Blog/%c3%a9t%C3%A9", "/blog/%C3%A9t%C3%A9"],
])("%s is redirected once to its canonical spelling, with its query", async (path, location) => {
  expect(await get(path)).toEqual({ status: 308, location });
  expect((await get(location)).status).toBe(location.includes("%") ? 404 : 200);
});

it("encoded bytes that name no page redirect to no other spelling", async () => {
  for (const path of ["/blog/%C3%BC", "/blog/%c3%bc"]) expect(await lookAt(path)).toBe("404");
});

const hostile = [
  ...["//evil.example", "/\\EVIL.example", "\\\\evil.example", "/%5CEVIL.example", "//evil.example/%2e%2e"],
  ...["/%2F%2FEVIL.example", "/..//evil.example/", "//evil.example:80\\@x/", "http://evil.example/ABOUT", "*"],
  ...["/?//evil", "/%0d%0aSet-Cookie:x=1", "/;//EVIL.example", "//", "/\\", "/@EVIL.example", "//%EVIL"],
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

it.each(["/%", "/states/%c0%ae", "/api/blog/%"])(
  "%s is not an address, and is told so like any other mistake",
  async (path) => {
    const response = await app.inject(path);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { data: { code: "BAD_REQUEST", httpStatus: 400, fields: {} } } });
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  },
);
