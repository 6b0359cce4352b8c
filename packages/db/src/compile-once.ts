import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from "kysely";
import type { Db } from "./open.ts";

/** Takes the place of a value while the query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled at its first run on a database, because compiling takes many times as long as SQLite
 * needs to run the query. For the few queries that every lead runs.
 * @param build puts the values only where SQL takes parameters: the values are placeholders while the query is built
 */
export function compileOnce<Values extends Readonly<Record<string, string | number | null>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  // By adapter, because the engines spell parameters differently: `?` and `$1`.
  const compiledFor = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let compiled = compiledFor.get(adapter);
    if (compiled === undefined) {
      compiled = build(db, placeholdersFor(values)).compile();
      compiledFor.set(adapter, compiled);
    }
    const parameters = compiled.parameters.map((each) => (each instanceof Placeholder ? values[each.name] : each));
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return db.executeQuery(query);
  };
}

function placeholdersFor<Values extends object>(values: Values): Values {
  const names = Object.keys(values).map((name) => [name, new Placeholder(name)]);
  return Object.fromEntries(names) as Values; // Kysely copies a value unseen to `parameters`
}
