import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { formPost, openTestApp } from "../test/open-test-app.ts";

const guest = "https://app.partner.example";
const { app } = await openTestApp({ env: { CORS_ORIGINS: `https://other.example,${guest}` } });

const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "Two states." };
const fromOutside = { origin: guest, "sec-fetch-site": "cross-site" };
const preflight = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };

function corsHeaders(headers: Record<string, unknown>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith("access-control-"));
}

it.each<[string, InjectOptions]>([
  ["read over REST", { url: "/api/states" }],
  ["send a lead over tRPC", { method: "POST", url: "/trpc/leads.contact", payload: lead }],
])("a site named in CORS_ORIGINS may %s with credentials", async (_, request) => {
  const { statusCode, headers } = await app.inject({ ...request, headers: fromOutside });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "access-control-allow-origin": guest,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": expect.stringContaining("x-request-id"),
    vary: expect.stringMatching(/\borigin$/i),
  });
});

it.each(["/api/contact", "/api/nothing"])("a named site may ask before it sends to %s", async (url) => {
  const response = await app.inject({ method: "OPTIONS", url, headers: { ...fromOutside, ...preflight } });
  expect([response.statusCode, response.body]).toEqual([204, ""]);
  expect(response.headers).toMatchObject({
    "access-control-allow-methods": "GET, HEAD, POST",
    "access-control-max-age": "86400",
    "access-control-allow-headers": "content-type, idempotency-key",
    "access-control-allow-origin": guest,
  });
});

it("a named site may neither post forms, nor unsubscribe an address, nor read pages, nor ask whether it may", async () => {
  for (const url of ["/forms/contact", "/forms/newsletter-confirm", "/newsletter/unsubscribe"]) {
    const response = await app.inject(formPost(url, { name: "Ada" }, fromOutside));
    expect([url, response.statusCode, corsHeaders(response.headers)]).toEqual([url, 403, []]);
  }
  const { headers } = await app.inject({ url: "/about", headers: fromOutside });
  expect([corsHeaders(headers), headers.vary]).toEqual([[], "accept-encoding"]);
  for (const url of ["/about", "/forms/contact", "/apiary"]) {
    const response = await app.inject({ method: "OPTIONS", url, headers: { ...fromOutside, ...preflight } });
    expect([url, response.statusCode >= 400, corsHeaders(response.headers)]).toEqual([url, true, []]);
    expect(String(response.headers.vary ?? "").toLowerCase(), url).not.toContain("origin");
  }
});

it.each(["https://app.partner.example.evil.example", "http://app.partner.example", "null"])(
  "the site %s, which CORS_ORIGINS does not name, gets no permission, and its posts are refused",
  async (origin) => {
    const headers = { origin, "sec-fetch-site": "cross-site" };
    const read = await app.inject({ url: "/api/states", headers });
    expect([corsHeaders(read.headers), String(read.headers.vary).toLowerCase()]).toEqual([[], "origin"]);
    const asked = await app.inject({ method: "OPTIONS", url: "/api/contact", headers: { origin, ...preflight } });
    expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([405, []]);
    const sent = await app.inject({ method: "POST", url: "/api/contact", headers, payload: lead });
    expect(sent.statusCode).toBe(403);
  },
);

it("a named site may read a 429 and its Retry-After", async () => {
  const strict = await openTestApp({ env: { TRUST_PROXY: "none", CORS_ORIGINS: guest, RATE_LIMIT_WRITES: "1" } });
  const send = () => strict.app.inject({ method: "POST", url: "/api/contact", payload: lead, headers: fromOutside });
  await send();
  const { statusCode, headers } = await send();
  expect([statusCode, headers["access-control-allow-origin"]]).toEqual([429, guest]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

it("no response has a CORS header without CORS_ORIGINS", async () => {
  const closed = await openTestApp();
  for (const url of ["/api/states", "/trpc/states.list", "/favicon.svg"]) {
    const { headers } = await closed.app.inject({ url, headers: { origin: guest } });
    expect([corsHeaders(headers), String(headers.vary ?? "").includes("origin")]).toEqual([[], false]);
  }
});
