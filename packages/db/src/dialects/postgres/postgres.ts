import { type Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { locationOf } from "../../address.ts";
import type { Engine } from "../../engine.ts";
import { StorageFault } from "../../storage-fault.ts";
import { storageSentence } from "../../storage-sentence.ts";
import type { PowerfulAdapter, Powers } from "../powers.ts";
import { faultOf } from "./fault.ts";
import { manyRows } from "./many-rows.ts";
import { clientConfig, type PoolSettings, ServerPool } from "./pool.ts";
import { assertDurableSettings, findConnectionShortage } from "./settings.ts";

/** An advisory lock that no other program uses. */
const lockId = 7_355_608_217;

const connectionsMaxDefault = { serving: 10, readOnly: 2 } as const;

class ServerAdapter extends PostgresAdapter implements PowerfulAdapter {
  readonly powers: Powers;

  constructor(pool: ServerPool) {
    super();
    this.powers = { locksRows: true, manyRows, prepare: (text) => pool.prepare(text) };
  }

  /** Disables the timeouts for a migration, which may rewrite a large table. `exclusively` excludes other instances. */
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

class ServerDialect extends PostgresDialect {
  readonly #pool: ServerPool;

  constructor(pool: ServerPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createAdapter(): PostgresAdapter {
    return new ServerAdapter(this.#pool);
  }
}

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
    busyMs = 5_000,
    statementMs = 15_000,
    connectionsMax = readOnly ? connectionsMaxDefault.readOnly : connectionsMaxDefault.serving,
  }: { readOnly?: boolean; busyMs?: number; statementMs?: number; connectionsMax?: number } = {},
): Engine {
  const location = locationOf(url);
  const settings: PoolSettings = {
    ...{ url, readOnly, statementMs, connectionsMax, lockMs: busyMs },
  };
  const pool = new ServerPool(settings);
  return {
    name: "postgres",
    dialect: new ServerDialect(pool),
    location,
    folder: null,
    async check(db) {
      // A transaction without writes commits without the disk, so this one writes to the write-ahead log.
      const { rows } = await sql<{ read_only: string }>`SELECT current_setting('transaction_read_only') AS read_only,
        pg_logical_emit_message(true, 'site', 'check')`.execute(db);
      if (rows[0]?.read_only === "on") throw new StorageFault("25006", `${location} can only be read`);
    },
    assertDurable: () =>
      assertDurableSettings(pool, location).catch((error: unknown) => {
        throw error instanceof StorageFault ? new Error(storageSentence(location, error), { cause: error }) : error;
      }),
    findConnectionShortage: () => findConnectionShortage(pool, { location, connectionsMax }),
    close: () => pool.end(),
    exclusively: (work) => exclusively(settings, work),
    backUpBeforeMigration: async () => null,
    findDamage: () => findDamage(pool),
    async assertWhole() {
      await pool.query("SELECT 1");
    },
    overwriteDeleted: () => {},
    purgeDeleted: async () => "unsupported",
    listCopies: () => [],
    listExposed: () => [],
    closeToOthers: () => [],
    async copyTo() {
      throw new Error(`${location} is a server: back it up with pg_dump (docs/backup.md).`);
    },
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
async function findDamage(pool: ServerPool): Promise<string[]> {
  const rows = await pool.query<{ failures: number | null }>(
    "SELECT checksum_failures AS failures FROM pg_stat_database WHERE datname = current_database()",
  );
  const failures = rows[0]?.failures ?? 0;
  return failures === 0 ? [] : [`${failures} pages had wrong checksums when they were read`];
}
