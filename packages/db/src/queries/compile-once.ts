import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from "kysely";
import { powersOf } from "../dialects/powers.ts";
import type { Db } from "../open.ts";

/** Stands for a parameter's value while the query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled on its first run on a database and reused afterwards, because compiling takes many
 * times as long as running it on SQLite. For the few queries that run for every lead.
 * @param build runs once, with placeholders: use them as query parameters only, never branch on them
 */
export function compileOnce<Values extends Readonly<Record<string, string | number | null>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  // One compiled query per adapter, because the engines spell parameters differently: `?` and `$1`.
  const compiledFor = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let compiled = compiledFor.get(adapter);
    if (compiled === undefined) {
      compiled = build(db, placeholdersFor(values)).compile();
      powersOf(db).prepare(compiled.sql);
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
