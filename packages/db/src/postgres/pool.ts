import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { StorageFault } from "../storage-fault.ts";

export type PoolSettings = {
  url: string;
  connectionsMax: number;
  readOnly: boolean;
  /** Both limits are in milliseconds; 0: no limit. */
  lockMs: number;
  statementMs: number;
};

const connectingMs = 5_000;
/** If the server doesn't respond this long after its own time limit, it counts as unresponsive. */
const silenceMs = 5_000;
const idleMs = 30_000;

// By default the driver returns counts as texts, because they may exceed 2^53. No table has so many rows.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function clientConfig({ url, readOnly, lockMs, statementMs }: PoolSettings): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "site",
    connectionTimeoutMillis: connectingMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + silenceMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
  };
}

/** A pool that throws this package's errors, and discards connections that may be broken. */
export class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #connectionsMax: number;

  constructor(settings: PoolSettings) {
    this.#connectionsMax = settings.connectionsMax;
    this.#pool = new pg.Pool({
      ...clientConfig(settings),
      max: settings.connectionsMax,
      idleTimeoutMillis: idleMs,
    });
    // Errors of idle connections are ignored, because the next query on a lost connection fails too.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => void client.on("error", () => {}));
  }

  /** @throws StorageFault if no connection is available */
  async connect(): Promise<PostgresPoolClient> {
    try {
      return pooledClient(await this.#pool.connect());
    } catch (error) {
      const fault = faultOf(error);
      // The error that the pool throws when it is exhausted has no code, so `faultOf` has set `unknownCode`.
      const isExhausted = this.#pool.totalCount >= this.#connectionsMax && this.#pool.idleCount === 0;
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
    // If the session is lost, the server has rolled back the transaction, so nothing is sent.
    if (isLost && text === "rollback") return { command: "ROLLBACK", rowCount: 0, rows: [] };
    try {
      // The server refuses NUL in a text. Leads contain none, but a slug or the words of a search may.
      const values = parameters.map((value) => (typeof value === "string" ? value.replaceAll("\0", "") : value));
      return (await client.query(text, values)) as unknown as PostgresQueryResult<unknown>; // Kysely sends only the commands of this type
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

/** Classes of SQLSTATE that mean a wrong row or statement; P0 is RAISE in a trigger. All others are storage faults. */
const ownFaults = /^(?:0A|21|22|23|42|P0)/;
const insufficientPrivilege = "42501";
/** Used for the driver's own errors, which have no code. */
const unknownCode = "CONNECTION_LOST";

/** Converts an error that the storage has caused into a StorageFault, and returns any other error unchanged. */
export function faultOf(error: unknown): unknown {
  if (error instanceof StorageFault || !(error instanceof Error)) return error;
  if (!(error instanceof pg.DatabaseError)) {
    const code = "code" in error && typeof error.code === "string" ? error.code : unknownCode;
    return new StorageFault(code, error.message, { cause: error });
  }
  const code = error.code ?? "unknown";
  if (ownFaults.test(code) && code !== insufficientPrivilege) return error;
  return new StorageFault(code, error.message, { cause: error });
}

/** Whether the session may have ended, so that its connection can't be used again. */
function isSessionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(?:08|57P|58|XX)/.test(error.code ?? "");
}
