import { hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { openTestApp, readDocument, textsOf } from "../test/open-test-app.ts";

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
    const hashes = scripts.map((script) => `'sha256-${hash("sha256", $(script).text(), "base64")}'`);
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
  const styles = $("style").text();
  const variables = [...styles.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => `${name}:`);
  expect(variables.filter((name) => !response.body.includes(name))).toEqual([]);
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  expect(faces.filter((face) => face.includes(`url(${font})`))).toHaveLength(1);
  expect(faces.filter((face) => face.includes("size-adjust"))).toHaveLength(2);
  const script = $("script[data-code]");
  expect(script).toHaveLength(1);
  expect(brotliCompressSync(script.text()).length).toBeLessThanOrEqual(4_000);
  const order = ["<style", "<body", 'as="font"', "<h1", "<footer", "<script data-code"].map((mark) =>
    response.body.indexOf(mark),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it("the content security policy allows pictures of the site and of hosts that rows name, on every page", async () => {
  const imagesOn = async (path: string) =>
    /(?<=; img-src )[^;]+/.exec(String((await app.inject(path)).headers["content-security-policy"]))?.[0];
  expect(await imagesOn("/about")).toBe("'self' data:");
  const urls = [
    "https://pictures.example/b.jpg?x=1",
    "/art/own.png",
    "data:image/png;base64,AA",
    "https://a;script-src/*",
    "https://*/d.jpg",
    "https://x.example,https://y.example/e.jpg",
  ];
  for (const [index, image_url] of urls.entries())
    await db
      .updateTable("blog_posts")
      .set({ image_url })
      .where("id", "=", index + 1)
      .execute();
  const image_url = "https://art.example:8443/a.png";
  await db.updateTable("specialties").set({ image_url }).where("slug", "=", "neurology").execute();
  const expected = "'self' data: https://art.example:8443 https://pictures.example";
  const everywhere = () => Promise.all(["/about", "/blog", "/nothing"].map(imagesOn));
  await vi.waitFor(async () => expect(await everywhere()).toEqual([expected, expected, expected]), { timeout: 10_000 });
});

it("pages show the operator's hours, notice and booking URL, and forms show the times when the office is closed", async () => {
  const SITE_BOOKING_URL = "https://book.example/northlight";
  const SITE_NOTICE = "Phones are out of order; call {phone} tomorrow <b>";
  const hours = { OFFICE_HOURS: "Mon-Sat 9:00-9:01", SITE_NOTICE };
  const { app } = await openTestApp({ env: { ...hours, SITE_NOTICE_UNTIL: "2999-12-31", SITE_BOOKING_URL } });
  const { $ } = await readDocument(app, "/contact");
  expect($("aside[aria-label=Notice]").text()).toBe("Phones are out of order; call (615) 555-0142 tomorrow <b>");
  expect($("a:contains('Schedule Consultation')").attr("href")).toBe(SITE_BOOKING_URL);
  expect($("footer").text()).toContain("Mon-Sat 9AM-9:01AM CST");
  expect($("main").text()).toContain("Monday-Saturday 9:00 AM-9:01 AM CST");
  const closed = textsOf($, "[data-closed][hidden]");
  expect([closed.length > 0, $("[data-closed]").length]).toEqual([true, closed.length]);
  const sentence = /^We are closed until \w+, .*9\sAM\sC[DS]T\. You will hear from us by \w+, .*9:01\sAM\sC[DS]T\.$/;
  for (const text of closed) expect(text).toMatch(sentence);

  const { app: past } = await openTestApp({ env: { ...hours, SITE_NOTICE_UNTIL: "2026-01-01" } });
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
