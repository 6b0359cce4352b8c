import { readdirSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { nowText } from "./columns.ts";
import type { Engine } from "./engine.ts";
import type { Db } from "./open.ts";
import { createPrivately } from "./sqlite/rights.ts";
import { StorageFault } from "./storage-fault.ts";

export type Migrations = Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>>;

/** Migrations by the number of their file. A released migration is never edited; a change is a new migration. */
export const migrations: Migrations = await readMigrations(new URL("./migrations/", import.meta.url));

/** Loads every file of the folder, so that none can be forgotten. @throws Error that names a file without migration */
async function readMigrations(folder: URL): Promise<Migrations> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const found: Record<string, Migrations[string]> = {};
  for (const file of files.toSorted()) {
    const module: Migrations = await import(/* @vite-ignore */ new URL(file, folder).href);
    const [up, ...others] = Object.values(module);
    if (!/^\d{4}-[a-z0-9-]+\.ts$/.test(file) || typeof up !== "function" || others.length > 0)
      throw new Error(`migrations/${file} is not a migration: 0000-name.ts with one function that it exports.`);
    found[file.slice(0, -".ts".length)] = up;
  }
  return found;
}

export type MigrationReport = { applied: readonly string[]; backup: string | null };

/**
 * Applies all missing migrations in one transaction. Of several instances that start at once, the first one migrates
 * and the others wait.
 * @param known of another program, in tests
 * @throws Error with one sentence for people when a migration fails, or when the database is too new or too old
 */
export function migrate(db: Db, engine: Engine, known = migrations): Promise<MigrationReport> {
  return engine.exclusively(() => applyMissing(db, engine, known));
}

async function applyMissing(db: Db, engine: Engine, known: Migrations): Promise<MigrationReport> {
  await refuseNewerDatabase(db, known);
  // Kysely refuses applied migrations that it does not know. Those of a newer release are never run.
  const newer = (await appliedMigrations(db)).filter((name) => !(name in known));
  const all = { ...known, ...Object.fromEntries(newer.map((name) => [name, async () => {}])) };
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const wrapped = Object.entries(all).map(([name, up]): [string, Migration] => [
          name,
          { up: (transaction: Kysely<unknown>) => up(transaction, engine) },
        ]);
        return Object.fromEntries(wrapped);
      },
    },
  });
  const pending = (await migrator.getMigrations()).filter((migration) => migration.executedAt === undefined);
  const first = pending[0];
  if (first === undefined) return { applied: [], backup: null };

  const backup = await copyBefore(first.name, db, engine);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof StorageFault) throw error;
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName ?? "unknown";
    throw new Error(`Migration ${failed} failed and was rolled back.`, { cause: error });
  }
  // The newest is the way back to the release before.
  engine.files?.removeCopies({ keep: 1, before: new Date() });
  return { applied: results.map((result) => result.migrationName), backup };
}

/** @returns the path of the copy; null: there is nothing to copy, or a server makes its own copies */
async function copyBefore(migration: string, db: Db, { files, location }: Engine): Promise<string | null> {
  const tables = await db.introspection.getTables();
  if (files === null || tables.length === 0) return null;
  const copy = `${location}.before-${migration}-${nowText().replace(/\D/g, "").slice(0, 14)}`;
  createPrivately(copy);
  files.copyTo(copy);
  return copy;
}

/** @throws Error with one sentence for people when the database is older or newer than this program */
export async function assertCurrentStructure(db: Db): Promise<void> {
  await refuseNewerDatabase(db);
  const applied = await appliedMigrations(db);
  const missing = Object.keys(migrations).find((name) => !applied.includes(name));
  if (missing !== undefined) {
    throw new Error(`The database lacks migration ${missing}. Run pnpm db:migrate, or restart the site.`);
  }
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * Accepts a database that a newer release migrated, if its migrations only added to what this program uses.
 * @throws Error with one sentence for people when the database needs a newer program
 */
export async function refuseNewerDatabase(db: Db, known = migrations): Promise<void> {
  const newest = Number(Object.keys(known).at(-1)?.slice(0, "0000".length));
  if ((await minReaderOf(db)) > newest) await refuseUnknownMigrations(db, known);
}

/** @throws Error with one sentence for people when this program lacks a migration of the database */
export async function refuseUnknownMigrations(db: Db, known = migrations): Promise<void> {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !(name in known));
  if (unknown !== undefined) {
    throw new Error(
      `The database was made by a newer version of this program (migration ${unknown}). Update the program.`,
    );
  }
}

/** A database that states nothing has the migrations of the program that made it. */
async function minReaderOf(db: Db): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "schema_version")) return Number.POSITIVE_INFINITY;
  const row = await db.selectFrom("schema_version").select("min_reader").executeTakeFirst();
  return row?.min_reader ?? Number.POSITIVE_INFINITY;
}
