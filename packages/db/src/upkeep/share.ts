import { existsSync, renameSync, rmSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { createPrivately } from "../files/disk.ts";
import { viewsOf } from "../leads/views.ts";
import type { OpenDatabase } from "../open.ts";

type Row = Readonly<Record<string, string | number | null>>;

/** The file can be given to other people, because the views contain no keys, tokens or hashes. */
export async function shareViews({ db, engine }: OpenDatabase, file: string): Promise<[view: string, rows: number][]> {
  if (existsSync(file)) throw new Error(`${file} exists already. Delete it, or name another file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  createPrivately(part);
  const copy = new SqliteDatabase(part);
  try {
    const known = await db.introspection.getTables();
    // All views are read in one transaction, so that a change in between doesn't make them differ.
    const counts = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (transaction) => {
        const written: [string, number][] = [];
        for (const view of Object.keys(viewsOf(engine.name))) {
          const { rows } = await sql<Row>`SELECT * FROM ${sql.table(view)}`.execute(transaction);
          const columns = known.find(({ name }) => name === view)?.columns.map(({ name }) => name) ?? [];
          writeTable(copy, view, columns, rows);
          written.push([view, rows.length]);
        }
        return written;
      });
    copy.close();
    renameSync(part, file);
    return counts;
  } finally {
    copy.close();
    rmSync(part, { force: true });
  }
}

function writeTable(copy: SqliteDatabase.Database, name: string, columns: readonly string[], rows: readonly Row[]) {
  copy.exec(`CREATE TABLE ${name} (${columns.join(", ")})`);
  const insert = copy.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => "?").join(", ")})`);
  copy.transaction(() => {
    for (const row of rows) insert.run(columns.map((column) => row[column]));
  })();
}
