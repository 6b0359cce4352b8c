import { pages } from "@site/content/pages";
import fc from "fast-check";
import { restRoutes } from "../src/api/rest-routes.ts";
import { formBody, jsonBody, text, value } from "./junk.ts";

export type Request = { method: string; path: string; headers: Record<string, string>; body: string | null };

const methods = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("GET", "POST") },
  { weight: 1, arbitrary: fc.constantFrom("HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY") },
);
const types = fc.oneof(
  { weight: 6, arbitrary: fc.constant("application/json") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-7",
      "application/jsonp",
      "",
    ),
  },
);
const headers = fc.dictionary(
  fc.constantFrom(
    "accept",
    "accept-encoding",
    "cookie",
    "idempotency-key",
    "if-none-match",
    "origin",
    "referer",
    "user-agent",
  ),
  // Only characters that HTTP permits in a header; the raw bytes cover the rest.
  fc.string({ maxLength: 80 }).map((line) => line.replace(/[^\x20-\x7e]/g, "?").trim()),
  { maxKeys: 3, noNullPrototype: true },
);

/** Encodes a text as a part of an address, so that any text is valid on the request line. */
function spelled(part: string): string {
  return part.replace(/[^\x21-\x7e]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  );
}

function withBody(content: fc.Arbitrary<string>) {
  return (path: fc.Arbitrary<string>): fc.Arbitrary<Request> =>
    fc
      .record({ method: methods, path, type: types, extra: headers, body: content })
      .map(({ method, path, type, extra, body }) => ({
        method,
        path: spelled(path).slice(0, 8_000),
        headers: { ...extra, ...(type !== "" && { "content-type": type }) },
        body: method === "GET" || method === "HEAD" ? null : body,
      }));
}

const operations = restRoutes();
const names = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...operations.map(({ name }) => name), "pages.state", "pages.article") },
  { weight: 1, arbitrary: text },
);
const input = fc.oneof(value, fc.record({ slug: text }), fc.record({ 0: value, 1: value }), fc.dictionary(text, value));

/** Calls of procedures, alone and in batches of up to twice the limit. */
export const procedureCalls = withBody(jsonBody)(
  fc
    .tuple(
      fc.array(names, { minLength: 1, maxLength: 20 }),
      input,
      fc.boolean(),
      fc.constantFrom("", "&batch=1", "&batch=x"),
    )
    .map(([called, given, single, batch]) => {
      const path = single ? (called[0] ?? "") : called.join(",");
      return `/trpc/${encodeURI(path.toWellFormed())}?input=${encodeURIComponent(JSON.stringify(given).toWellFormed())}${batch}`;
    }),
);

export const restCalls = withBody(jsonBody)(
  fc.tuple(fc.constantFrom(...operations.map(({ path }) => path)), text, text).map(([path, parameter, query]) => {
    return `${path.replace(/\{\w+\}/g, parameter)}${query === "" ? "" : `?limit=${query}&category=${query}`}`;
  }),
);

export const formPosts = withBody(formBody)(
  fc.constantFrom(
    "/forms/consultation",
    "/forms/contact",
    "/forms/newsletter",
    "/forms/newsletter-confirm",
    "/forms/newsletter-unsubscribe",
    "/newsletter/unsubscribe?token=x",
  ),
);

const parameters = ["category", "order", "shown", "sent", "q", "token", "result", "utm_source", "__proto__"];
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, given]) => `${name}=${given}`).join("&"));

/** Addresses of pages: known ones with unknown parameters, and damaged ones. */
export const pageVisits: fc.Arbitrary<Request> = fc
  .record({
    known: fc.constantFrom(...pages.map(({ path }) => path)),
    tail: fc.oneof({ weight: 6, arbitrary: fc.constant("") }, { weight: 1, arbitrary: text }),
    query,
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
    extra: headers,
  })
  .map(({ known, tail, query, method, extra }) => ({
    method,
    path: spelled(`${known}${tail}${query === "" ? "" : `?${query}`}`).slice(0, 8_000),
    headers: extra,
    body: null,
  }));
