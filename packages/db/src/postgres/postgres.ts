import {
  type Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import pg from "pg";
import { locationOf } from "../address.ts";
import type { Engine, OpenOptions } from "../engine.ts";
import type { Database } from "../schema.ts";
import { StorageFault } from "../storage-fault.ts";

const lockId = 7_355_608_217;

export function openPostgres(
  url: string,
  { readOnly = false, busyMs = 2_000, statementMs = 15_000, connectionsMax = readOnly ? 2 : 10 }: OpenOptions,
): Engine {
  const location = locationOf(url);
  const settings: Settings = { url, readOnly, busyMs, statementMs, connectionsMax };
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

/** The connection with the lock isn't from the pool, so all connections of the pool are free for the work. */
async function exclusively<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig({ ...settings, busyMs: 0, statementMs: 0 }));
  // Without a handler, losing the connection would end the process. If the server is lost, `work` fails.
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

async function findDamage(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ failures: number | null }>`
    SELECT checksum_failures AS failures FROM pg_stat_database WHERE datname = current_database()`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  return failures === 0 ? [] : [`${failures} pages had wrong checksums when they were read`];
}

async function check(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`SHOW transaction_read_only`.execute(db);
  if (rows[0]?.transaction_read_only === "on") throw new StorageFault("25006", "transaction_read_only is on");
  // A commit that has written nothing would not use the disk, so it would prove nothing.
  await sql`SELECT pg_logical_emit_message(true, 'site', 'check')`.execute(db);
}

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

type Settings = Required<Omit<OpenOptions, "create">> & { url: string };

const connectingMs = 5_000;
/** How long the driver waits for a response after a statement has reached its time limit. */
const silenceMs = 5_000;
const idleMs = 30_000;

// By default, the driver returns a count as a string, because it may exceed 2^53. None of our tables has so many rows.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function clientConfig({ url, readOnly, busyMs, statementMs }: Settings): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "site",
    connectionTimeoutMillis: connectingMs,
    lock_timeout: busyMs,
    statement_timeout: statementMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + silenceMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
  };
}

class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;

  constructor(settings: Settings) {
    this.#pool = new pg.Pool({
      ...clientConfig(settings),
      max: settings.connectionsMax,
      idleTimeoutMillis: idleMs,
    });
    // Without handlers, an error on an idle connection would end the process. The next query reports a lost connection.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => void client.on("error", () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return pooledClient(await this.#pool.connect());
    } catch (error) {
      const fault = faultOf(error);
      // When all connections are in use, the pool throws an error without a code.
      const isExhausted = this.#pool.totalCount >= this.#pool.options.max && this.#pool.idleCount === 0;
      if (fault instanceof StorageFault && fault.code === unknownCode && isExhausted)
        throw new StorageFault("POOL_EXHAUSTED", `none became free within ${connectingMs / 1000} seconds`, {
          cause: error,
        });
      throw fault;
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

function pooledClient(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  async function query(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    // The server has already rolled back the transaction of a lost session.
    if (isLost && text === "rollback") return { command: "ROLLBACK", rowCount: 0, rows: [] };
    try {
      // PostgreSQL refuses NUL characters, which the slug of a URL or the words of a search may contain.
      const values = parameters.map((value) => (typeof value === "string" ? value.replaceAll("\0", "") : value));
      return (await client.query(text, values)) as unknown as PostgresQueryResult<unknown>; // Kysely sends only commands of this type
    } catch (error) {
      isLost ||= isSessionLost(error);
      throw faultOf(error);
    }
  }
  return {
    query: query as PostgresPoolClient["query"], // Kysely passes cursors only to stream rows, which we don't do
    release: (destroy = false) => client.release(destroy || isLost),
  };
}

/** The classes of codes for a wrong row or statement. P0 is RAISE in our triggers. All others are storage faults. */
const ownFaults = /^(?:0A|21|22|23|42|P0)/;
const insufficientPrivilege = "42501";
/** Errors of the driver itself have no code. */
const unknownCode = "CONNECTION_LOST";

function faultOf(error: unknown): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  if (!(error instanceof pg.DatabaseError)) {
    const code = "code" in error && typeof error.code === "string" ? error.code : unknownCode;
    return new StorageFault(code, error.message, { cause: error });
  }
  const code = error.code ?? "unknown";
  // These parts of the error quote the row, which is personal data and must not be logged.
  error.detail = undefined;
  error.where = undefined;
  if (ownFaults.test(code) && code !== insufficientPrivilege) return error;
  return new StorageFault(code, error.message, { cause: error });
}

function isSessionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(?:08|57P|58|XX)/.test(error.code ?? "");
}
