import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { openTestApp } from "../testing.ts";

const { app } = await openTestApp();

const queries = ["states.list", "states.bySlug", "posts.list", "services.bySlug", "pages.layout"];
const mutations = ["leads.contact", "leads.requestConsultation", "newsletter.subscribe"];
const odd = ["nothing", "constructor", "__proto__.toString", "", "states", "states%2Elist"];
const name = fc.oneof(
  { arbitrary: fc.constantFrom(...queries, ...mutations), weight: 5 },
  { arbitrary: fc.constantFrom(...odd), weight: 1 },
);

const lead = { name: "Ada O'Connor", email: "ada@clinic.example", message: "Two states.", phone: "(615) 555-0100" };
const input = fc.oneof(
  fc.constantFrom<unknown>(lead, { ...lead, idempotencyKey: "one-intent" }, { ...lead, email: "ada" }),
  fc.constantFrom<unknown>({ slug: "ohio" }, { slug: "guam" }, { slug: 7 }, { category: "x" }, { limit: 2 }),
  fc.constantFrom<unknown>(null, 5, [], "text", {}, { ...lead, message: "?&=%,+ \u2028 Ünïcödé 🩺" }),
);

/** As clients send inputs, and as they don't: one, several by number, several in a list, none, and no JSON. */
const inputs = fc.oneof(
  input.map((one) => JSON.stringify(one)),
  fc.array(input, { maxLength: 3 }).map((all) => JSON.stringify(Object.fromEntries(all.entries()))),
  fc.array(input, { maxLength: 3 }).map((all) => JSON.stringify(all)),
  fc.constantFrom("", "{", '{"0":{"slug":"ohio"},"__proto__":{"slug":"texas"}}', "%", "\u0000"),
  fc.constant(null),
);

const request = fc
  .record({
    method: fc.constantFrom("GET", "POST", "HEAD"),
    names: fc.oneof(
      { arbitrary: fc.array(name, { minLength: 1, maxLength: 4 }), weight: 9 },
      { arbitrary: fc.constant(Array(11).fill("states.list")), weight: 1 },
    ),
    batch: fc.constantFrom("batch=1", "batch=0", "", "batch=1&batch=2", "other=%FF"),
    inputs,
    contentType: fc.constantFrom("application/json", "application/json; charset=utf-8", "APPLICATION/JSON"),
  })
  .map(({ method, names, batch, inputs, contentType }): InjectOptions => {
    const inSearch = method !== "POST" && inputs !== null;
    const search = [batch, ...(inSearch ? [`input=${encodeURIComponent(inputs)}`] : [])].filter(Boolean).join("&");
    const url = `/trpc/${names.join(",")}${search && `?${search}`}`;
    if (method !== "POST") return { method: method === "GET" ? "GET" : "HEAD", url };
    return { method: "POST", url, headers: { "content-type": contentType }, payload: inputs ?? "" };
  });

/** @param headers `trpc-accept` leaves a request to tRPC's adapter and changes nothing else */
async function answerTo(request: InjectOptions, headers: Record<string, string> = {}) {
  const response = await app.inject({ ...request, headers: { ...request.headers, ...headers } });
  const {
    date,
    "x-request-id": id,
    "transfer-encoding": encoding,
    "content-length": length,
    ...given
  } = response.headers;
  // Fastify names the charset, which JSON has anyway.
  const contentType = String(given["content-type"]).replace("; charset=utf-8", "");
  return { status: response.statusCode, body: response.body, headers: { ...given, "content-type": contentType } };
}

it("whatever is asked, the answer is the one of tRPC's own adapter", async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const expected = await answerTo(asked, { "trpc-accept": "application/json" });
      expect(await answerTo(asked)).toEqual(expected);
      // The second time a query's answer is known.
      expect(await answerTo(asked)).toEqual(expected);
      seen.add(expected.status);
    }),
    { numRuns: 1_500 },
  );
  // It would prove little if all of them were refused alike.
  expect([...seen].toSorted()).toEqual(expect.arrayContaining([200, 207, 400, 404, 405]));
});

it("a batch that asks for a stream gets one", async () => {
  const response = await app.inject({
    url: "/trpc/states.list?batch=1&input=%7B%7D",
    headers: { "trpc-accept": "application/jsonl" },
  });
  expect(response.headers["transfer-encoding"]).toBe("chunked");
  expect(response.body).toContain("Ohio");
});
