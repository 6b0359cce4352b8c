import { createCaller } from "@site/trpc-router/app-router";
import type { InjectOptions } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { batchSizeMax } from "../configuration/limits.ts";
import { openTestApp, readDocument } from "../test/open-test-app.ts";
import { jsonSchemaOf } from "./openapi/openapi.ts";
import { restRoutes } from "./procedures.ts";
import { queryValues } from "./rest/rest.ts";

const { app, db, context } = await openTestApp();
const caller = createCaller(context);

const slug = "which-cms-855-form-in-2026";
const answers: Record<string, () => Promise<unknown>> = {
  "/api/services/featured": () => caller.services.featured(),
  "/api/services/physician-credentialing": () => caller.services.bySlug({ slug: "physician-credentialing" }),
  "/api/specialties": () => caller.specialties.list(),
  "/api/states": () => caller.states.list(),
  "/api/states/new-york": () => caller.states.bySlug({ slug: "new-york" }),
  "/api/blog": () => caller.posts.list(),
  "/api/blog?limit=3": () => caller.posts.list({ limit: 3 }),
  "/api/blog?category=Industry%20News&order=oldest": () =>
    caller.posts.list({ category: "Industry News", order: "oldest" }),
  [`/api/blog/${slug}`]: () => caller.posts.bySlug({ slug }),
};

it.each(Object.entries(answers))("GET %s returns what its procedure returns", async (url, procedure) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(await procedure())));
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
});

const properties = jsonSchemaOf(z.object({ slug: z.string(), limit: z.int() }), "input").properties ?? {};

it.each([
  [{ slug: "12" }, { slug: "12" }],
  [
    { slug: "true", limit: "7" },
    { slug: "true", limit: 7 },
  ],
  [{ limit: "-1" }, { limit: -1 }],
  [{ limit: "" }, { limit: "" }],
  [{ limit: "1.5" }, { limit: "1.5" }],
  [{ limit: ["1", "2"] }, { limit: ["1", "2"] }],
])("The query %j is read as %j, because its schema says which parameter is a number", (query, values) => {
  expect(queryValues(query, properties)).toEqual(values);
});

it("No input of a GET route has a type that a query can't express", () => {
  const types = restRoutes()
    .filter(({ method }) => method === "GET")
    .flatMap(({ input }) => Object.values(jsonSchemaOf(input, "input").properties ?? {}))
    .map((schema) => (typeof schema === "object" ? schema.type : null));
  expect(new Set(types)).toEqual(new Set(["string", "integer"]));
});

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

function batch(calls: number): string {
  return `/trpc/${Array(calls).fill("states.list").join(",")}?batch=1&input=%7B%7D`;
}

it("a tRPC query returns what its procedure returns, alone and in a batch", async () => {
  const input = encodeURIComponent(JSON.stringify({ slug: "ohio" }));
  const alone = await app.inject(`/trpc/states.bySlug?input=${input}`);
  const data = JSON.parse(JSON.stringify(await caller.states.bySlug({ slug: "ohio" })));
  expect(alone.json()).toEqual({ result: { data } });
  expect(alone.headers["cache-control"]).toBe("no-store");

  const answers = (await app.inject(batch(batchSizeMax))).json();
  expect(answers).toHaveLength(batchSizeMax);
  expect(answers[0].result.data).toHaveLength(50);
});

it("each answer of tRPC, refusals too, names the build that a page's document names", async () => {
  const { $ } = await readDocument(app, "/");
  const build = $("script[data-build]").attr("data-build");
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  for (const url of [batch(2), batch(batchSizeMax + 1), "/trpc/nothing"])
    expect((await app.inject(url)).headers["x-build"], url).toBe(build);
  const lead = await app.inject({ method: "POST", url: "/trpc/leads.contact", payload: {} });
  expect(lead.headers["x-build"]).toBe(build);
});

it("a tRPC batch over the limit is refused as a whole", async () => {
  const response = await app.inject(batch(batchSizeMax + 1));
  expect(response.statusCode).toBe(400);
  expect(response.json().error.data).toEqual({ code: "BAD_REQUEST", httpStatus: 400, fields: {} });
});

it("a failing call of a tRPC batch leaves the other calls unharmed", async () => {
  const input = encodeURIComponent(JSON.stringify({ 1: { slug: "guam" } }));
  const response = await app.inject(`/trpc/states.list,states.bySlug,nothing.here?batch=1&input=${input}`);
  expect(response.statusCode).toBe(207);
  const [states, state, nothing] = response.json();
  expect(states.result.data).toHaveLength(50);
  expect([state.error.data.code, nothing.error.data.code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
});

it.each([
  ["/trpc/constructor", 404],
  [`/trpc/${"a".repeat(2_000)}`, 404],
  ["/trpc/states.list,%25E0%25A4%25A?batch=1", 400],
  ["/trpc/leads.contact", 405],
  ["/trpc/states.bySlug?input={", 400],
  ["/trpc/states.bySlug?input=%7B%22slug%22%3A7%7D", 400],
  ["/trpc/states.bySlug?batch=1&input=[]", 400],
] as const)("GET %s answers %i in the one shape", async (url, status) => {
  expect(await mistake(url)).toMatchObject({ status });
});

it.each(["PUT", "OPTIONS"] as const)("the HTTP method %s is refused by every procedure", async (method) => {
  const response = await app.inject({ method, url: "/trpc/states.list" });
  expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  expect(response.json().error.data.code).toBe("METHOD_NOT_SUPPORTED");
});

it.each(["[1,2]", "null", '{"0":{"name":1}}'])("the batch of mutations %j stores nothing", async (payload) => {
  const headers = { "content-type": "application/json" };
  const url = "/trpc/leads.contact,leads.contact?batch=1";
  const response = await app.inject({ method: "POST", url, headers, payload });
  expect(response.statusCode).toBe(400);
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
});
