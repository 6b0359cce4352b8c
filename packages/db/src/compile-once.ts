import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./open.ts";

/** Stands for a value while the query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled at its first run: to do it anew takes many times as long as SQLite needs to run it.
 * For the few queries that every lead runs; a process has one engine, so one text.
 * @param build may only put the values where values stand: it never sees them
 */
export function compileOnce<Values extends Readonly<Record<string, string | number | null>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    compiled ??= build(db, placeholdersFor(values)).compile();
    const parameters = compiled.parameters.map((each) => (each instanceof Placeholder ? values[each.name] : each));
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    const { rows } = await db.executeQuery(query);
    return rows;
  };
}

function placeholdersFor<Values extends object>(values: Values): Values {
  const names = Object.keys(values).map((name) => [name, new Placeholder(name)]);
  return Object.fromEntries(names) as Values; // what Kysely takes for a value is only handed on to `parameters`
}
