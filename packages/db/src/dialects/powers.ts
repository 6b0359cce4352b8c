import type { DialectAdapter, Kysely } from "kysely";
import type { Database } from "../schema.ts";

/** What an engine offers to queries beyond the SQL that all engines share. */
export type Powers = {
  /** Whether a query can lock its rows, and skip those that another transaction has locked. */
  readonly locksRows: boolean;
  /** One statement for many rows; null: a statement per row costs less, because the database is in this process. */
  readonly manyRows: ManyRows | null;
  /**
   * From this call on, the server parses and plans this text once per connection. For texts whose columns are named:
   * `*` would fail after a migration by another instance that adds a column.
   */
  readonly prepare: (text: string) => void;
};

/** SQL texts with one parameter, `json(rows)`. */
export type ManyRows = {
  readonly json: (rows: readonly object[]) => string;
  /** Inserts the rows whose unique columns are free. Returns the column `key` of the inserted rows. */
  readonly insertNew: (table: string, columns: readonly string[], key: string) => string;
  /**
   * Runs a query that returns one row for each given row, and returns the results in that order.
   * @param names of the given values, which the query calls "given"."name"; all of them are texts or null
   */
  readonly forEach: (names: readonly string[], query: string) => string;
};

/** An adapter carries the powers of its engine, because a query reaches nothing else of the engine through its `db`. */
export type PowerfulAdapter = DialectAdapter & { readonly powers: Powers };

export function powersOf(db: Pick<Kysely<Database>, "getExecutor">): Powers {
  const { adapter } = db.getExecutor();
  if (!("powers" in adapter)) throw new Error("The database was not opened by openDatabase.");
  return (adapter as PowerfulAdapter).powers; // only the adapters of the two dialects have the property
}
