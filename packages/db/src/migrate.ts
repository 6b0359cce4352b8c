import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Engine } from "./engine.ts";
import { content } from "./migrations/0001-content.ts";
import { leads } from "./migrations/0002-leads.ts";
import { notifications } from "./migrations/0003-notifications.ts";
import { outboxOrder } from "./migrations/0004-outbox-order.ts";
import { fewerWrites } from "./migrations/0005-fewer-writes.ts";
import { refusalsAndInbox } from "./migrations/0006-refusals-and-inbox.ts";
import { articleSources } from "./migrations/0007-article-sources.ts";
import { stateFacts } from "./migrations/0008-state-facts.ts";
import type { Db } from "./open.ts";

/** In order. A migration that has been released is never edited; a change is the next one. */
const migrations: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  "0001-content": content,
  "0002-leads": leads,
  "0003-notifications": notifications,
  "0004-outbox-order": outboxOrder,
  "0005-fewer-writes": fewerWrites,
  "0006-refusals-and-inbox": refusalsAndInbox,
  "0007-article-sources": articleSources,
  "0008-state-facts": stateFacts,
};

export type MigrationReport = { applied: readonly string[]; backup: string | null };

/**
 * Brings the database to the newest structure: all that is missing, in one transaction.
 * @throws Error with one sentence for people when a migration fails, or when the database is newer than this program
 */
export async function migrate(db: Db, engine: Engine): Promise<MigrationReport> {
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const wrapped = Object.entries(migrations).map(([name, up]): [string, Migration] => [
          name,
          { up: (transaction: Kysely<unknown>) => up(transaction, engine) },
        ]);
        return Object.fromEntries(wrapped);
      },
    },
  });
  await refuseNewerDatabase(db);
  const pending = (await migrator.getMigrations()).filter((migration) => migration.executedAt === undefined);
  const first = pending[0];
  if (first === undefined) return { applied: [], backup: null };

  const backup = engine.backUpBeforeMigration(first.name);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName ?? "unknown";
    throw new Error(`Migration ${failed} failed and was rolled back.`, { cause: error });
  }
  return { applied: results.map((result) => result.migrationName), backup };
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

/** @throws Error with one sentence for people */
export async function refuseNewerDatabase(db: Db): Promise<void> {
  const unknown = (await appliedMigrations(db)).find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new Error(
      `The database was made by a newer version of this program (migration ${unknown}). Update the program.`,
    );
  }
}
