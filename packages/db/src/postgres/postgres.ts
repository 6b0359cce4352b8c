import { type Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { locationOf } from "../address.ts";
import type { Engine } from "../engine.ts";
import type { Database } from "../schema.ts";
import { StorageFault } from "../storage-fault.ts";
import { clientConfig, faultOf, type PoolSettings, ServerPool } from "./pool.ts";

/** An advisory lock that no other program uses. */
const lockId = 7_355_608_217;

const connectionsMaxDefault = { serving: 10, readOnly: 2 } as const;

class ServerDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new ServerAdapter();
  }
}

class ServerAdapter extends PostgresAdapter {
  /** Disables the timeouts for a migration, which may rewrite a large table. `exclusively` excludes other instances. */
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

type Options = { readOnly?: boolean; busyMs?: number; statementMs?: number; connectionsMax?: number };

/**
 * A database on a PostgreSQL server. Connects with the first query.
 * @param busyMs how long a statement waits for a lock
 * @param statementMs statement timeout of the server; 0: none
 * @param connectionsMax size of the pool; beside it one connection guards a migration
 */
export function openPostgres(
  url: string,
  {
    readOnly = false,
    busyMs = 2_000,
    statementMs = 15_000,
    connectionsMax = readOnly ? connectionsMaxDefault.readOnly : connectionsMaxDefault.serving,
  }: Options,
): Engine {
  const location = locationOf(url);
  const settings: PoolSettings = { url, readOnly, statementMs, connectionsMax, lockMs: busyMs };
  return {
    name: "postgres",
    dialect: new ServerDialect({ pool: new ServerPool(settings) }),
    location,
    async check(db) {
      // A transaction without writes commits without the disk, so this one writes to the write-ahead log.
      const { rows } = await sql<{ read_only: string }>`SELECT current_setting('transaction_read_only') AS read_only,
        pg_logical_emit_message(true, 'site', 'check')`.execute(db);
      if (rows[0]?.read_only === "on") throw new StorageFault("25006", `${location} can only be read`);
    },
    assertDurable: (db) => assertDurableSettings(db, location),
    exclusively: (work) => exclusively(settings, work),
    findDamage: async (db, depth) => (depth === "quick" ? [] : findDamage(db)),
    files: null,
  };
}

/** Holds the lock on a dedicated connection, because waiting for it must not occupy one of the pool. */
async function exclusively<T>(settings: PoolSettings, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig({ ...settings, lockMs: 0, statementMs: 0 }));
  // Ignored: if the connection ends during the work, a statement of the work fails as well.
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

/** Damage that the server's page checksums have found; without checksums the server finds none. */
async function findDamage(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ failures: number | null }>`
    SELECT checksum_failures AS failures FROM pg_stat_database WHERE datname = current_database()`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  return failures === 0 ? [] : [`${failures} pages had wrong checksums when they were read`];
}

type Settings = {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  read_only: string;
  encoding: string;
  is_standby: boolean;
};

/** @throws Error with one sentence for people when an acknowledged commit could be lost, or nothing can be written */
async function assertDurableSettings(db: Kysely<Database>, location: string): Promise<void> {
  const { rows } = await sql<Settings>`
    SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
      current_setting('synchronous_commit') AS synchronous_commit, current_setting('transaction_read_only') AS read_only,
      current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS is_standby`.execute(db);
  const [settings] = rows;
  if (settings === undefined) throw new Error(`${location} does not answer what its settings are.`);
  if (settings.is_standby)
    throw new Error(`${location} is a standby, which can only be read. Set DATABASE_URL to the primary server.`);
  if (settings.read_only === "on")
    throw new Error(`${location} can only be read: default_transaction_read_only is on.`);
  for (const name of ["fsync", "full_page_writes", "synchronous_commit"] as const)
    if (settings[name] === "off") throw new Error(`${location} runs with ${name}=off, so a crash may lose leads.`);
  if (settings.encoding !== "UTF8")
    throw new Error(`${location} has the encoding ${settings.encoding}. Create the database with ENCODING 'UTF8'.`);
}
