import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

type Settings = {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  read_only: string;
  encoding: string;
  is_standby: boolean;
};

/** @throws Error with one sentence for people when an acknowledged commit could be lost, or nothing can be written */
export async function assertDurableSettings(db: Kysely<Database>, location: string): Promise<void> {
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
