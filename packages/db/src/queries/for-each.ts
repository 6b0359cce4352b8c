import { type Compilable, CompiledQuery, sql } from "kysely";
import { type ManyRows, powersOf } from "../dialects/powers.ts";
import type { Db } from "../open.ts";
import { compileOnce } from "./compile-once.ts";

/**
 * Makes a function that runs one query for each of several sets of values: in one round trip to a server, or one after
 * the other where the database is in this process.
 * @param build a query that returns one row, with no other parameters; see `compileOnce`
 * @returns a function that returns the rows in the order of the values
 */
export function forEach<Values extends Readonly<Record<string, string | null>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, list: readonly Values[]) => Promise<Row[]> {
  const runOne = compileOnce(build);
  const texts = new WeakMap<ManyRows, string>();
  return async (db, list) => {
    const [first] = list;
    if (first === undefined) return [];
    const { manyRows, prepare } = powersOf(db);
    if (manyRows === null) {
      const found: Row[] = [];
      for (const values of list) found.push(...(await runOne(db, values)).rows);
      return found;
    }
    const names = Object.keys(first);
    const text = texts.get(manyRows) ?? manyRows.forEach(names, build(db, columnsNamed<Values>(names)).compile().sql);
    texts.set(manyRows, text);
    prepare(text);
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [manyRows.json(list)]))).rows;
  };
}

/** References to the columns of the given rows, in the places of the values. */
function columnsNamed<Values>(names: readonly string[]): Values {
  const columns = names.map((name) => [name, sql.ref(`given.${name}`)]);
  return Object.fromEntries(columns) as Values; // Kysely takes an expression wherever it takes a value
}
