import { createCaller } from "@site/trpc-router/app-router";
import type { InjectOptions } from "fastify";
import { afterEach, expect, it } from "vitest";
import { batchSizeMax } from "../configuration/limits.ts";
import { formPost, openTestApp, readDocument } from "../test/open-test-app.ts";
import { jsonSchemaOf } from "./openapi.ts";
import { restRoutes } from "./procedures.ts";

const { app, db, context } = await openTestApp();
const caller = createCaller(context);

afterEach(async () => {
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
});

const slug = "which-cms-855-form-in-2026";

it.each<[url: string, procedure: () => Promise<unknown>]>([
  ["/api/services/featured", () => caller.services.featured()],
  ["/api/services/physician-credentialing", () => caller.services.bySlug({ slug: "physician-credentialing" })],
  ["/api/specialties", () => caller.specialties.list()],
  ["/api/states", () => caller.states.list()],
  ["/api/states/new-york", () => caller.states.bySlug({ slug: "new-york" })],
  ["/api/blog", () => caller.posts.list()],
  ["/api/blog?limit=3", () => caller.posts.list({ limit: 3 })],
  [
    "/api/blog?category=Industry%20News&order=oldest",
    () => caller.posts.list({ category: "Industry News", order: "oldest" }),
  ],
  [`/api/blog/${slug}`, () => caller.posts.bySlug({ slug })],
])("GET %s returns what its procedure returns", async (url, procedure) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(await procedure())));
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
});

it("every input of a GET route is a text or an integer, which a query can express", () => {
  const types = restRoutes()
    .filter(({ method }) => method === "GET")
    .flatMap(({ input }) => Object.values(jsonSchemaOf(input, "input").properties ?? {}))
    .map((schema) => (typeof schema === "object" ? schema.type : null));
  expect(new Set(types)).toEqual(new Set(["string", "integer"]));
});

async function mistake(options: InjectOptions) {
  const { statusCode: status, headers, body, json } = await app.inject(options);
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).not.toMatch(/stack|node_modules|\.ts\b|\/(?:work|tmp|home|usr|apps|packages)\/|sqlite|zod|trpc-router/i);
  const answer = json();
  for (const { error } of [answer].flat()) {
    expect(error).toEqual({
      message: expect.stringMatching(/\w{3,}/),
      code: expect.any(Number),
      data: { code: expect.stringMatching(/^[A-Z_]+$/), httpStatus: expect.any(Number), fields: expect.any(Object) },
    });
  }
  const { code, httpStatus, fields } = [answer].flat()[0].error.data;
  if (!Array.isArray(answer)) expect(httpStatus).toBe(status);
  return { status, headers, code, fields };
}

it.each(["{", "", "null", "[1]", '"text"', '{"__proto__":{"name":"x"}}', "{}"])(
  "a lead whose body is %j is a bad request, over REST and tRPC",
  async (payload) => {
    const headers = { "content-type": "application/json" };
    for (const url of ["/api/contact", "/trpc/leads.contact"]) {
      const { status, code } = await mistake({ method: "POST", url, payload, headers });
      expect([url, status, code]).toEqual([url, 400, "BAD_REQUEST"]);
    }
  },
);

it.each(["limit=abc", "limit=1.5", "limit=", "limit=1001", "limit=1&limit=2", "category=x", `words=${"a".repeat(81)}`])(
  "GET /api/blog?%s is a bad request that names its parameter",
  async (query) => {
    const { status, fields } = await mistake({ url: `/api/blog?${query}` });
    expect([status, Object.keys(fields)]).toEqual([400, [query.split("=")[0]]]);
  },
);

it("an unknown slug and an unknown URL get a 404 in JSON", async () => {
  const slugs = ["nothing", "Ohio", "constructor", "%00", "a".repeat(2_000)];
  const unknown = ["services", "states", "blog"].flatMap((list) => slugs.map((each) => `/api/${list}/${each}`));
  for (const url of [...unknown, "/api", "/api?x", "/api/", "/api/nope", "/trpc"])
    expect(await mistake({ url }), url).toMatchObject({ status: 404, code: "NOT_FOUND" });
});

it.each<[url: string, allow: string, methods: readonly ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS")[]]>([
  ["/api/contact", "POST", ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]],
  ["/api/blog/nothing", "GET, HEAD", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]],
  ["/trpc/states.list", "GET, HEAD, POST", ["PUT", "OPTIONS"]],
])("%s accepts only %s, and says so", async (url, allow, methods) => {
  for (const method of methods) {
    const { status, headers, code } = await mistake({ method, url });
    expect([status, headers.allow, code]).toEqual([405, allow, "METHOD_NOT_SUPPORTED"]);
  }
});

const batch = (calls: number) => `/trpc/${Array(calls).fill("states.list").join(",")}?batch=1&input=%7B%7D`;

it("a tRPC query returns its procedure's result, alone and in a batch in which another call fails", async () => {
  const input = encodeURIComponent(JSON.stringify({ slug: "ohio" }));
  const alone = await app.inject(`/trpc/states.bySlug?input=${input}`);
  const data = JSON.parse(JSON.stringify(await caller.states.bySlug({ slug: "ohio" })));
  expect(alone.json()).toEqual({ result: { data } });
  expect(alone.headers["cache-control"]).toBe("no-store");

  const answers = (await app.inject(batch(batchSizeMax))).json();
  expect(answers).toHaveLength(batchSizeMax);
  expect(answers[0].result.data).toHaveLength(50);
  const failing = encodeURIComponent(JSON.stringify({ 1: { slug: "guam" } }));
  const some = await app.inject(`/trpc/states.list,states.bySlug,nothing.here?batch=1&input=${failing}`);
  expect(some.statusCode).toBe(207);
  const [states, ...others] = some.json();
  expect(states.result.data).toHaveLength(50);
  expect(others.map(({ error }: { error: { data: { code: string } } }) => error.data.code)).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
});

it("each tRPC response, even a refusal, names the same build as a page's document", async () => {
  const { $ } = await readDocument(app, "/");
  const build = $("script[data-build]").attr("data-build");
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  const reads: InjectOptions[] = [batch(2), batch(batchSizeMax + 1), "/trpc/nothing"].map((url) => ({ url }));
  for (const request of [...reads, { method: "POST", url: "/trpc/leads.contact", payload: {} } as const])
    expect((await app.inject(request)).headers["x-build"], JSON.stringify(request.url)).toBe(build);
});

it.each([
  [`/api/states/${"a".repeat(201)}`, 400],
  ["/trpc/constructor", 404],
  [`/trpc/${"a".repeat(2_000)}`, 404],
  ["/trpc/states.list,%25E0%25A4%25A?batch=1", 400],
  ["/trpc/leads.contact", 405],
  ["/trpc/states.bySlug?input={", 400],
  ["/trpc/states.bySlug?input=%7B%22slug%22%3A7%7D", 400],
  ["/trpc/states.bySlug?batch=1&input=[]", 400],
  [batch(batchSizeMax + 1), 400],
])("GET %s responds with %i in the shape of all errors", async (url, status) => {
  expect(await mistake({ url })).toMatchObject({ status });
});

const guest = "https://app.partner.example";
const open = await openTestApp({ env: { CORS_ORIGINS: `https://other.example,${guest}` } });

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
  const { statusCode, headers } = await open.app.inject({ ...request, headers: fromOutside });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "access-control-allow-origin": guest,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": expect.stringContaining("x-request-id"),
    vary: expect.stringMatching(/\borigin$/i),
  });
});

it.each(["/api/contact", "/api/nothing"])(
  "a site named in CORS_ORIGINS may send a preflight request to %s",
  async (url) => {
    const response = await open.app.inject({ method: "OPTIONS", url, headers: { ...fromOutside, ...preflight } });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(response.headers).toMatchObject({
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-max-age": "86400",
      "access-control-allow-headers": "content-type, idempotency-key",
      "access-control-allow-origin": guest,
    });
  },
);

it("a site named in CORS_ORIGINS may not post forms, unsubscribe an address, read pages, or send preflight requests for these", async () => {
  for (const url of ["/forms/contact", "/forms/newsletter-confirm", "/newsletter/unsubscribe"]) {
    const response = await open.app.inject(formPost(url, { name: "Ada" }, fromOutside));
    expect([url, response.statusCode, corsHeaders(response.headers)]).toEqual([url, 403, []]);
  }
  const { headers } = await open.app.inject({ url: "/about", headers: fromOutside });
  expect([corsHeaders(headers), headers.vary]).toEqual([[], "accept-encoding"]);
  for (const url of ["/about", "/forms/contact", "/apiary"]) {
    const response = await open.app.inject({ method: "OPTIONS", url, headers: { ...fromOutside, ...preflight } });
    expect([url, response.statusCode >= 400, corsHeaders(response.headers)]).toEqual([url, true, []]);
    expect(String(response.headers.vary ?? "").toLowerCase(), url).not.toContain("origin");
  }
});

it.each(["https://app.partner.example.evil.example", "http://app.partner.example", "null"])(
  "the site %s, which CORS_ORIGINS does not name, gets no permission, and its posts are refused",
  async (origin) => {
    const headers = { origin, "sec-fetch-site": "cross-site" };
    const read = await open.app.inject({ url: "/api/states", headers });
    expect([corsHeaders(read.headers), String(read.headers.vary).toLowerCase()]).toEqual([[], "origin"]);
    const asked = await open.app.inject({ method: "OPTIONS", url: "/api/contact", headers: { origin, ...preflight } });
    expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([405, []]);
    const sent = await open.app.inject({ method: "POST", url: "/api/contact", headers, payload: lead });
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
  for (const url of ["/api/states", "/trpc/states.list", "/favicon.svg"]) {
    const { headers } = await app.inject({ url, headers: { origin: guest } });
    expect([corsHeaders(headers), String(headers.vary ?? "").includes("origin")]).toEqual([[], false]);
  }
});
