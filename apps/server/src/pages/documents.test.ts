import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { attributesOf, openTestApp, readDocument } from "../test/open-test-app.ts";

const { app, db } = await openTestApp();

function allowed(headers: OutgoingHttpHeaders, directive: string): string[] {
  const policy = String(headers["content-security-policy"]);
  return policy.match(new RegExp(`(?:^|; )${directive} ([^;]+)`))?.[1]?.split(" ") ?? [];
}

it("the content security policy names every inline script by its hash, and the operator's analytics, which no page's HTML loads", async () => {
  const { app } = await openTestApp({ env: { ANALYTICS_SCRIPT_URL: "https://stats.example/a.js" } });
  for (const path of ["/", "/contact", "/blog", "/states/texas", "/nothing"]) {
    const { $, response } = await readDocument(app, path);
    const scripts = $("script:not([src], [type='application/ld+json'])").toArray();
    const hashes = scripts.map(
      (script) => `'sha256-${createHash("sha256").update($(script).text()).digest("base64")}'`,
    );
    const sources = ["'self'", "https://stats.example", ...new Set(hashes)];
    expect(allowed(response.headers, "script-src").toSorted(), path).toEqual(sources.toSorted());
    const own = ["default-src", "object-src", "base-uri", "form-action", "frame-ancestors"];
    const values = own.map((directive) => allowed(response.headers, directive).join());
    expect(values).toEqual(["'self'", "'none'", "'self'", "'self'", "'none'"]);
    expect($("[onclick], [onload], [onerror], a[href^='javascript'], [src*='stats.example']")).toHaveLength(0);
  }
});

it("a page inlines the styles that it uses and one script of at most 4 kB, and asks for no other style sheet or script", async () => {
  const { $, response } = await readDocument(app, "/");
  const asked = "link[rel=stylesheet], link[rel=modulepreload], link[as=style], link[as=script], script[src]";
  expect($(asked).toArray()).toEqual([]);
  const font = $('link[rel="preload"][as="font"]').attr("href");
  const faces = [
    ...$("style")
      .text()
      .matchAll(/@font-face\s*\{[^}]*\}/g),
  ].map(([face]) => face);
  expect(faces.filter((face) => face.includes(`url(${font})`))).toHaveLength(1);
  expect(faces.filter((face) => face.includes("size-adjust"))).toHaveLength(2);
  const script = $("script[data-code]");
  expect(script).toHaveLength(1);
  expect(brotliCompressSync(script.text()).length).toBeLessThanOrEqual(4_000);
  const order = ["<style", "<h1", "<footer", "<script data-code"].map((mark) => response.body.indexOf(mark));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it("every file that a page names exists, and its assets are immutable and compressed", async () => {
  const loaded = new Set<string>();
  for (const path of ["/", "/contact", "/states/ohio", "/blog", "/re-credentialing", "/case-studies"]) {
    const { $ } = await readDocument(app, path);
    const code = attributesOf($, "script[data-code]", "data-code").flatMap((files) => files.split(" "));
    const named = [
      ...attributesOf($, "link[rel*='preload'], use[href]", "href"),
      ...attributesOf($, "script[data-stylesheet]", "data-stylesheet"),
      ...attributesOf($, "img[src]", "src"),
    ];
    for (const address of [...code, ...named]) if (address.startsWith("/")) loaded.add(address.split("#")[0] ?? "");
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

it("the web manifest names no company, since the pages' titles do, and has their color and icons in the stated sizes", async () => {
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

it("the content security policy allows pictures of the site and of hosts that rows name, on every page", async () => {
  const imagesOn = async (path: string) => allowed((await app.inject(path)).headers, "img-src").join(" ");
  expect(await imagesOn("/about")).toBe("'self' data:");
  const urls = [
    "https://pictures.example/b.jpg?x=1",
    ...["/art/own.png", "data:image/png;base64,AA"],
    ...["https://a;script-src/*", "https://*/d.jpg", "https://x.example,https://y.example/e.jpg"],
  ];
  const rows = await db.selectFrom("blog_posts").select("id").limit(urls.length).execute();
  for (const [index, { id }] of rows.entries())
    await db
      .updateTable("blog_posts")
      .set({ image_url: urls[index] ?? null })
      .where("id", "=", id)
      .execute();
  const image_url = "https://art.example:8443/a.png";
  await db.updateTable("specialties").set({ image_url }).where("slug", "=", "neurology").execute();
  const expected = "'self' data: https://art.example:8443 https://pictures.example";
  const everywhere = () => Promise.all(["/about", "/blog", "/nothing"].map(imagesOn));
  await vi.waitFor(async () => expect(await everywhere()).toEqual([expected, expected, expected]), { timeout: 10_000 });
});

function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it("the operator's hours, notice and booking URL are on the pages, and closed times next to a form", async () => {
  const booking = "https://book.example/northlight";
  const env = {
    OFFICE_HOURS: "Mon-Sat 9:00-9:01",
    SITE_NOTICE: "Phones are out of order; call {phone} tomorrow <b>",
    SITE_NOTICE_UNTIL: "2999-12-31",
    SITE_BOOKING_URL: booking,
  };
  const { app: other } = await openTestApp({ env });
  const { $ } = await readDocument(other, "/contact");
  expect($("aside[aria-label=Notice]").text()).toBe("Phones are out of order; call (615) 555-0142 tomorrow <b>");
  expect($("a:contains('Schedule Consultation')").attr("href")).toBe(booking);
  expect($("footer").text()).toContain("Mon-Sat 9AM-9:01AM CST");
  expect($("main").text()).toContain("Monday-Saturday9:00 AM-9:01 AM CST");
  const notes = $("[data-closed]").toArray();
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) {
    expect($(note).attr("hidden")).toBeDefined();
    expect($(note).text()).toMatch(
      /^We are closed until \w+, .*9\sAM\sC[DS]T; you will hear from us by \w+, .*9:01\sAM\sC[DS]T\.$/,
    );
  }
  const { app: past } = await openTestApp({ env: { ...env, SITE_NOTICE_UNTIL: "2026-01-01", SITE_BOOKING_URL: "" } });
  const page = await readDocument(past, "/contact");
  expect(page.$("aside[aria-label=Notice]")).toHaveLength(0);
  expect(page.$("a:contains('Schedule Consultation')").attr("href")).toBe("#contact-phone");
  expect(page.$("#contact-phone").attr("name")).toBe("phone");
});

it.each([
  ["br, gzip", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.000, gzip; q=0", undefined],
  ["br;q=0.5", "br"],
  ["identity", undefined],
])("a page is encoded as the browser allows: %s", async (asked, encoding) => {
  const { headers, rawPayload } = await app.inject({ url: "/about", headers: { "accept-encoding": asked } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(rawPayload.toString().startsWith("<!DOCTYPE html>")).toBe(encoding === undefined);
});
