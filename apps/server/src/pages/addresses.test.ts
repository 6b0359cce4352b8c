import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { posts } from "@site/content/blog/posts";
import { pageMissing } from "@site/content/copy/failures";
import { postsPerPage } from "@site/content/search/blog";
import { site } from "@site/content/site";
import { afterAll, expect, it, vi } from "vitest";
import { addLike, openTestApp, readDocument, squeeze } from "../test/open-test-app.ts";

const longest = Math.ceil(Object.keys(posts).length / postsPerPage) * postsPerPage;

const { app, db } = await openTestApp();
await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

/** Uses a real connection, because `inject()` normalizes a URL before the server sees it. */
async function get(path: string): Promise<{ status: number; location: string | undefined }> {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const sent = request({ host: "127.0.0.1", port, path, agent: false }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

it.each([
  // Unknown parameters are kept. Invalid values of a page's own parameters are removed.
  ["/blog?category=junk&order=oldest", 307, "/blog?order=oldest"],
  ["/blog?category=compliance&order=up", 307, "/blog?category=compliance"],
  ["/blog?category=junk&utm_source=news&sent=newsletter", 307, "/blog?utm_source=news&sent=newsletter"],
  ["/blog?shown=024", 307, "/blog?shown=24"],
  ["/blog?order=oldest&shown=600&sent=newsletter", 307, `/blog?order=oldest&shown=${longest}&sent=newsletter`],
  // Earlier releases redirected to these parameters, and a script could open a request with them.
  ["/blog?sent=CM-AAAA-BBBB.r.c2lnbmVk&order=oldest", 307, "/blog?order=oldest"],
  ["/states/ohio?sent=closing-CR-AAAA-BBBB.r.c2lnbmVk", 307, "/states/ohio"],
  ["/about?utm_source=letter&any=CR-AAAA-BBBB.dGFn.c2lnbmVk", 307, "/about?utm_source=letter"],
  ["/states/", 308, "/states"],
  ["/states//texas///", 308, "/states/texas"],
  ["/States/TEXAS", 308, "/states/texas"],
  ["/STATES/?utm_source=A&x=Y?z", 308, "/states?utm_source=A&x=Y?z"],
  ["/API/states", 308, "/api/states"],
  ["/states/%54exas", 308, "/states/texas"],
])("%s is redirected once, by %i, to %s, which is there", async (asked, status, location) => {
  expect(await get(asked)).toEqual({ status, location });
  expect((await get(location)).status).toBe(200);
});

it("a URL that names no page, no file for visitors and no row gets 404", async () => {
  const missing = [
    ...["/narnia-credentialing", "/-credentialing", "/texas", "/states/texas/austin", "/states/texas%2f", "/api"],
    ...["/forms/nothing", "/__proto__", "/states/constructor", "/%00", "/blog/constructor", "/blog/..%2fabout"],
    ...["/entry-server.js", "/server/entry-server.js", "/.vite/manifest.json", "/package.json"],
    ...["/assets/..%2f.vite%2fmanifest.json", "/assets/nothing.js", "/index.json", "/headers.nginx"],
    // Encoded bytes that name no page aren't redirected to another spelling.
    ...["/blog/%C3%BC", "/blog/%c3%bc", "/blog/%C3%A9t%C3%A9"],
    ...["/", "/states/", "/blog/"].flatMap((base) => [base + "a".repeat(201), base + "a".repeat(8_000)]),
  ];
  for (const path of missing) expect([path, await get(path)]).toEqual([path, { status: 404 }]);
  expect(await get("/Blog/%c3%a9t%C3%A9")).toEqual({ status: 308, location: "/blog/%C3%A9t%C3%A9" });
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

it.each<["GET" | "POST" | "OPTIONS", url: string, status: number, code: string]>([
  ["GET", "/%", 400, "BAD_REQUEST"],
  ["GET", "/states/%c0%ae", 400, "BAD_REQUEST"],
  ["GET", "/api/blog/%", 400, "BAD_REQUEST"],
  ["POST", "/about", 405, "METHOD_NOT_SUPPORTED"],
  ["OPTIONS", "/nothing", 405, "METHOD_NOT_SUPPORTED"],
])("%s %s is answered with %i, like other mistakes", async (method, url, httpStatus, code) => {
  const { statusCode, headers, json } = await app.inject({ method, url });
  expect(statusCode).toBe(httpStatus);
  expect(json()).toMatchObject({ error: { data: { code, httpStatus, fields: {} } } });
  expect([headers.allow, headers["x-content-type-options"]]).toEqual([
    httpStatus === 405 ? "GET, HEAD" : undefined,
    "nosniff",
  ]);
});

/** The heading, the breadcrumbs and the text of a not-found page. The breadcrumbs name its folder, but not its path. */
it.each([
  ["/call-555-0100-now", "404 Page Not Found", ["Home /", "Not Found"], pageMissing.text],
  ["/states/guam", "404 Page Not Found", ["Home /", "states /states", "Not Found"], pageMissing.text],
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
  expect([$("h1").text(), $("head title").text()]).toEqual([heading, `${heading} | ${site.name}`]);
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($('link[rel="canonical"]')).toHaveLength(0);
  expect($("header nav a, footer a").length).toBeGreaterThan(20);
  expect(text).toContain(squeeze(words));
  const links = path.startsWith("/blog") ? [{ href: "/blog" }] : pageMissing.links;
  expect(links.filter(({ href }) => $(`main a[href="${href}"]`).length === 0)).toEqual([]);
  const shown = $('nav[aria-label="Breadcrumb"] li').toArray();
  expect(shown.map((crumb) => `${$(crumb).text()} ${$(crumb).find("a").attr("href") ?? ""}`.trim())).toEqual(crumbs);
});

it("a row that an admin inserts is a page, and none after its deletion", async () => {
  const added = ["/states/puerto-rico", "/urology", "/blog/added", "/blog/not-found"];
  const answers = () => Promise.all(added.map(async (path) => (await get(path)).status));
  expect(await answers()).toEqual([404, 404, 404, 404]);
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  await addLike(db, "specialties", "neurology", { slug: "urology", name: "Urology" });
  for (const slug of ["added", "not-found"]) await addLike(db, "blog_posts", "reassignment-on-the-855i", { slug });
  await vi.waitFor(async () => expect(await answers()).toEqual([200, 200, 200, 200]), { timeout: 5_000 });
  await db.deleteFrom("blog_posts").where("slug", "in", ["added", "not-found"]).execute();
  await vi.waitFor(async () => expect(await answers()).toEqual([200, 200, 404, 404]), { timeout: 5_000 });
});
