import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { openTestApp, readDocument } from "../testing.ts";
import { HtmlCache } from "./html-cache.ts";

const rendered: string[] = [];
const { app, db } = await openTestApp({
  wrapWeb: (web) => ({
    ...web,
    render(input) {
      rendered.push(new URL(input.url).pathname);
      return web.render(input);
    },
  }),
});
beforeEach(() => rendered.splice(0));

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

it("twenty visitors of one cold page make it once, and the twenty-first not at all", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/about")));
  expect(rendered).toEqual(["/about"]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await get("/about");
  expect(rendered).toHaveLength(1);
});

it.each([
  ["br", (bytes: Buffer) => brotliDecompressSync(bytes)],
  ["gzip", (bytes: Buffer) => gunzipSync(bytes)],
])("the %s answer is the plain one, smaller", async (encoding, decode) => {
  const plain = await get("/states/ohio");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const encoded = await get("/states/ohio", { "accept-encoding": encoding });
  expect(encoded.headers["content-encoding"]).toBe(encoding);
  expect(encoded.headers.vary).toContain("accept-encoding");
  expect(decode(encoded.rawPayload).toString()).toBe(plain.body);
  expect(encoded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(Number(encoded.headers["content-length"])).toBe(encoded.rawPayload.length);
});

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip; q=0", undefined],
  ["identity", undefined],
  ["brotli", undefined],
  ["", undefined],
])("a browser that takes %j gets %s", async (accepted, encoding) => {
  expect((await get("/about", { "accept-encoding": accepted })).headers["content-encoding"]).toBe(encoding);
});

it("a browser that has the page is told so, whatever a proxy made of the tag", async () => {
  const { headers } = await get("/faqs");
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await get("/faqs", { "if-none-match": tag });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, "", etag]);
    expect(response.headers["cache-control"]).toBe(headers["cache-control"]);
  }
  expect((await get("/faqs", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

it("HEAD answers what GET answers, without the page", async () => {
  const full = await get("/contact");
  const head = await app.inject({ method: "HEAD", url: "/contact" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  for (const name of ["etag", "content-type", "content-length", "cache-control", "content-security-policy"]) {
    expect(head.headers[name], name).toBe(full.headers[name]);
  }
});

it("parameters that a page does not read share its one copy", async () => {
  const { etag } = (await get("/")).headers;
  for (const query of ["utm_source=x&utm_medium=y", "gclid=1", "shown=18", "sent=", "a[]=1&a[]=2"]) {
    expect((await get(`/?${query}`)).headers.etag, query).toBe(etag);
  }
  expect(rendered).toEqual(["/"]);
  const oldest = await get("/blog?order=oldest&x=1");
  expect(oldest.headers.etag).not.toBe((await get("/blog")).headers.etag);
  expect((await get("/blog?y=2&order=oldest")).headers.etag).toBe(oldest.headers.etag);
});

it("what only one visitor sees is not kept", async () => {
  for (const path of ["/faqs?q=medicaid", "/contact?sent=CM-7F3K-9Q2M", "/nothing", "/blog/nothing"]) {
    const answers = [await get(path), await get(path)];
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store"]);
  }
  expect(rendered).toHaveLength(8);
});

it("an edit of a row shows with the next request, on every page that it is on", async () => {
  const board = "Board of Medicine and Barbecue";
  const before = await get("/states/texas");
  expect(before.body).not.toContain(board);
  await db.updateTable("states").set({ medical_board: board }).where("slug", "=", "texas").execute();
  const after = await get("/states/texas", { "if-none-match": String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain(board);

  await db
    .updateTable("blog_posts")
    .set({ title: "An edited title" })
    .where("slug", "=", "which-cms-855-form-in-2026")
    .execute();
  const article = await readDocument(app, "/blog/which-cms-855-form-in-2026");
  expect(article.$("h1").text()).toBe("An edited title");
  await db.deleteFrom("blog_posts").where("slug", "=", "which-cms-855-form-in-2026").execute();
  expect((await get("/blog/which-cms-855-form-in-2026")).statusCode).toBe(404);
});

it("a lead makes no page stale", async () => {
  await get("/about");
  const payload = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
  expect((await app.inject({ method: "POST", url: "/api/contact", payload })).statusCode).toBe(200);
  rendered.splice(0);
  await get("/about");
  expect(rendered).toEqual([]);
});

it("the oldest page goes when there are too many", async () => {
  const made: string[] = [];
  const make = async (path: string) => made.push(path);
  const cache = new HtmlCache({ revision: async () => 1, make, keep: () => true });
  for (let page = 0; page <= 600; page += 1) await cache.get(`/${page}`);
  made.splice(0);
  await cache.get("/600");
  await cache.get("/0");
  expect(made).toEqual(["/0"]);
});
