import { createCaller } from "@site/trpc-router/app-router";
import { expect, it } from "vitest";
import { batchSizeMax } from "../configuration/limits.ts";
import { openTestApp, readDocument } from "../test/open-test-app.ts";

const { app, context } = await openTestApp();
const caller = createCaller(context);

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
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toMatch(/^application\/json/);
  const body = response.json();
  for (const { error } of Array.isArray(body) ? body : [body]) {
    expect(Object.keys(error)).toEqual(["message", "code", "data"]);
    expect(Object.keys(error.data)).toEqual(["code", "httpStatus", "fields"]);
  }
  expect(response.body).not.toMatch(/stack|node_modules|\.ts\b/);
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
  expect(await context.db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
});
