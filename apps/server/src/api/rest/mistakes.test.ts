import type { InjectOptions } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { openTestApp } from "../../test/open-test-app.ts";

const { app, db } = await openTestApp();

/** The one shape of an error, and nothing of how the program is made. */
async function mistake(options: InjectOptions | string) {
  const response = await app.inject(options as InjectOptions); // inject() takes an address alone as well
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.headers["content-type"]).toMatch(/^application\/json/);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.body).not.toMatch(
    /stack|node_modules|\.ts\b|\/(?:work|tmp|home|usr|apps|packages)\/|sqlite|zod|trpc-router/i,
  );
  const body = response.json();
  for (const { error } of Array.isArray(body) ? body : [body]) {
    expect(error).toEqual({
      message: expect.stringMatching(/\w{3,}/),
      code: expect.any(Number),
      data: { code: expect.stringMatching(/^[A-Z_]+$/), httpStatus: expect.any(Number), fields: expect.any(Object) },
    });
  }
  const { error } = Array.isArray(body) ? body[0] : body;
  if (!Array.isArray(body)) expect(error.data.httpStatus).toBe(response.statusCode);
  return { status: response.statusCode, headers: response.headers, code: error.data.code, fields: error.data.fields };
}

function post(url: string, payload: unknown, type = "application/json"): InjectOptions {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  return { method: "POST", url, payload: text, headers: { "content-type": type } };
}

describe.each(["/api/contact", "/trpc/leads.contact"])("POST %s", (url) => {
  it.each(["{", "", "null", "[1]", '"text"', '{"__proto__":{"name":"x"}}', "{}"])(
    "refuses the body %j",
    async (payload) => {
      expect(await mistake(post(url, payload))).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    },
  );
});

it.each(["limit=abc", "limit=1001", "limit=1&limit=2", "category=x", `words=${"a".repeat(81)}`])(
  "GET /api/blog?%s is a bad request that names its parameter",
  async (query) => {
    const { status, fields } = await mistake(`/api/blog?${query}`);
    expect([status, Object.keys(fields)]).toEqual([400, [query.split("=")[0]]]);
  },
);

it.each(["services", "states", "blog"])("GET /api/%s/{slug} knows no unknown slug", async (list) => {
  for (const slug of ["nothing", "Ohio", "constructor", "%00"]) {
    expect(await mistake(`/api/${list}/${slug}`)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  }
  expect(await mistake(`/api/${list}/${"a".repeat(201)}`)).toMatchObject({ status: 400 });
  expect(await mistake(`/api/${list}/${"a".repeat(2_000)}`)).toMatchObject({ status: 404 });
});

it.each([
  ["/api/contact", "POST", ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]],
  ["/api/blog/nothing", "GET, HEAD", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]],
] as const)("%s takes %s only, and says so", async (url, allow, methods) => {
  for (const method of methods) {
    const { status, headers, code } = await mistake({ method, url });
    expect([status, headers.allow, code]).toEqual([405, allow, "METHOD_NOT_SUPPORTED"]);
  }
});

afterAll(async () => {
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
});
