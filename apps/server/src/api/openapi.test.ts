import { leadFields } from "@site/db/leads/lead-fields";
import { expect, it } from "vitest";
import { openTestApp, testOrigin } from "../test/open-test-app.ts";
import { restRoutes } from "./procedures.ts";

const { app } = await openTestApp();
const document = (await app.inject("/api/openapi.json")).json();
const routes = restRoutes();

type Described = { description?: string; examples?: unknown[]; $ref?: string };

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

it.each(routes)(
  "$method $path describes its response and its errors, and the site accepts its examples",
  async (route) => {
    const operation = document.paths[route.path][route.method.toLowerCase()];
    const { 200: found, ...errors } = operation.responses;
    const { schema } = found.content["application/json"];
    expect(resolve(schema.items ?? schema)).toMatchObject({ type: "object", description: expect.any(String) });
    const ofError = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
    for (const response of Object.values(errors)) expect(response).toMatchObject(ofError);
    const { method } = route;
    if (method === "POST") {
      const fields = Object.entries(bodyOf(route.path).properties);
      const payload = Object.fromEntries(fields.map(([name, { examples }]) => [name, examples?.[0]]));
      expect((await app.inject({ method, url: route.path, payload })).statusCode).toBe(200);
      for (const wrong of [{ payload: {} }, { payload: "{}", headers: { "content-type": "text/plain" } }])
        expect(errors).toHaveProperty(String((await app.inject({ method, url: route.path, ...wrong })).statusCode));
      return;
    }
    const wrong = await app.inject(`${route.path.replace(/\{\w+\}/, "nothing")}?limit=x`);
    expect(operation.responses).toHaveProperty(String(wrong.statusCode));
    const url = new URL(route.path, testOrigin);
    for (const parameter of operation.parameters) {
      const example = String(parameter.example);
      if (parameter.in === "query") url.searchParams.set(parameter.name, example);
      else url.pathname = decodeURIComponent(url.pathname).replace(`{${parameter.name}}`, example);
    }
    expect((await app.inject(url.pathname + url.search)).statusCode).toBe(200);
  },
);

it("Every field of every schema has a sentence and an example, or a schema of its own", () => {
  const { Error: _, ...schemas } = document.components.schemas as Record<
    string,
    { properties: Record<string, Described> }
  >; // the JSON of our own document has this shape
  const undescribed = Object.entries(schemas).flatMap(([name, { properties }]) =>
    Object.entries(properties)
      .filter(([, field]) => field.$ref === undefined)
      .filter(([, { description = "", examples = [] }]) => !/\.$/.test(description) || examples.length === 0)
      .map(([field]) => `${name}.${field}`),
  );
  expect(undescribed).toEqual([]);
});

it.each(["consultation", "contact"] as const)(
  "POST /api/%s describes each field of its form, and none that only the site's forms send",
  (form) => {
    const path = `/api/${form}`;
    const { properties, required } = bodyOf(path);
    expect(Object.keys(properties).toSorted()).toEqual([...Object.keys(leadFields[form]), "idempotencyKey"].toSorted());
    expect(required).toEqual(expect.arrayContaining(["name", "email"]));
    expect(document.paths[path].post).toMatchObject({
      parameters: [{ name: "Idempotency-Key", in: "header", required: false }],
      responses: { 429: { headers: { "Retry-After": {} } } },
    });
  },
);
