import type { ServerPool } from "./pool.ts";

type Settings = {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  read_only: string;
  encoding: string;
  is_standby: boolean;
};

const question = `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
  current_setting('synchronous_commit') AS synchronous_commit, current_setting('transaction_read_only') AS read_only,
  current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS is_standby`;

/**
 * @returns the settings that durability depends on, for people
 * @throws Error with one sentence for people when an acknowledged commit could be lost, or nothing can be written
 */
export async function assertDurableSettings(pool: ServerPool, location: string): Promise<string> {
  const [settings] = await pool.query<Settings>(question);
  if (settings === undefined) throw new Error(`${location} does not answer what its settings are.`);
  if (settings.is_standby)
    throw new Error(`${location} is a standby, which can only be read. Set DATABASE_URL to the primary server.`);
  if (settings.read_only === "on")
    throw new Error(`${location} can only be read: default_transaction_read_only is on.`);
  for (const name of ["fsync", "full_page_writes", "synchronous_commit"] as const)
    if (settings[name] === "off") throw new Error(`${location} runs with ${name}=off, so a crash may lose leads.`);
  if (settings.encoding !== "UTF8")
    throw new Error(`${location} has the encoding ${settings.encoding}. Create the database with ENCODING 'UTF8'.`);
  return `fsync and full_page_writes are on, synchronous_commit is ${settings.synchronous_commit}, the server is no standby`;
}

type Limits = { ofServer: number; ofDatabase: number; ofUser: number };

const limitsQuestion = `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0) AS "ofServer",
  (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS "ofDatabase",
  (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS "ofUser"`;

/** Beside the pool: one connection guards a migration, and two of each renderer process read. */
const besidePool = 3;

/**
 * A sentence for the operator if the server allows fewer connections than two instances of this size use, because two
 * run side by side while one replaces the other. null: it allows enough
 */
export async function findConnectionShortage(
  pool: ServerPool,
  { location, connectionsMax }: { location: string; connectionsMax: number },
): Promise<string | null> {
  const [limits] = await pool.query<Limits>(limitsQuestion);
  // -1: no limit.
  const allowed = Math.min(...Object.values(limits ?? {}).filter((limit) => limit >= 0));
  const needed = 2 * (connectionsMax + besidePool);
  if (needed <= allowed) return null;
  return `${location} allows ${allowed} connections, and two instances with DATABASE_CONNECTIONS=${connectionsMax} use up to ${needed} while one replaces the other: lower DATABASE_CONNECTIONS, or raise max_connections.`;
}
