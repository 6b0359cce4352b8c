import { pages } from "@site/content/pages";
import { leadFields } from "@site/db/leads/lead-fields";
import { requestLinks } from "@site/db/leads/request-link";
import { addLead, newContact } from "@site/db/test/open-test-database";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { restRoutes } from "./api/procedures.ts";
import { officeLink } from "./http/signed-links.ts";
import { openTestApp, testMail } from "./test/open-test-app.ts";

const leadKey = "the key of these tests";
const { app, db } = await openTestApp({ env: { ...testMail, SECRET_KEY: leadKey } });
const reference = await addLead(db, newContact());
const leadLink = new URL(officeLink("http://site", { reference, holder: "office@site.example" }, leadKey));
const requestToken = (await requestLinks(db, [leadKey])).ofReceipt(reference);

const troublesome = [
  "",
  " ",
  "\0",
  "\u202E\uFEFF",
  "\uD800",
  "null",
  "NaN",
  "-0",
  "1e400",
  "__proto__",
  "constructor",
  "%00",
  "%E0%A4%A",
  "<script>alert(1)</script>",
  "'; DROP TABLE consultation_requests; --",
  "../../../../etc/passwd",
  "\r\nBcc: everyone@site.example",
  "a".repeat(11_000),
  "𝒜".repeat(6_000),
];
/** Any code point, even an unpaired surrogate. The equivalent generator of fast-check takes a second to start. */
const unit = fc.nat({ max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));
const text = fc.oneof(fc.constantFrom(...troublesome), fc.string({ unit, maxLength: 60 }));
const value = fc.oneof(
  { weight: 2, arbitrary: text },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 1e308, [[[[]]]]),
);

const fields = [
  ...Object.keys({ ...leadFields.consultation, ...leadFields.contact }),
  "subject",
  "elapsedMs",
  "idempotencyKey",
  "attribution",
  "slug",
  "token",
  "limit",
];
const nearlyValid = fc
  .dictionary(fc.oneof(fc.constantFrom(...fields), text), value, { maxKeys: 4, noNullPrototype: true })
  .map((junk) => ({ name: "Ada", email: "ada@clinic.example", phone: "(615) 555-0100", message: "Hello", ...junk }));

const json = fc.oneof(
  { weight: 4, arbitrary: nearlyValid.map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: value.map((body) => JSON.stringify(body)) },
  text,
  fc.constantFrom(`[${"[".repeat(5_000)}`, `"${"x".repeat(70_000)}"`, '{"__proto__":{"a":1}}', '{"name":'),
);
const leadForm = fc
  .tuple(fc.constantFrom("won", "notSpam", "note", "constructor"), text, text)
  .map(([action, seen, note]) =>
    new URLSearchParams({ token: leadLink.searchParams.get("token") ?? "", action, seen, note }).toString(),
  );
const requestFields = ["phone", "email", "company", "message", "text", "name", "__proto__"];
const requestField = fc.constantFrom(...requestFields, ...requestFields.map((name) => `was-${name}`));
const requestForm = fc
  .tuple(fc.constantFrom("save", "withdraw", "again", "constructor"), fc.dictionary(requestField, text, { maxKeys: 6 }))
  .map(([action, typed]) => new URLSearchParams({ ...typed, token: requestToken, action }).toString());
/** A random object may have a member `toString` that isn't a function, and `String` would then throw. */
const textOf = (given: unknown) => (typeof given === "object" ? JSON.stringify(given) : String(given));
const form = fc.oneof(
  leadForm,
  requestForm,
  nearlyValid.map((body) =>
    new URLSearchParams(Object.entries(body).map(([name, given]) => [name, textOf(given)])).toString(),
  ),
  text,
  fc.constantFrom("a=1&a=2&a[b]=3", "&".repeat(3_000), `message=${"%F0%9F%98%80".repeat(12_000)}`),
);
const formPaths = ["consultation", "contact", "newsletter", "newsletter-confirm", "newsletter-unsubscribe"];
const linkPaths = ["lead", "leads", "request"];
const methods = fc.constantFrom(...(["GET", "POST", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const));
const jsonType = "application/json";
const jsonTypes = fc.constantFrom(jsonType, jsonType, "text/plain", `${jsonType}; charset=utf-7`);
const formTypes = fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x");

const operations = restRoutes();
const names = fc.oneof(fc.constantFrom(...operations.map(({ name }) => name), "pages.state", "pages.article"), text);
const calls = fc
  .tuple(fc.array(names, { minLength: 1, maxLength: 20 }), value, fc.constantFrom("", "&batch=1", "&batch=x"))
  .map(([called, input, batch]) => `/trpc/${called.join(",")}?input=${JSON.stringify(input)}${batch}`);
const restCalls = fc
  .tuple(fc.constantFrom(...operations.map(({ path }) => path)), text, text)
  .map(([path, parameter, query]) => `${path.replace(/\{\w+\}/g, parameter)}?limit=${query}&category=${query}`);
const parameters = ["category", "order", "shown", "sent", "q", "token", "result", "utm_source", "__proto__"];
const paths = fc.constantFrom(...pages.map(({ path }) => path), leadLink.pathname);
const visits = fc
  .tuple(paths, text, fc.constantFrom(...parameters), text)
  .map(([path, tail, parameter, given]) => `${path}${tail}?${parameter}=${given}`);

/** Encodes the characters that the request line of an HTTP request can't contain. */
function spelled(path: string): string {
  const encoded = path.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
  return encoded.slice(0, 8_000);
}

it.each([
  ["procedures", calls, jsonTypes, json, 150],
  ["REST paths", restCalls, jsonTypes, json, 120],
  ["forms", fc.constantFrom(...[...formPaths, ...linkPaths].map((name) => `/forms/${name}`)), formTypes, form, 100],
  ["pages", visits, formTypes, form, 50],
] as const)(
  "no input to %s is answered with a status of 500 or more, or with a stack trace",
  async (_, path, type, body, numRuns) => {
    const request = fc.record({ url: path.map(spelled), method: methods, "content-type": type, payload: body });
    const property = fc.asyncProperty(request, async ({ url, method, payload, ...headers }) => {
      const hasBody = method !== "GET" && method !== "HEAD";
      const answer = await app.inject({ method, url, headers, ...(hasBody && { payload }) });
      expect(answer.statusCode, `${method} ${url}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
      expect(answer.body).not.toMatch(/\n\s+at .+:\d+:\d+/);
    });
    await fc.assert(property, { numRuns });
  },
);
