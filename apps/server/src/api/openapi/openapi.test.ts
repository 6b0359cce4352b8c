import { publicError } from "@site/trpc-router/errors";
import { describe, expect, it } from "vitest";
import { version } from "../../configuration/version.ts";
import { openTestApp, testOrigin } from "../../test/open-test-app.ts";
import { restOperations } from "../operations.ts";
import { errorCodesOf } from "./openapi-errors.ts";

const { app } = await openTestApp();
const document = (await app.inject("/api/openapi.json")).json();
const { components } = document;
const operations = restOperations();

type Described = {
  description?: string;
  examples?: unknown[];
  type?: string;
  $ref?: string;
  items?: { $ref?: string };
};

/** The schema itself, or the one that it names. */
function resolve<T extends { $ref?: string }>(given: T): T {
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(given.$ref ?? "") ?? [];
  return given.$ref === undefined ? given : components[kind][name];
}

function bodyOf(path: string): { properties: Record<string, Described>; required: string[] } {
  return resolve(document.paths[path].post.requestBody.content["application/json"].schema);
}

it("is OpenAPI 3.1 of this site, with every operation", () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toMatchObject({ title: expect.stringContaining("API"), version });
  expect(document.servers).toMatchObject([{ url: testOrigin }]);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe.each(operations)("$method $path", (known) => {
  const { method, path, name, takesPartnerKey } = known;
  const operation = document.paths[path][method.toLowerCase()];

  it("has its name, its words and its security", () => {
    expect(operation.operationId).toBe(name);
    expect(operation.summary).toMatch(/\w/);
    expect(document.tags.map((tag: { name: string }) => tag.name)).toEqual(expect.arrayContaining(operation.tags));
    expect(operation.security).toEqual(takesPartnerKey ? [{}, { PartnerKey: [] }] : []);
  });

  it("has its answer, and each error in the one shape", () => {
    const { 200: found, ...errors } = operation.responses;
    const schema: Described = found.content["application/json"].schema;
    expect(resolve(schema.items ?? schema)).toMatchObject({ type: "object", description: expect.any(String) });
    const statuses = errorCodesOf(known).map((code) => publicError(code).data.httpStatus);
    expect(Object.keys(errors).map(Number).toSorted()).toEqual(statuses.toSorted());
    for (const [status, response] of Object.entries(errors)) {
      const { content, headers, description } = resolve(response as { $ref: string; [part: string]: unknown });
      expect(content).toMatchObject({ "application/json": { schema: { $ref: "#/components/schemas/Error" } } });
      expect(content).toMatchObject({ "application/json": { example: { error: { data: { httpStatus: +status } } } } });
      expect(headers).toHaveProperty("X-Request-Id");
      expect(description).toMatch(/\.$/);
    }
  });
});

it.each(operations.filter(({ method }) => method === "GET"))(
  "GET $path has its parameters, whose examples are answered",
  async ({ path }) => {
    const parameters: { name: string; in: string; example: unknown; description: string }[] =
      document.paths[path].get.parameters;
    for (const { description } of parameters) expect(description).toMatch(/\.$/);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(inPath);
    const query = new URLSearchParams();
    let url: string = path;
    for (const parameter of parameters) {
      if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, String(parameter.example));
      else query.set(parameter.name, String(parameter.example));
    }
    expect((await app.inject(`${url}?${query}`)).statusCode).toBe(200);
  },
);

it.each(operations.filter(({ method }) => method === "POST"))(
  "POST $path has its body, whose example is accepted",
  async ({ path }) => {
    const { properties } = bodyOf(path);
    const payload = Object.fromEntries(
      Object.entries(properties).map(([field, { examples }]) => [field, examples?.[0]]),
    );
    expect((await app.inject({ method: "POST", url: path, payload })).statusCode).toBe(200);
  },
);

it("describes every field of every schema, with an example or a schema of its own", () => {
  const undescribed = Object.entries(components.schemas).flatMap(([name, schema]) =>
    Object.entries((schema as { properties: Record<string, Described> }).properties)
      .filter(([, field]) => field.$ref === undefined && name !== "Error")
      .filter(([, { description = "", examples = [] }]) => !/\.$/.test(description) || examples.length === 0)
      .map(([field]) => `${name}.${field}`),
  );
  expect(undescribed).toEqual([]);
});

it.each([
  ["/api/consultation", ["name", "phone", "email"], ["practice", "idempotencyKey"]],
  ["/api/contact", ["name", "email", "message"], ["phone", "company", "service", "idempotencyKey"]],
  ["/api/newsletter", ["email"], []],
])("POST %s names the fields that are needed, and none that only the site's own forms send", (path, needed, others) => {
  const { properties, required } = bodyOf(path);
  expect(required.toSorted()).toEqual(needed.toSorted());
  expect(Object.keys(properties).toSorted()).toEqual([...needed, ...others].toSorted());
  for (const field of needed) expect(properties[field]?.type).toBe("string");
});

it.each(operations.filter(({ takesPartnerKey }) => takesPartnerKey))(
  "$path explains the idempotency key and the partner's",
  ({ path }) => {
    expect(document.paths[path].post.parameters.map(resolve)).toMatchObject([
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description: expect.stringContaining("first reference"),
      },
    ]);
    expect(components.securitySchemes.PartnerKey).toMatchObject({
      type: "apiKey",
      in: "header",
      name: "x-partner-key",
    });
    const { headers } = resolve(document.paths[path].post.responses[429] as { $ref: string; headers: object });
    expect(Object.keys(headers)).toEqual(["X-Request-Id", "Retry-After", "RateLimit", "RateLimit-Policy"]);
  },
);

it("names the list's filters as query parameters with their choices and bounds", () => {
  const parameters: { in: string; name: string; schema: object }[] = document.paths["/api/blog"].get.parameters;
  expect(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
    "query category",
    "query words",
    "query order",
    "query limit",
  ]);
  expect(parameters[1]?.schema).toMatchObject({ type: "string", maxLength: 80 });
  expect(parameters[2]?.schema).toMatchObject({ enum: ["newest", "oldest"] });
  expect(parameters[3]?.schema).toMatchObject({ type: "integer", minimum: 1, maximum: 1000 });
});
