import * as z from "zod/mini";

/** What the description of the API says of a field: words for developers, and an example. Bounds are the schema's own. */
export type FieldWords = readonly [description: string, example: unknown];

/**
 * Names an output in the description of the API, and describes its fields there.
 * @param fields null: the field's schema has a name and words of its own
 */
export function describeOutput<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  id: string,
  description: string,
  fields: Readonly<Record<keyof Shape, FieldWords | null>>,
): void {
  z.globalRegistry.add(schema, { id, description });
  for (const [name, field] of Object.entries(schema.shape)) {
    const words = fields[name];
    if (words) z.globalRegistry.add(field, { description: words[0], examples: [words[1]] });
  }
}
