import { expect, it } from "vitest";
import * as z from "zod";
import { jsonSchemaOf } from "../openapi/openapi.ts";
import { restRoutes } from "../procedures.ts";
import { queryValues } from "./rest.ts";

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
