import * as z from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * As OpenAPI wants it: schemas with a name are references to `#/components/schemas`.
 * @param components gets the schemas with a name
 * @returns null when a procedure has no such schema
 */
export function jsonSchemaOf(
  schema: unknown,
  io: "input" | "output",
  components: Record<string, unknown> = {},
): JsonSchema | null {
  if (!(schema instanceof z.core.$ZodType)) return null;
  const inner = schema instanceof z.core.$ZodOptional ? schema._zod.def.innerType : schema;
  const { $schema: _, ...json } = z.toJSONSchema(inner, { io, unrepresentable: "any", override: openUp });
  const { $defs, ...own }: JsonSchema = JSON.parse(
    JSON.stringify(json).replaceAll("#/$defs/", "#/components/schemas/"),
  );
  Object.assign(components, $defs);
  return own;
}

/** An output may get more fields, so a client must not rely on their list; and every integer is one that JSON can hold. */
function openUp({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
