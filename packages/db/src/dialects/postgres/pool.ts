import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { faultOf, isSessionLost } from "./fault.ts";

export type PoolSettings = {
  url: string;
  connectionsMax: number;
  /** Makes the server refuse every change. */
  readOnly: boolean;
  /** How long a statement waits for a lock; 0: as long as it takes. */
  lockMs: number;
  /** How long the server may work on a statement; 0: as long as it takes. */
  statementMs: number;
};

const connectingMs = 5_000;
/** Beyond the server's own time-out: then the server, or the way there, has stopped answering. */
const silenceMs = 5_000;
const idleMs = 30_000;

/** `count(*)` is an int8, which the driver would answer as a text. No count of ours reaches 2^53. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig; // the driver's own type has an overload for each format

export function clientConfig({ url, readOnly, lockMs, statementMs }: PoolSettings): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "site",
    connectionTimeoutMillis: connectingMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + silenceMs,
    // A transaction of ours never waits for anything but the server.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
    types,
  };
}

/** A bounded pool whose errors are this package's, and which throws away a connection that may be unusable. */
export class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;

  constructor(settings: PoolSettings) {
    this.#pool = new pg.Pool({
      ...clientConfig(settings),
      max: settings.connectionsMax,
      idleTimeoutMillis: idleMs,
    });
    // A connection that the server ends reports an event as well; the query that needs it fails by itself.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => void client.on("error", () => {}));
  }

  /** @throws StorageFault when no connection can be had */
  async connect(): Promise<PostgresPoolClient> {
    try {
      return pooledClient(await this.#pool.connect());
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Runs one statement on a connection of its own. @throws StorageFault */
  async query<Row>(text: string): Promise<Row[]> {
    const client = await this.connect();
    try {
      return (await client.query<Row>(text, [])).rows;
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

function pooledClient(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  async function query(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    // The server rolls back what a lost session had begun.
    if (isLost && text === "rollback") return { command: "ROLLBACK", rowCount: 0, rows: [] };
    try {
      const values = parameters.map(withoutNul);
      return (await client.query(text, values)) as unknown as PostgresQueryResult<unknown>; // of Kysely's commands
    } catch (error) {
      isLost ||= isSessionLost(error);
      throw faultOf(error);
    }
  }
  return {
    query: query as PostgresPoolClient["query"], // cursors are not used: nothing streams rows
    release: (destroy = false) => client.release(destroy || isLost),
  };
}

/** PostgreSQL refuses a text with NUL in it, and a lead is not lost for that. Input is cleaned before; old rows may have it. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "") : value;
}
