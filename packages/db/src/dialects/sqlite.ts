import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import type { Database } from "../schema.ts";
import { keepStatements } from "./kept-statements.ts";
import { copyVerified } from "./sqlite-copy.ts";
import { ImmediateDialect } from "./sqlite-dialect.ts";
import { findDamage, purgeDeleted } from "./sqlite-upkeep.ts";

/** WAL alone is not durable: better-sqlite3 is compiled with `synchronous=NORMAL` for WAL, which may lose the last commits. */
const pragmas = [
  { name: "synchronous", set: "FULL", expect: 2 },
  { name: "foreign_keys", set: "ON", expect: 1 },
  { name: "busy_timeout", set: "5000", expect: 5000 },
  { name: "trusted_schema", set: "OFF", expect: 0 },
] as const;

function bumpRevision(table: string): readonly string[] {
  return ["INSERT", "UPDATE", "DELETE"].map(
    (event) => `CREATE TRIGGER ${table}_bumps_revision_on_${event.toLowerCase()} AFTER ${event} ON ${table} BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END`,
  );
}

function recordStatus(table: string): readonly string[] {
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  return [
    `CREATE TRIGGER ${table}_records_creation AFTER INSERT ON ${table} BEGIN
  INSERT INTO lead_events (reference, happened_at, event, to_status) VALUES (NEW.reference, ${now}, 'created', NEW.status);
END`,
    `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table} WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${now}, 'status', OLD.status, NEW.status);
END`,
  ];
}

/**
 * Opens a SQLite database.
 * @param file a path, or `:memory:`
 * @param create whether to make it where there is none
 * @throws Error with one sentence for people when the folder can't be written or the file is not a database
 */
export function openSqlite(file: string, { create = true } = {}): Engine {
  const inMemory = file === ":memory:";
  const location = inMemory ? file : resolve(file);
  if (!create && !existsSync(location)) {
    throw new Error(`There is no database at ${location}. Start the site once, or set DATABASE_URL.`);
  }
  if (!inMemory) makeFolder(dirname(location));
  const database = openFile(location);
  const journalMode = database.pragma("journal_mode = WAL", { simple: true });
  for (const { name, set } of pragmas) database.pragma(`${name} = ${set}`);

  return {
    name: "sqlite",
    dialect: new ImmediateDialect({ database: keepStatements(database) }),
    location,
    ddl: {
      id: "INTEGER PRIMARY KEY",
      tableEnd: "STRICT",
      isJsonArray: (column) => `json_valid(${column}) AND json_type(${column}) = 'array'`,
      bumpRevision,
      recordStatus,
    },
    assertDurable() {
      if (!inMemory && journalMode !== "wal") throw new Error(`SQLite runs with journal_mode=${journalMode}, not wal.`);
      for (const { name, expect } of pragmas) {
        const value = database.pragma(name, { simple: true });
        if (value !== expect) throw new Error(`SQLite runs with ${name}=${value}, not ${expect}.`);
      }
    },
    backUpBeforeMigration(label) {
      const tables = database.prepare("SELECT count(*) AS n FROM sqlite_master").get() as { n: number }; // count(*) is one row, one number
      if (inMemory || tables.n === 0) return null;
      const copy = `${location}.before-${label}-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
      database.prepare("VACUUM INTO ?").run(copy);
      return copy;
    },
    findDamage: () => findDamage(database),
    overwriteDeleted: () => void database.pragma("secure_delete = ON"),
    purgeDeleted: () => purgeDeleted(database),
    copyTo: (copy) => copyVerified(database, copy),
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The data folder ${folder} can't be written. Check its owner, or set DATABASE_URL to another place.`,
    );
  }
}

function openFile(location: string): SqliteDatabase.Database {
  try {
    const database = new SqliteDatabase(location);
    database.prepare("SELECT count(*) FROM sqlite_master").get();
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${location} can't be opened: ${reason}.`);
  }
}

/** The columns of every table and view, for the generated types. */
export type SqliteColumn = {
  table: string;
  isView: boolean;
  name: string;
  type: string;
  notNull: boolean;
  hasDefault: boolean;
};

export async function sqliteColumns(db: Kysely<Database>): Promise<SqliteColumn[]> {
  const result = await db.executeQuery<SqliteColumn>(
    CompiledQuery.raw(`
      SELECT m.name AS "table", m.type = 'view' AS "isView", c.name AS "name", c.type AS "type",
             c."notnull" OR (c.pk > 0) AS "notNull", c.dflt_value IS NOT NULL OR (c.pk > 0 AND c.type = 'INTEGER') AS "hasDefault"
      FROM sqlite_master m, pragma_table_xinfo(m.name) c
      WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE 'kysely_%'
      ORDER BY m.name, c.cid`),
  );
  return result.rows;
}
