import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { readDocument } from "../test/open-test-app.ts";
import { shareRehearsedApp } from "../test/rehearsed-app.ts";

const { app } = await shareRehearsedApp();

it("the web manifest names no company, since the pages' titles do, and has their colour and icons in the stated sizes", async () => {
  const answer = await app.inject("/site.webmanifest");
  expect(answer.headers).toMatchObject({
    "content-type": "application/manifest+json",
    "cache-control": "public, max-age=86400",
  });
  const { icons, theme_color, ...manifest } = answer.json();
  expect(manifest).toEqual({ start_url: "/", display: "browser", background_color: theme_color });
  const { $ } = await readDocument(app, "/");
  expect($('meta[name="theme-color"]').attr("content")).toBe(theme_color);
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of icons) expect(pngSize((await app.inject(src)).rawPayload)).toBe(sizes);
});

it("the assets of a page are immutable and compressed", async () => {
  const loaded = new Set<string>();
  for (const path of ["/", "/contact", "/states/ohio", "/blog", "/re-credentialing", "/case-studies"]) {
    const { $ } = await readDocument(app, path);
    for (const { attribs } of $("link[rel*='preload'], img[src], use[href], script[data-code]").toArray()) {
      const { src, href, "data-stylesheet": stylesheet, "data-code": code = "" } = attribs;
      for (const address of [src, href, stylesheet, ...code.split(" ")])
        if (address && !address.startsWith("data:")) loaded.add(address.split("#")[0] ?? "");
    }
  }
  const assets = [...loaded].filter((address) => address.startsWith("/assets/"));
  for (const kind of ["js", "css", "woff2", "svg"]) expect(assets.join(), kind).toMatch(`.${kind}`);
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

it("a page inlines the styles that it uses and one script of at most 2 kB, and asks for no other style sheet or script", async () => {
  const { $, response } = await readDocument(app, "/");
  const asked = "link[rel=stylesheet], link[rel=modulepreload], link[as=style], link[as=script], script[src]";
  expect($(asked).toArray()).toEqual([]);
  const font = $('link[rel="preload"][as="font"]').attr("href");
  const faces =
    $("style")
      .text()
      .match(/@font-face\s*\{[^}]*\}/g) ?? [];
  expect(faces.filter((face) => face.includes(`url(${font})`))).toHaveLength(1);
  expect(faces.filter((face) => face.includes("size-adjust"))).toHaveLength(2);
  const script = $("script[data-code]");
  expect(script).toHaveLength(1);
  expect(brotliCompressSync(script.text()).length).toBeLessThanOrEqual(2_000);
  const order = ["<style", "<h1", "<footer", "<script data-code"].map((mark) => response.body.indexOf(mark));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it.each([
  "/entry-server.js",
  "/server/entry-server.js",
  "/.vite/manifest.json",
  "/assets/..%2f.vite%2fmanifest.json",
  "/package.json",
])("%s, which is no file for visitors, is answered with 404", async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

/** Width and height as a PNG's first chunk says them. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
