import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { formPost, openTestApp } from "../test/open-test-app.ts";

const guest = "https://app.partner.example";
const { app } = await openTestApp({ env: { CORS_ORIGINS: `https://other.example,${guest}` } });

const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "Two states." };
const json = { "content-type": "application/json" };
const fromOutside = { origin: guest, "sec-fetch-site": "cross-site" };
const preflight = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };

function corsHeaders(headers: Record<string, unknown>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith("access-control-"));
}

describe("a site named in CORS_ORIGINS", () => {
  it.each<[string, InjectOptions]>([
    ["reads over REST", { url: "/api/states" }],
    ["sends a lead over tRPC", { method: "POST", url: "/trpc/leads.contact", payload: lead }],
  ])("may call %s with credentials", async (_, request) => {
    const { statusCode, headers } = await app.inject({ ...request, headers: { ...json, ...fromOutside } });
    expect(statusCode).toBe(200);
    expect(headers["access-control-allow-origin"]).toBe(guest);
    expect(headers["access-control-allow-credentials"]).toBe("true");
    expect(headers["access-control-expose-headers"]).toContain("x-request-id");
    expect(headers.vary).toMatch(/\borigin$/i);
  });

  it.each(["/api/contact", "/api/nothing"])("may ask before it sends to %s", async (url) => {
    const headers = { ...fromOutside, ...preflight };
    const response = await app.inject({ method: "OPTIONS", url, headers });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(response.headers["access-control-allow-methods"]).toBe("GET, HEAD, POST");
    expect(response.headers["access-control-max-age"]).toBe("86400");
    expect(response.headers["access-control-allow-headers"]).toBe("content-type, idempotency-key");
    expect(response.headers["access-control-allow-origin"]).toBe(guest);
  });

  it("may neither post forms nor unsubscribe an address", async () => {
    for (const url of ["/forms/contact", "/forms/newsletter-confirm", "/newsletter/unsubscribe"]) {
      const response = await app.inject(formPost(url, { name: "Ada" }, fromOutside));
      expect([url, response.statusCode]).toEqual([url, 403]);
      expect(corsHeaders(response.headers)).toEqual([]);
    }
  });

  it("may not read pages", async () => {
    const { headers } = await app.inject({ url: "/about", headers: fromOutside });
    expect(corsHeaders(headers)).toEqual([]);
    expect(headers.vary).toBe("accept-encoding");
  });
});

it.each(["https://app.partner.example.evil.example", "http://app.partner.example", "null"])(
  "the site %s, which CORS_ORIGINS does not name, gets no permission, and its posts are refused",
  async (origin) => {
    const headers = { ...json, origin, "sec-fetch-site": "cross-site" };
    const read = await app.inject({ url: "/api/states", headers });
    expect(corsHeaders(read.headers)).toEqual([]);
    expect(String(read.headers.vary).toLowerCase()).toBe("origin");
    const asked = await app.inject({ method: "OPTIONS", url: "/api/contact", headers: { origin, ...preflight } });
    expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([405, []]);
    const sent = await app.inject({ method: "POST", url: "/api/contact", headers, payload: lead });
    expect(sent.statusCode).toBe(403);
  },
);

it.each(["/about", "/forms/contact", "/apiary"])("a named site's preflight of %s gets no answer", async (url) => {
  const response = await app.inject({ method: "OPTIONS", url, headers: { ...fromOutside, ...preflight } });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(corsHeaders(response.headers)).toEqual([]);
  expect(String(response.headers.vary ?? "").toLowerCase()).not.toContain("origin");
});

it("a site named in CORS_ORIGINS may read a 429 and its Retry-After", async () => {
  const strict = await openTestApp({
    env: { TRUST_PROXY: "none", CORS_ORIGINS: guest, RATE_LIMIT_WRITES: "1" },
  });
  const send = () => strict.app.inject({ method: "POST", url: "/api/contact", payload: lead, headers: fromOutside });
  await send();
  const { statusCode, headers } = await send();
  expect([statusCode, headers["access-control-allow-origin"]]).toEqual([429, guest]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

it("no response has a CORS header without CORS_ORIGINS", async () => {
  const closed = await openTestApp();
  for (const url of ["/api/states", "/trpc/states.list", "/about"]) {
    const { headers } = await closed.app.inject({ url, headers: { origin: guest } });
    expect(corsHeaders(headers)).toEqual([]);
    expect(String(headers.vary ?? "")).not.toContain("origin");
  }
});
