import { spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { dataFolderOf, filePathOf, isServerAddress, locationOf } from "../address.ts";
import { makeFolder, ownerOnly } from "../files/disk.ts";
import { readText, Unreadable } from "../files/look.ts";
import { findLead } from "../leads/inbox.ts";
import { leadTables } from "../leads/lead-fields.ts";
import { migrate } from "../migrate.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";
import { StorageFault, storageSentence } from "../storage-fault.ts";
import { listBackups, prove, refused, verifySum, withCopy } from "./backup.ts";

/** `at` is the time of the test-restore, and `made` is the time of the backup. Both are ISO-8601 texts in UTC. */
type Proven = { at: string; backup: string; made: string; leads: number; seconds: number; database?: string };

/** A copy of a SQLite file without a checksum gets no record. @throws Error with one sentence for the operator */
export async function drill(
  url: string,
  given?: string,
  folder = dataFolderOf(url),
): Promise<Proven & { isCompared: boolean }> {
  const began = performance.now();
  const backup = given ?? (folder === null ? undefined : listBackups(folder)[0]);
  if (folder === null || backup === undefined)
    throw new Error(`There is no backup in ${join(folder ?? "", "backups")}: run pnpm db:backup, or name a file.`);
  const { leads, isCompared } = await (isServerAddress(url) ? drillServer(url, backup) : drillFile(url, backup));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const [at, made] = [new Date().toISOString(), statSync(backup).mtime.toISOString()];
  const proven: Proven = { at, backup: resolve(backup), made, leads, seconds, database: locationOf(url) };
  if (!isCompared && !isServerAddress(url)) return { ...proven, isCompared };
  makeFolder(folder);
  writeFileSync(`${recordIn(folder)}.part`, `${JSON.stringify(proven)}\n`, { mode: ownerOnly.file });
  renameSync(`${recordIn(folder)}.part`, recordIn(folder));
  return { ...proven, isCompared };
}

function recordIn(folder: string): string {
  return join(folder, "restore-proven");
}

/** Returns null if there is no record for this database. */
export function readProven(folder: string | null, location: string): Proven | null | Unreadable {
  const text = folder === null ? null : readText(recordIn(folder));
  if (text === null || text instanceof Unreadable) return text;
  try {
    const proven = JSON.parse(text) as Proven; // `drill` wrote this text; version 1.0.0 left out `database`
    return (proven.database ?? location) === location ? proven : null;
  } catch {
    return null;
  }
}

type Tried = { leads: number; isCompared: boolean };

async function drillFile(url: string, backup: string): Promise<Tried> {
  const scratch = `${filePathOf(url)}.drill`;
  rmSync(scratch, { recursive: true, force: true });
  try {
    const { result: leads, isCompared } = await withCopy(backup, join(scratch, "site.db"), readLeads);
    return { leads, isCompared };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function drillServer(url: string, backup: string): Promise<Tried> {
  const isCompared = await verifySum(backup);
  const { db, engine } = await openDatabase(url, { statementMs: 0 });
  const name = `site_drill_${process.pid}`;
  try {
    await sql`CREATE DATABASE ${sql.id(name)} ENCODING 'UTF8' TEMPLATE template0`.execute(db);
    try {
      const scratch = Object.assign(new URL(url), { pathname: name });
      await restoreDump(scratch, backup).catch(refused(backup));
      const opened = await openDatabase(scratch.href, { statementMs: 0 });
      const leads = await readLeads(opened)
        .catch(refused(backup))
        .finally(() => opened.db.destroy());
      return { leads, isCompared };
    } finally {
      await sql`DROP DATABASE IF EXISTS ${sql.id(name)} WITH (FORCE)`.execute(db);
    }
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    const advice =
      "The drill makes a scratch database, but the user in DATABASE_URL may not create one: ALTER ROLE … CREATEDB.";
    throw new Error(error.code === "42501" ? advice : storageSentence(engine.location, error), { cause: error });
  } finally {
    await db.destroy();
  }
}

/** The password is in an environment variable, because all users can see the arguments of a process. */
async function restoreDump(target: URL, dump: string): Promise<void> {
  const password = decodeURIComponent(target.password);
  const address = Object.assign(new URL(target), { password: "" }).href;
  const child = spawn("pg_restore", ["--exit-on-error", "--no-owner", "--no-acl", `--dbname=${address}`, dump], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
  });
  const [[code], said] = await Promise.all([once(child, "close"), text(child.stderr)]).catch(() => {
    throw new Error("there is no pg_restore here: apt-get install postgresql-client.");
  });
  if (code !== 0) throw new Error(`${said.trim().split("\n")[0]?.replace(/\.?$/, ".")}`);
}

async function readLeads({ db, engine }: OpenDatabase): Promise<number> {
  const leads = await prove({ db, engine });
  await migrate(db, engine);
  for (const table of leadTables)
    for (const { reference } of await db.selectFrom(table).select("reference").orderBy("id", "desc").limit(1).execute())
      if ((await findLead(db, reference))?.email === undefined) throw new Error(`lead ${reference} can't be read.`);
  return leads;
}
