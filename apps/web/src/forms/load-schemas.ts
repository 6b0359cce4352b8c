type Schemas = typeof import("@site/trpc-router/inputs");

/** The part of a zod schema that a form needs. */
type Schema = {
  safeParse: (
    input: unknown,
  ) => { success: true } | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
};

/** Chooses a form's schema among those of the procedures. */
export type ChooseSchema = (schemas: Schemas) => Schema;

/** zod and the schemas, a third of a form's code. Loaded when a visitor uses a form, because only a submission needs them. */
export function loadSchemas(): Promise<Schemas> {
  return import("@site/trpc-router/inputs");
}
