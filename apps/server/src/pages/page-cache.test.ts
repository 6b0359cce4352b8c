import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pages } from "@site/content/pages";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";
import type { Frontend } from "./make-page.ts";
import { PageCache } from "./page-cache.ts";
import { notFoundPaths } from "./page-table.ts";

const rendered: string[] = [];
/** Pages whose rendering throws. */
const broken = new Set<string>();
const counted =
  (render: Frontend["render"]): Frontend["render"] =>
  (input) => {
    const { pathname } = new URL(input.url);
    rendered.push(pathname);
    if (broken.has(pathname)) return Promise.reject(new Error("A broken template."));
    return render(input);
  };
const { app, db } = await openTestApp({ wrapRender: counted });
beforeEach(() => rendered.splice(0));

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

it("twenty requests for one uncached page render it once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/about")));
  expect(rendered).toEqual(["/about"]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await get("/about");
  expect(rendered).toHaveLength(1);
});

it.each<[accepted: string, encoding?: string, decode?: (bytes: Buffer) => Buffer]>([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["brotli"],
  [""],
])("a browser that accepts %j gets %s, which decodes to the plain page", async (accepted, encoding, decode) => {
  const plain = await get("/states/ohio");
  const { headers, rawPayload, body } = await get("/states/ohio", { "accept-encoding": accepted });
  expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
  expect(decode === undefined ? body : decode(rawPayload).toString()).toBe(plain.body);
  if (decode === undefined) return;
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(Number(headers["content-length"])).toBe(rawPayload.length);
});

it.each([
  ["/about", "public, max-age=31536000, immutable"],
  ["/faqs?q=caqh", "no-store"],
])("the data of %s are given to its own document, and to no other", async (path, cacheControl) => {
  const { body } = await get(path);
  const address = /data-hydration="([^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { statusCode, headers, body: script } = await get(address);
  expect([statusCode, headers["cache-control"]]).toEqual([200, cacheControl]);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(script).toContain("$_TSR.router=");
  expect(body).not.toContain("$_TSR");
  for (const other of [
    `${address}x`,
    address.replace("page=%2F", "page=%2F%2F"),
    "/page-data",
    "/page-data?page=%2Fnone",
  ])
    expect((await get(other)).statusCode, other).toBe(404);
});

it("a browser with the page's ETag gets 304, also with a weak tag of a proxy", async () => {
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

it("requests that differ in unread parameters share one cached page", async () => {
  const { etag } = (await get("/")).headers;
  for (const query of ["utm_source=x&utm_medium=y", "gclid=1", "shown=18", "sent=CR-FAKE-FAKE", "a[]=1&a[]=2"]) {
    expect((await get(`/?${query}`)).headers.etag, query).toBe(etag);
  }
  expect(rendered).toEqual(["/"]);
  const oldest = await get("/blog?order=oldest&x=1");
  expect(oldest.headers.etag).not.toBe((await get("/blog")).headers.etag);
  expect((await get("/blog?y=2&order=oldest")).headers.etag).toBe(oldest.headers.etag);
});

it("pages for one visitor are not cached, and not-found pages are no-store", async () => {
  for (const path of ["/faqs?q=medicaid", "/blog?sent=newsletter", "/nothing", "/blog/nothing"]) {
    const answers = [await get(path), await get(path)];
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store"]);
  }
  expect(rendered.filter((path) => path === "/faqs" || path === "/blog")).toHaveLength(4);
});

/** Pages follow an edit within a second. */
function soon(body: () => Promise<void>) {
  return vi.waitFor(body, { timeout: 5_000, interval: 20 });
}

it("an edit of a row shows on its page within a second", async () => {
  const board = "Board of Medicine and Barbecue";
  const before = await get("/states/texas");
  expect(before.body).not.toContain(board);
  await db.updateTable("states").set({ medical_board: board }).where("slug", "=", "texas").execute();
  await soon(async () => {
    const after = await get("/states/texas", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain(board);
  });
});

type Page = { status: number; words: string };
const old: Page = { status: 200, words: "without the edit" };
const edited: Page = { status: 200, words: "with the edit" };

/** A cache whose renders are these. */
function cacheOf(renders: (Page | Promise<Page>)[]): PageCache<Page> {
  return new PageCache({ render: async () => renders.shift() ?? old, onStale() {} });
}

it("a stale page is served while its renewal takes long, and the new one after it", async () => {
  const renewal = Promise.withResolvers<Page>();
  const cache = cacheOf([old, renewal.promise]);
  expect(await cache.get("/")).toBe(old);
  cache.revision = "1";
  expect(await cache.get("/")).toBe(old);
  renewal.resolve(edited);
  await vi.waitFor(() => expect(cache.fresh("/")).toBe(edited));
});

it("an edit of a row during its page's render leaves the page stale, so that the next look renews it", async () => {
  const render = Promise.withResolvers<Page>();
  const cache = cacheOf([render.promise, edited]);
  const asked = cache.get("/");
  cache.revision = "1";
  render.resolve(old);
  expect(await asked).toBe(old);
  expect(cache.fresh("/")).toBeNull();
  expect(await cache.get("/")).toBe(edited);
});

it("a page that fails to render again is served stale, and the failure is logged", async () => {
  const before = await get("/states/maine");
  rendered.splice(0);
  broken.add("/states/maine");
  await db.updateTable("states").set({ medical_board: "Board of Lobsters" }).where("slug", "=", "maine").execute();
  await soon(async () => {
    await get("/states/maine");
    expect(rendered).toContain("/states/maine");
  });
  const [during, again] = [await get("/states/maine"), await get("/states/maine")];
  expect([during.statusCode, during.body, again.body]).toEqual([200, before.body, before.body]);
  expect(rendered.filter((path) => path === "/states/maine")).toHaveLength(1);

  broken.delete("/states/maine");
  await soon(async () => expect((await get("/states/maine")).body).toContain("Board of Lobsters"));
});

it("the cache evicts its oldest page when it is full", async () => {
  const cache = new PageCache({ render: async () => old, onStale() {} });
  for (let page = 0; page <= 600; page += 1) await cache.get(`/page-${page}`);
  expect([cache.size, cache.has("/page-0"), cache.has("/page-1")]).toEqual([600, false, true]);
});

it("a site is ready when it has rendered every page once, and renders none of them again for its readers", async () => {
  // What each page says is the subject of every-page.test.ts.
  const blank: Frontend["render"] = async () => ({ status: 200, location: null, html: "<html></html>", hydration: "" });
  const ready = await openTestApp({ warmsUp: true, wrapRender: () => counted(blank) });
  onTestFinished(() => ready.app.close());
  await ready.app.listen({ port: 0, host: "127.0.0.1" });
  await vi.waitUntil(() => ready.app.isWarm(), { timeout: 600_000, interval: 100 });
  const atStart = rendered.splice(0);
  expect(atStart.toSorted()).toEqual([...pages.map(({ path }) => path), ...notFoundPaths].toSorted());
  for (const path of ["/", "/states/ohio", "/nothing"]) await ready.app.inject(path);
  expect(rendered).toEqual([]);
});
