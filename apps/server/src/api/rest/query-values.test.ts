import { expect, it } from "vitest";
import * as z from "zod";
import { jsonSchemaOf } from "../openapi/json-schema.ts";
import { queryValues } from "./query-values.ts";

const input = z.optional(
  z.object({
    slug: z.string(),
    shown: z.optional(z.int().min(1)),
    ratio: z.number().default(1),
    open: z.optional(z.boolean()),
    years: z.array(z.int()).optional(),
    order: z.enum(["1", "2"]).optional(),
  }),
);
const read = (query: string) => {
  const entries = [...new URLSearchParams(query).keys()].map((name) => {
    const all = new URLSearchParams(query).getAll(name);
    return [name, all.length === 1 ? all[0] : all];
  });
  return input.safeParse(queryValues(Object.fromEntries(entries), jsonSchemaOf(input, "input") ?? {}));
};

it.each([
  ["slug=12", { slug: "12" }],
  ["slug=true", { slug: "true" }],
  ["slug=a&shown=7&ratio=0.5", { slug: "a", shown: 7, ratio: 0.5 }],
  ["slug=a&open=true", { slug: "a", open: true }],
  ["slug=a&open=false", { slug: "a", open: false }],
  ["slug=a&years=2025", { slug: "a", years: [2025] }],
  ["slug=a&years=2025&years=2026", { slug: "a", years: [2025, 2026] }],
  ["slug=a&order=2", { slug: "a", order: "2" }],
])("the query %s is read as its schema types it, whatever its parameters are called", (query, data) => {
  expect(read(query)).toEqual({ success: true, data: { ratio: 1, ...data } });
});

it.each(["shown=", "shown=x", "shown=0", "shown=1.5", "shown=1&shown=2", "open=yes", "open=", "years=x", "order=3"])(
  "the query %s is refused at its parameter",
  (query) => {
    expect(read(`slug=a&${query}`).error?.issues.map(({ path }) => path[0])).toEqual([query.split("=")[0]]);
  },
);
