import * as z from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Converts a procedure's zod schema to the JSON Schema of OpenAPI 3.1: a schema with an id becomes a reference to
 * `#/components/schemas`.
 * @param components receives the schemas with an id
 */
export function jsonSchemaOf(
  schema: unknown,
  io: "input" | "output",
  components: Record<string, unknown> = {},
): JsonSchema {
  if (!(schema instanceof z.core.$ZodType)) return {};
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: relax });
  const { $defs, ...own }: JsonSchema = JSON.parse(
    JSON.stringify(json).replaceAll("#/$defs/", "#/components/schemas/"),
  );
  Object.assign(components, $defs);
  return own;
}

/**
 * Removes `additionalProperties: false`, because an output may get more fields later, and the bounds of safe integers,
 * because they say nothing to a client.
 */
function relax({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
