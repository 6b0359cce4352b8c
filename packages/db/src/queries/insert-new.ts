import { CompiledQuery } from "kysely";
import { type ManyRows, powersOf } from "../dialects/powers.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { compileOnce } from "./compile-once.ts";

type Values = Readonly<Record<string, string | number | null>>;

/**
 * Makes a function that inserts rows and leaves out those whose unique columns are taken: in the table, or by an
 * earlier one of the rows. All rows must have the same columns.
 * @param key a unique column
 * @returns a function that returns the keys of the inserted rows
 */
export function insertNew<Row extends Values>(
  table: keyof Database,
  key: keyof Row & string,
): (db: Db, rows: readonly Row[]) => Promise<Set<Row[typeof key]>> {
  const insertOne = compileOnce((db, row: Row) =>
    db
      .insertInto(table)
      .values(row as never) // the caller's row type is the table's, which Kysely can't see through a union of tables
      .onConflict((conflict) => conflict.doNothing()),
  );
  const texts = new WeakMap<ManyRows, string>();
  return async (db, rows) => {
    const inserted = new Set<Row[typeof key]>();
    const [first] = rows;
    if (first === undefined) return inserted;
    const { manyRows, prepare } = powersOf(db);
    if (manyRows === null) {
      for (const row of rows) if ((await insertOne(db, row)).numAffectedRows === 1n) inserted.add(row[key]);
      return inserted;
    }
    const text = texts.get(manyRows) ?? manyRows.insertNew(table, Object.keys(first), key);
    texts.set(manyRows, text);
    prepare(text);
    const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [manyRows.json(rows)]));
    return new Set(result.rows.map((row) => row[key]));
  };
}
