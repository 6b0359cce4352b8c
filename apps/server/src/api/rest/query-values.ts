import type { JsonSchema } from "../openapi/json-schema.ts";

type Query = Readonly<Record<string, unknown>>;

/**
 * A query string holds texts only: a text becomes the number, boolean or list that the schema asks for. A text that is
 * none stays as it is, because the schema's own words on it are the ones that the client should read.
 */
export function queryValues(query: Query, { properties = {} }: Pick<JsonSchema, "properties">): Query {
  return Object.fromEntries(Object.entries(query).map(([name, given]) => [name, readAs(given, properties[name])]));
}

function readAs(given: unknown, schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== "object") return given;
  if (schema.type === "array" && !Array.isArray(schema.items)) {
    const { items } = schema;
    return [given].flat().map((one) => readAs(one, items));
  }
  if (typeof given !== "string") return given;
  if (schema.type === "integer" || schema.type === "number") return numberOf(given);
  return schema.type === "boolean" ? booleanOf(given) : given;
}

function numberOf(text: string): number | string {
  return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
}

function booleanOf(text: string): boolean | string {
  return text === "true" || (text === "false" ? false : text);
}
