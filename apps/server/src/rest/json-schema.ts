import * as z from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** @returns null when a procedure has no such schema */
export function jsonSchemaOf(schema: unknown, io: "input" | "output"): JsonSchema | null {
  if (!(schema instanceof z.core.$ZodType)) return null;
  const inner = schema instanceof z.core.$ZodOptional ? schema._zod.def.innerType : schema;
  const { $schema: _, ...json } = z.toJSONSchema(inner, { io, unrepresentable: "any" });
  return json;
}
