import type { JsonSchema } from "../openapi/json-schema.ts";

type Query = Readonly<Record<string, unknown>>;

/**
 * Converts the strings of a query to the numbers, booleans and lists that the schema asks for. A string that can't be
 * converted is passed on unchanged, so that the client gets the schema's own error message.
 */
export function queryValues(query: Query, { properties = {} }: Pick<JsonSchema, "properties">): Query {
  return Object.fromEntries(Object.entries(query).map(([name, given]) => [name, coerce(given, properties[name])]));
}

function coerce(given: unknown, schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== "object") return given;
  if (schema.type === "array" && !Array.isArray(schema.items)) {
    const { items } = schema;
    return [given].flat().map((one) => coerce(one, items));
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
