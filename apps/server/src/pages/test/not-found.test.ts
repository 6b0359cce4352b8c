import { notFoundCopy } from "@site/content/copy/not-found";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import { readDocument, squeeze } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app } = await shareRehearsedApp();

const missing = [
  ...["/nothing", "/states/guam", "/narnia-credentialing", "/-credentialing", "/texas", "/states/texas/austin"],
  ...[
    "/forms/nothing",
    "/.vite/manifest.json",
    "/__proto__",
    "/states/constructor",
    "/%00",
    "/states/texas%2f",
    "/api",
  ],
];

it.each(missing)("%s is answered with 404, the words of the not-found page, header, footer and links", async (path) => {
  const { response, $, text } = await readDocument(app, path);
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect($("h1").text()).toBe("404 Page Not Found");
  expect($("head title").text()).toMatch(/^404 Page Not Found \| /);
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($('meta[name="description"]').attr("content")).toBe(notFoundCopy.seo.description);
  expect($('link[rel="canonical"]')).toHaveLength(0);
  expect($("header nav a, footer a").length).toBeGreaterThan(20);
  expect(text).toContain(squeeze(notFoundCopy.text));
  expect(notFoundCopy.links.filter(({ href }) => $(`main a[href="${href}"]`).length === 0)).toEqual([]);
});

it.each(["/blog/nothing", "/blog/constructor", "/blog/..%2fabout"])(
  "%s is answered with 404 and Article Not Found",
  async (path) => {
    const { response, $, text } = await readDocument(app, path);
    expect(response.statusCode).toBe(404);
    expect($("h1").text()).toBe("Article Not Found");
    expect($("head title").text()).toBe(`Article Not Found | ${site.name}`);
    expect(text).toContain(squeeze("The article you're looking for doesn't exist."));
    expect($("main a").text()).toBe("Return to Blog");
    expect($("main a").attr("href")).toBe("/blog");
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
    expect($("header nav, footer nav").length).toBeGreaterThan(1);
  },
);

it("a slug of any length is answered with 404", async () => {
  for (const length of [201, 8_000]) {
    const statuses = ["/", "/states/", "/blog/"].map(
      async (base) => (await app.inject(base + "a".repeat(length))).statusCode,
    );
    expect(await Promise.all(statuses), `${length} letters`).toEqual([404, 404, 404]);
  }
});

it.each(["POST", "OPTIONS"] as const)("a page refuses the HTTP method %s", async (method) => {
  for (const path of ["/about", "/nothing"]) {
    const response = await app.inject({ method, url: path });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
    expect(response.json()).toMatchObject({ error: { data: { code: "METHOD_NOT_SUPPORTED", httpStatus: 405 } } });
  }
});
