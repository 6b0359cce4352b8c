type Schemas = typeof import("@site/trpc-router/inputs");

/** The part of a zod schema that a form needs. */
export type Schema = {
  safeParse: (
    input: unknown,
  ) => { success: true } | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
};

/** Chooses a form's schema among those of the procedures. */
export type ChooseSchema = (schemas: Schemas) => Schema;

/** Called when a visitor uses a form. zod and the schemas are a third of a form's code, and only a submission needs them. */
export function loadSchemas(): Promise<Schemas> {
  return import("@site/trpc-router/inputs");
}
