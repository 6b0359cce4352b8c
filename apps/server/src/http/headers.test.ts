import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";

const { app } = await openTestApp();
const json = { "content-type": "application/json" };

const answers: Record<string, [status: number, request: InjectOptions]> = {
  "a page": [200, { url: "/" }],
  "a missing page": [404, { url: "/nothing" }],
  "a redirect": [308, { url: "/About/" }],
  "an address that is none": [400, { url: "/%" }],
  "an asset": [200, { url: "/favicon.svg" }],
  "a missing asset": [404, { url: "/assets/nothing.js" }],
  "a list of the API": [200, { url: "/api/states" }],
  "a mistake of the API": [400, { method: "POST", url: "/api/contact", headers: json, payload: "{" }],
  "a body that is too large": [
    413,
    { method: "POST", url: "/api/contact", headers: json, payload: `"${"x".repeat(70_000)}"` },
  ],
  "a procedure": [200, { url: "/trpc/states.list" }],
  "a form that leads to its page": [303, { url: "/forms/contact" }],
  "a form that failed": [400, { method: "POST", url: "/forms/contact" }],
  "a post of another site": [
    403,
    { method: "POST", url: "/api/contact", headers: { ...json, origin: "https://evil.example" }, payload: "{}" },
  ],
};

it.each(Object.entries(answers))("the response for %s has the security headers", async (_, [status, request]) => {
  const { statusCode, headers } = await app.inject(request);
  const url = String(request.url);
  expect(statusCode).toBe(status);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(headers["x-request-id"]).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(headers["cross-origin-resource-policy"]).toBe(url.endsWith(".svg") ? "cross-origin" : "same-origin");
  const isPage = String(headers["content-type"]).startsWith("text/html");
  const policy = isPage ? "default-src 'self'" : "default-src 'none'; frame-ancestors 'none'";
  expect(String(headers["content-security-policy"]).startsWith(policy)).toBe(true);
});

it.each([
  ["http://site.example", {}, "10.1.2.3", false],
  ["http://site.example", { "x-forwarded-proto": "https" }, "10.1.2.3", true],
  ["http://site.example", { "x-forwarded-proto": "https" }, "192.0.2.1", false],
  ["https://site.example", {}, "10.1.2.3", true],
])("HSTS is sent over HTTPS only, as a named proxy says: %s, %j, %s", async (origin, proxied, remoteAddress, told) => {
  const plain = await openTestApp({ env: { SITE_ORIGIN: origin, TRUST_PROXY: "10.0.0.0/8" } });
  const { headers } = await plain.app.inject({ url: "/about", headers: proxied, remoteAddress });
  expect("strict-transport-security" in headers).toBe(told);
});

it("a 304 response has the security headers", async () => {
  const { etag } = (await app.inject("/about")).headers;
  const { statusCode, headers } = await app.inject({ url: "/about", headers: { "if-none-match": String(etag) } });
  expect(statusCode).toBe(304);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers.vary).toContain("accept-encoding");
});
