import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { repository } from "./address.ts";
import { contentTables } from "./columns.ts";
import { checkTriggers } from "./content/checks.ts";
import { followContent } from "./content/history.ts";
import { type Migrating, migrating, triggerStatements } from "./dialect.ts";
import type { Engine } from "./engine.ts";
import { leadTables } from "./leads/lead-fields.ts";
import { viewsOf } from "./leads/views.ts";
import type { Db } from "./open.ts";
import { stampOf } from "./sqlite/copies.ts";
import { StorageFault } from "./storage-fault.ts";

export type Migrations = Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>>;

type MigrationFile = (context: Migrating) => Promise<void>;

const folder = join(repository, "packages/db/src/migrations");

export const migrations: Migrations = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .toSorted()
    .map((file) => [file.slice(0, -3), async (db, { name }) => (await load(file))(migrating(db, name))]),
);

async function load(file: string): Promise<MigrationFile> {
  const module: Record<string, MigrationFile> = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  const [up, ...others] = Object.values(module);
  if (/^\d{4}-[a-z0-9-]+\.ts$/.test(file) && typeof up === "function" && others.length === 0) return up;
  throw new Error(`migrations/${file} is not a migration: name it 0000-name.ts, and export one function.`);
}

type MigrationReport = { applied: readonly string[]; backup: string | null };

/**
 * If several instances start at once, one of them migrates while the others wait.
 * @throws Error with a message for the operator if a migration fails, or if the database needs a newer release
 */
export function migrate(db: Db, engine: Engine, known = migrations): Promise<MigrationReport> {
  return engine.exclusively(() => applyMissing(db, engine, known));
}

async function applyMissing(db: Db, engine: Engine, known: Migrations): Promise<MigrationReport> {
  await refuseNewerDatabase(db, known);
  const applied = await appliedMigrations(db);
  const pending = Object.keys(known).filter((name) => !applied.includes(name));
  const [first] = pending;
  if (first === undefined) return { applied: [], backup: null };
  // Kysely refuses a database with unknown migrations, so those of a newer release become functions that do nothing.
  const all: Migrations = { ...Object.fromEntries(applied.map((name) => [name, async () => {}])), ...known };
  // Some tests apply only the migrations of an older release, but the views need all migrations.
  const isWhole = Object.keys(migrations).every((name) => name in all);
  const wrapped = Object.entries(all).map(([name, up]): [string, Migration] => [
    name,
    {
      async up(transaction) {
        if (name === first) await dropDerived(transaction, engine);
        await up(transaction, engine);
        if (name !== pending.at(-1) || !isWhole) return;
        await makeDerived(transaction, engine);
        // SQLite creates a view even if one of its columns doesn't exist. Reading all views makes the error appear now.
        await transaction.introspection.getTables();
      },
    },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(wrapped) } });

  const backup = await copyBefore(first, db, engine);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof StorageFault) throw error;
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName ?? "unknown";
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${failed} failed and was rolled back: ${reason}.`, { cause: error });
  }
  return { applied: results.map((result) => result.migrationName), backup };
}

/** An empty database needs no copy, and a server has its own backups. */
async function copyBefore(migration: string, db: Db, { files, location }: Engine): Promise<string | null> {
  const tables = await db.introspection.getTables();
  if (files === null || tables.length === 0) return null;
  const copy = `${location}.before-${migration}-${stampOf(new Date())}`;
  files.copyTo(copy);
  return copy;
}

/** @throws Error with a message for the operator if the database lacks a migration, or needs a newer release */
export async function assertCurrentStructure(db: Db): Promise<void> {
  await refuseNewerDatabase(db);
  const applied = await appliedMigrations(db);
  const missing = Object.keys(migrations).find((name) => !applied.includes(name));
  if (missing !== undefined)
    throw new Error(`The database lacks migration ${missing}. Run pnpm db:migrate, or restart the site.`);
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/** @throws Error with a message for the operator if the database needs a newer release */
export async function refuseNewerDatabase(db: Db, known = migrations): Promise<void> {
  const newest = Number(Object.keys(known).at(-1)?.slice(0, "0000".length));
  if ((await minReaderOf(db)) > newest) await refuseUnknownMigrations(db, known);
}

export async function refuseUnknownMigrations(db: Db, known = migrations): Promise<void> {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !(name in known));
  if (unknown !== undefined)
    throw new Error(
      `The database was made by a newer version of this program (migration ${unknown}). Update the program.`,
    );
}

/** Returns the number of the newest migration that a release must know, or Infinity if the database states none. */
async function minReaderOf(db: Db): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "schema_version")) return Number.POSITIVE_INFINITY;
  const row = await db.selectFrom("schema_version").select("min_reader").executeTakeFirst();
  return row?.min_reader ?? Number.POSITIVE_INFINITY;
}

export async function dropDerived(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (name === "sqlite") for (const view of Object.keys(viewsOf(name))) await run(`DROP VIEW IF EXISTS ${view}`);
  // The migrations that follow may rewrite large tables, which takes longer than PostgreSQL's time limits allow.
  else await run("SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)");
  const { rows } = await (name === "sqlite"
    ? sql<Trigger>`SELECT name, tbl_name AS "table" FROM sqlite_schema WHERE type = 'trigger'`.execute(db)
    : sql<Trigger>`SELECT tgname AS name, relname AS "table" FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace`.execute(db));
  for (const { name: trigger, table } of rows)
    if (new RegExp(`^${table}_(?:checks|follows|bumps|erases)`).test(trigger))
      await run(`DROP TRIGGER ${trigger}${name === "postgres" ? ` ON ${table}` : ""}`);
}

type Trigger = { name: string; table: string };

export async function makeDerived(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [view, select] of Object.entries(viewsOf(engine.name)))
    await run(engine.name === "sqlite" ? `CREATE VIEW ${view} AS\n  ${select}` : await replacing(db, view, select));
  for (const statement of [...checkTriggers(engine.name), ...erasingTriggers(engine.name)]) await run(statement);
  for (const table of contentTables) await followContent(db, engine, table);
}

function erasingTriggers(name: Engine["name"]): readonly string[] {
  const body = `DELETE FROM lead_events WHERE reference = OLD.reference AND event <> 'erased';
  DELETE FROM notifications WHERE reference = OLD.reference AND kind <> 'newsletter';`;
  return leadTables.flatMap((table) =>
    triggerStatements(name, { trigger: `${table}_erases`, event: "AFTER DELETE", table, body }),
  );
}

/** PostgreSQL replaces a view only if the existing columns keep their order and the new columns come last. */
async function replacing(db: Kysely<unknown>, view: string, select: string): Promise<string> {
  const columnsOf = async (name: string) => {
    const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass(${name}) AND attnum > 0 ORDER BY attnum`.execute(db);
    return rows.map(({ name }) => name);
  };
  const known = await columnsOf(view);
  await sql.raw(`CREATE VIEW made_anew AS ${select}`).execute(db);
  const made = await columnsOf("made_anew");
  await sql`DROP VIEW made_anew`.execute(db);
  const columns = [...known, ...made.filter((column) => !known.includes(column))];
  return `CREATE OR REPLACE VIEW ${view} AS SELECT ${columns.join(", ")} FROM (\n  ${select}\n) AS made`;
}
