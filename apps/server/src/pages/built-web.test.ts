import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { indexablePages } from "@site/content/pages";
import { newsletterPaths, plannerPath } from "@site/content/paths";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import { openTestApp, readDocument, testOrigin } from "../test/open-test-app.ts";

const { app } = await openTestApp();

it.each([
  ["/favicon.svg", "image/svg+xml"],
  ["/favicon.ico", "image/"],
  ["/apple-touch-icon.png", "image/png"],
  ["/icon-512.png", "image/png"],
  ["/site.webmanifest", "application/manifest+json"],
])("the built file %s is served", async (path, type) => {
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toContain(type);
  expect(response.headers["cache-control"]).toBe("public, max-age=86400");
  expect(response.rawPayload.length).toBeGreaterThan(100);
});

it("the web manifest has the company's name, and icons that exist in the stated sizes", async () => {
  const { icons, ...manifest } = (await app.inject("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, start_url: "/" });
  for (const { src, sizes } of icons) {
    const response = await app.inject(src);
    expect(response.statusCode, src).toBe(200);
    if (src.endsWith(".png")) expect(pngSize(response.rawPayload)).toBe(sizes);
  }
});

it("page and web manifest name one theme colour", async () => {
  const { theme_color } = (await app.inject("/site.webmanifest")).json();
  const { $ } = await readDocument(app, "/");
  expect($('meta[name="theme-color"]').attr("content")).toBe(theme_color);
});

it("every indexable page has its social card in the stated size", async () => {
  const { $ } = await readDocument(app, "/states/ohio");
  expect($('meta[property="og:image"]').attr("content")).toBe(`${testOrigin}/art/cards/states--ohio.png`);
  for (const { path } of indexablePages()) {
    const card = path === "/" ? "home" : path.slice(1).replaceAll("/", "--");
    const response = await app.inject(`/art/cards/${card}.png`);
    expect([response.statusCode, response.headers["content-type"]], path).toEqual([200, "image/png"]);
    expect(pngSize(response.rawPayload), path).toBe("1200x630");
  }
});

it("the assets of a page are immutable and compressed", async () => {
  const loaded = new Set<string>();
  for (const path of ["/", "/contact", "/states/ohio", "/blog", "/re-credentialing", "/case-studies"]) {
    const { $ } = await readDocument(app, path);
    for (const { attribs } of $(
      "script[src], link[rel*='preload'], img[src], use[href], [data-stylesheet]",
    ).toArray()) {
      for (const address of [attribs.src, attribs.href, attribs["data-stylesheet"]])
        if (address !== undefined && !address.startsWith("data:")) loaded.add(address.split("#")[0] ?? "");
    }
  }
  const assets = [...loaded].filter((address) => address.startsWith("/assets/"));
  expect(assets.length).toBeGreaterThan(10);
  for (const address of loaded) {
    const plain = await app.inject(address);
    expect(plain.statusCode, address).toBe(200);
    if (!address.startsWith("/assets/")) continue;
    expect(plain.headers["cache-control"], address).toBe("public, max-age=31536000, immutable");
    if (address.endsWith(".woff2") || plain.rawPayload.length < 1_000) continue;
    const small = await app.inject({ url: address, headers: { "accept-encoding": "gzip, br" } });
    expect(small.headers["content-encoding"], address).toBe("br");
    expect(small.headers["content-type"], address).toBe(plain.headers["content-type"]);
    expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload), address).toBe(true);
  }
});

it("every page preloads the code of its template", async () => {
  const manifestUrl = import.meta.resolve("../../../web/dist/client/.vite/manifest.json");
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(fileURLToPath(manifestUrl), "utf8"));
  const templates = Object.keys(manifest).filter((source) => source.startsWith("src/templates/"));
  const kinds = Map.groupBy(indexablePages(), ({ kind }) => kind);
  const paths = [...kinds.values()].flatMap(([page]) => (page === undefined ? [] : [page.path]));
  const preloaded = new Set<string | undefined>();
  for (const path of [...paths, newsletterPaths.confirm, plannerPath]) {
    const { $ } = await readDocument(app, path);
    for (const { attribs } of $("link[rel=modulepreload]").toArray()) preloaded.add(attribs.href);
  }
  expect(templates.length).toBeGreaterThan(0);
  expect(templates.filter((source) => !preloaded.has(`/${manifest[source]?.file}`))).toEqual([]);
});

it("a state's page contains the outline of its file", async () => {
  const { $, response } = await readDocument(app, "/states/ohio");
  const [type, data = ""] = $('img[alt="Outline of Ohio"]').attr("src")?.split(",") ?? [];
  expect(type).toBe("data:image/svg+xml");
  expect(decodeURIComponent(data)).toBe((await app.inject("/art/states/ohio.svg")).body);
  expect(response.body).not.toContain('href="/art/states/ohio.svg"');
});

it("a page inlines the styles that it uses, and links no style sheet before its scripts", async () => {
  const { $, response } = await readDocument(app, "/");
  expect($('link[rel="stylesheet"]').filter((_, link) => $(link).closest("noscript").length === 0)).toHaveLength(0);
  expect($('link[rel="preload"][as="style"]')).toHaveLength(0);
  const font = $('link[rel="preload"][as="font"]').attr("href");
  const faces =
    $("style")
      .text()
      .match(/@font-face\s*\{[^}]*\}/g) ?? [];
  expect(faces.filter((face) => face.includes(`url(${font})`))).toHaveLength(1);
  expect(faces.filter((face) => face.includes("size-adjust"))).toHaveLength(2);
  const scripts = $("body > script[src]").toArray();
  expect(scripts).toHaveLength(2);
  for (const { attribs } of scripts) {
    expect([attribs.type, attribs.async, attribs.fetchpriority]).toEqual(["module", "", "low"]);
  }
  const order = ["<style", "<h1", "<footer", '<script type="module"'].map((mark) => response.body.indexOf(mark));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it.each([
  "/entry-server.js",
  "/server/entry-server.js",
  "/.vite/manifest.json",
  "/assets/..%2f.vite%2fmanifest.json",
  "/package.json",
])("%s is not served", async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

/** Width and height as a PNG's first chunk says them. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
