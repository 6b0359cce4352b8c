import type { JsonSchema } from "../openapi/json-schema.ts";

type Query = Readonly<Record<string, unknown>>;

/**
 * Reads the texts of a query as the whole numbers that the schema asks for; no input has another type that is not text.
 * A text that is no number is passed on unchanged, so that the client gets the schema's own error message.
 */
export function queryValues(query: Query, properties: NonNullable<JsonSchema["properties"]>): Query {
  const toValue = (name: string, given: unknown) => {
    const schema = properties[name];
    const isNumber = typeof schema === "object" && schema.type === "integer";
    return isNumber && typeof given === "string" && /^-?\d+$/.test(given) ? Number(given) : given;
  };
  return Object.fromEntries(Object.entries(query).map(([name, given]) => [name, toValue(name, given)]));
}
