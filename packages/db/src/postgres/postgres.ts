import { type Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { locationOf } from "../address.ts";
import type { Engine, OpenOptions } from "../engine.ts";
import type { Database } from "../schema.ts";
import { StorageFault } from "../storage-fault.ts";
import { clientConfig, faultOf, type PoolSettings, ServerPool } from "./pool.ts";

/** The number of this program's advisory lock, which no other program should use. */
const lockId = 7_355_608_217;

/** Opens a database on a PostgreSQL server. The connection is made by the first query. */
export function openPostgres(
  url: string,
  { readOnly = false, busyMs = 2_000, statementMs = 15_000, connectionsMax = readOnly ? 2 : 10 }: OpenOptions,
): Engine {
  const location = locationOf(url);
  const settings: PoolSettings = { url, readOnly, statementMs, connectionsMax, lockMs: busyMs };
  return {
    name: "postgres",
    dialect: new PostgresDialect({ pool: new ServerPool(settings) }),
    location,
    check,
    assertDurable: (db) => assertDurable(db, location),
    exclusively: (work) => exclusively(settings, work),
    findDamage: async (db, depth) => (depth === "quick" ? [] : findDamage(db)),
    files: null,
  };
}

/** Opens a connection of its own to wait for the lock, so that all connections of the pool remain available. */
async function exclusively<T>(settings: PoolSettings, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig({ ...settings, lockMs: 0, statementMs: 0 }));
  // An error of this connection is ignored, because the statements of the work fail too.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT pg_advisory_lock($1)", [lockId]);
  } catch (error) {
    await client.end().catch(() => {});
    throw faultOf(error);
  }
  try {
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}

/** Reports the page checksums that the server has found to be wrong. */
async function findDamage(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ failures: number | null }>`
    SELECT checksum_failures AS failures FROM pg_stat_database WHERE datname = current_database()`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  return failures === 0 ? [] : [`${failures} pages had wrong checksums when they were read`];
}

/** @throws StorageFault if the server accepts no writes, as a standby does */
async function check(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`SHOW transaction_read_only`.execute(db);
  if (rows[0]?.transaction_read_only === "on") throw new StorageFault("25006", "transaction_read_only is on");
  // Writes to the write-ahead log, because a commit without a write does not use the disk.
  await sql`SELECT pg_logical_emit_message(true, 'site', 'check')`.execute(db);
}

/** @throws Error with one sentence for the operator if a commit could be lost, or the server accepts no writes */
async function assertDurable(db: Kysely<Database>, location: string): Promise<void> {
  await check(db);
  const { rows } = await sql<{ name: string; setting: string }>`SELECT name, setting FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding')`.execute(db);
  for (const { name, setting } of rows) {
    if (setting === "off") throw new Error(`${location} runs with ${name}=off, so a crash may lose leads.`);
    if (name === "server_encoding" && setting !== "UTF8")
      throw new Error(`${location} has the encoding ${setting}. Create the database with ENCODING 'UTF8'.`);
  }
}
