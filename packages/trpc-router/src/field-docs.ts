import * as z from "zod/mini";

/** Documentation of a field in the OpenAPI document. Its bounds come from the schema. */
export type FieldDoc = readonly [description: string, example: unknown];

/**
 * Registers an output schema and its fields for the OpenAPI document.
 * @param id name of the schema's component
 * @param fields null: the field's schema is registered on its own
 */
export function describeOutput<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  id: string,
  description: string,
  fields: Readonly<Record<keyof Shape, FieldDoc | null>>,
): void {
  z.globalRegistry.add(schema, { id, description });
  for (const [name, field] of Object.entries(schema.shape)) {
    const doc = fields[name];
    if (doc) z.globalRegistry.add(field, { description: doc[0], examples: [doc[1]] });
  }
}
