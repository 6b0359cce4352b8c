import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import type { RowCounts } from "../../../engine.ts";
import { syncToDisk } from "../../../sync-to-disk.ts";
import { faultOf } from "../fault.ts";
import { clientConfig, type PoolSettings } from "../pool.ts";
import { type Archive, readArchive } from "./archive.ts";
import { findProgram, runProgram } from "./client-programs.ts";
import { countRows } from "./count-rows.ts";

/**
 * Writes a custom-format archive with `pg_dump`, and counts its rows.
 * @returns the number of rows in each table, equal in the archive and in the snapshot that it was made from
 * @throws Error with a sentence for people when a program is missing or the archive is incomplete
 */
export function dumpVerified(settings: PoolSettings, file: string): Promise<RowCounts> {
  return withClient(settings, async (client) => {
    const major = await readMajor(client);
    const [dump, restore] = [findProgram("pg_dump", major), findProgram("pg_restore", major)];
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    const { rows: snapshots } = await client.query<{ id: string }>("SELECT pg_export_snapshot() AS id");
    const rows = await countRows(async (text) => (await client.query(text)).rows);
    await runProgram(dump, ["--format=custom", `--file=${file}`, `--snapshot=${snapshots[0]?.id}`], settings.url);
    const archive = await readArchive(restore, file);
    if (!isDeepStrictEqual(sorted(archive.rows), sorted(rows)))
      throw new Error("The archive has not the rows of the database.");
    syncToDisk(file);
    return rows;
  });
}

/**
 * Reads an archive before it is restored.
 * @throws Error with a sentence for people when a program is missing or the archive is not sound
 */
export function readDump(settings: PoolSettings, file: string): Promise<Archive> {
  return withClient(settings, async (client) => readArchive(findProgram("pg_restore", await readMajor(client)), file));
}

/**
 * Restores an archive into an empty database, in one transaction.
 * @returns the number of rows in each table
 * @throws Error with a sentence for people when the database has tables; then nothing has changed
 */
export function restoreDump(settings: PoolSettings, file: string, location: string): Promise<RowCounts> {
  return withClient(settings, async (client) => {
    const count = () => countRows(async (text) => (await client.query(text)).rows);
    if (Object.keys(await count()).length > 0)
      throw new Error(
        `${location} has tables already. Create an empty database, set DATABASE_URL to it, and restore there.`,
      );
    const restore = findProgram("pg_restore", await readMajor(client));
    const parameters = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", file];
    await runProgram(restore, parameters, settings.url);
    return count();
  });
}

async function readMajor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

async function withClient<T>(settings: PoolSettings, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig({ ...settings, statementMs: 0 }));
  // Ignored: if the connection ends during the work, a statement of the work fails as well.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw faultOf(error);
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function sorted(rows: RowCounts): [string, number][] {
  return Object.entries(rows).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
