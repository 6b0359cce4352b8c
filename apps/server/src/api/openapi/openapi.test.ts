import { leadFields } from "@site/db/leads/lead-fields";
import { publicError } from "@site/trpc-router/errors";
import { describe, expect, it } from "vitest";
import { openTestApp, testOrigin } from "../../test/open-test-app.ts";
import { restRoutes } from "../procedures.ts";
import { errorCodesOf } from "./components.ts";

// `pnpm proof partner` tries that a client made from the document works.

const { app } = await openTestApp();
const document = (await app.inject("/api/openapi.json")).json();
const routes = restRoutes();

type Described = { description?: string; examples?: unknown[]; $ref?: string };

/** The component that a reference names. */
function resolve<T extends { $ref?: string }>(given: T): T {
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(given.$ref ?? "") ?? [];
  return given.$ref === undefined ? given : document.components[kind][name];
}

function bodyOf(path: string): { properties: Record<string, Described>; required: string[] } {
  return resolve(document.paths[path].post.requestBody.content["application/json"].schema);
}

it("The document lists every REST route of this site under its public origin", () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  expect(document.servers).toMatchObject([{ url: testOrigin }]);
});

describe.each(routes)("$method $path", (route) => {
  const operation = document.paths[route.path][route.method.toLowerCase()];

  it("The operation describes its answer, and each error that it may have in the one shape of errors", () => {
    const { 200: found, ...errors } = operation.responses;
    const { schema } = found.content["application/json"];
    expect(resolve(schema.items ?? schema)).toMatchObject({ type: "object", description: expect.any(String) });
    const statuses = errorCodesOf(route).map((code) => publicError(code).data.httpStatus);
    expect(Object.keys(errors).map(Number).toSorted()).toEqual(statuses.toSorted());
    for (const [status, response] of Object.entries(errors)) {
      expect(resolve(response as { $ref: string })).toMatchObject({
        // JSON of our own document
        content: { "application/json": { example: { error: { data: { httpStatus: Number(status) } } } } },
      });
    }
  });

  it("The examples of the operation's parameters or fields are accepted", async () => {
    const parameters: { name: string; in: string; example: unknown }[] =
      route.method === "GET" ? operation.parameters : [];
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    const url = inPath.reduce(
      (path, { name, example }) => path.replace(`{${name}}`, String(example)),
      route.path as string,
    );
    const query = parameters
      .filter((parameter) => parameter.in === "query")
      .map(({ name, example }) => [name, String(example)]);
    const fields = route.method === "POST" ? Object.entries(bodyOf(route.path).properties) : [];
    const payload = Object.fromEntries(fields.map(([name, { examples }]) => [name, examples?.[0]]));
    const request = route.method === "GET" ? { url: `${url}?${new URLSearchParams(query)}` } : { url, payload };
    expect((await app.inject({ method: route.method, ...request })).statusCode).toBe(200);
  });
});

it("Every field of every schema has a sentence and an example, or a schema of its own", () => {
  const { Error: _, ...schemas } = document.components.schemas as Record<
    string,
    { properties: Record<string, Described> }
  >; // JSON of our own document
  const undescribed = Object.entries(schemas).flatMap(([name, { properties }]) =>
    Object.entries(properties)
      .filter(([, field]) => field.$ref === undefined)
      .filter(([, { description = "", examples = [] }]) => !/\.$/.test(description) || examples.length === 0)
      .map(([field]) => `${name}.${field}`),
  );
  expect(undescribed).toEqual([]);
});

it.each([
  ["/api/consultation", leadFields.consultation],
  ["/api/contact", leadFields.contact],
] as const)(
  "POST %s describes each field of its form, and none that only the site's own forms send",
  (path, fields) => {
    const { properties, required } = bodyOf(path);
    expect(Object.keys(properties).toSorted()).toEqual([...Object.keys(fields), "idempotencyKey"].toSorted());
    expect(required).toEqual(expect.arrayContaining(["name", "email"]));
    const { parameters, security, responses } = document.paths[path].post;
    expect(parameters.map(resolve)).toMatchObject([{ name: "Idempotency-Key", in: "header", required: false }]);
    expect(security).toEqual([{}, { PartnerKey: [] }]);
    expect(Object.keys(resolve(responses[429]).headers)).toEqual([
      "X-Request-Id",
      "Retry-After",
      "RateLimit",
      "RateLimit-Policy",
    ]);
  },
);
