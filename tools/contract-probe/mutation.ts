type Workspace = "apps/server" | "apps/web" | "packages/content" | "packages/db" | "packages/trpc-router";
/** A package, or one file of a package whose other files break anyway. */
export type Place = Workspace | `${Workspace}/src/${string}`;

export type Mutation = {
  /** The developer's change, in words. */
  name: string;
  file: string;
  /** The declaration to change: the first occurrence of `from` after this text is replaced. */
  after: string;
  from: string;
  to: string;
  /** Identifiers in the compiler's errors about this change: the old name, the new name, or both. */
  names: readonly string[];
  /** Places where the compiler has to report errors, in files that are not tests. */
  breaks: readonly Place[];
};

type Change = Pick<Mutation, "from" | "to" | "names" | "breaks">;

/** A change of the database, as `pnpm db:types` would write it into the types after the migration. */
export function column(name: string, table: string, change: Change): Mutation {
  return { name: `column: ${name}`, file: "packages/db/src/schema.ts", after: `type ${table}Table`, ...change };
}

export function output(name: string, schema: string, change: Change): Mutation {
  return {
    name: `output: ${name}`,
    file: "packages/trpc-router/src/outputs.ts",
    after: `const ${schema} =`,
    ...change,
  };
}

export function input(name: string, schema: string, change: Change): Mutation {
  return { name: `input: ${name}`, file: "packages/trpc-router/src/inputs.ts", after: `const ${schema} =`, ...change };
}

/** A change that renames a property. */
export function renamed(before: string, after: string, breaks: readonly Place[]): Change {
  return { from: ` ${before}:`, to: ` ${after}:`, names: [before, after], breaks };
}

export function procedure(router: string, before: string, after: string, breaks: readonly Place[]): Mutation {
  return {
    name: `procedure: ${router}.${before} renamed`,
    file: `packages/trpc-router/src/procedures/${router}.ts`,
    after: "Router = router({",
    ...renamed(before, after, breaks),
  };
}
