import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, openDatabase } from "../open.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import { nobody } from "./postgres-programs.ts";

/** Runs statements that only a test may run, on connections of their own. */
async function onServer<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db } = await openDatabase(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** For tests: an empty database. @param tablespace folder for its tables, which the server's user can write */
export async function createDatabase(cluster: PostgresCluster, name: string, tablespace?: string): Promise<string> {
  await onServer(cluster.urlOf("postgres"), async (db) => {
    if (tablespace === undefined) return sql`CREATE DATABASE ${sql.id(name)}`.execute(db);
    await sql`CREATE TABLESPACE ${sql.id(name)} LOCATION ${sql.lit(tablespace)}`.execute(db);
    return sql`CREATE DATABASE ${sql.id(name)} TABLESPACE ${sql.id(name)}`.execute(db);
  });
  return cluster.urlOf(name);
}

/** For tests: ends all connections to a database, as a failing network or a restarted pooler does. @returns how many */
export function cutConnections(cluster: PostgresCluster, name: string): Promise<number> {
  return onServer(cluster.urlOf("postgres"), async (db) => {
    const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = ${name} AND backend_type = 'client backend'`.execute(db);
    return rows.length;
  });
}

/** For tests: checks that every index of the lead tables and of the outbox has an entry for every row. */
export function findDamagedIndexes(url: string): Promise<string[]> {
  return onServer(url, async (db) => {
    const damage: string[] = [];
    for (const table of ["consultation_requests", "contact_submissions", "notifications", "lead_events"]) {
      const count = async (scan: string) => {
        const { rows } = await db.transaction().execute(async (transaction) => {
          await sql.raw(`SET LOCAL enable_${scan} = off`).execute(transaction);
          return sql<{ n: number }>`SELECT count(id) AS n FROM ${sql.table(table)} WHERE id > 0`.execute(transaction);
        });
        return rows[0]?.n;
      };
      const [byIndex, byTable] = [await count("seqscan"), await count("indexscan")];
      if (byIndex !== byTable) damage.push(`${table}: ${byIndex} rows by the index, ${byTable} in the table`);
    }
    return damage;
  });
}

export type SmallDisk = {
  folder: string;
  /** Shrinks the disk to its used size, so that PostgreSQL answers 53100 when a table needs another page. */
  fill: () => void;
  free: () => void;
  unmount: () => void;
};

/**
 * For tests: a disk in memory for a tablespace; null where this user may not mount one. Only root may, and then the
 * server runs as "nobody".
 */
export function mountTablespaceDisk(mebibytes: number): SmallDisk | null {
  const parent = mkdtempSync(join(tmpdir(), "site-tablespace-"));
  // The server's user has to reach the folder in it.
  chmodSync(parent, 0o711);
  const folder = join(parent, "disk");
  mkdirSync(folder);
  const mount = (...options: string[]) => spawnSync("mount", [...options, folder], { stdio: "ignore" }).status === 0;
  const size = (bytes: number) => `size=${bytes}`;
  const free = mebibytes * 1024 ** 2;
  if (!mount("-t", "tmpfs", "-o", `${size(free)},uid=${nobody.uid},gid=${nobody.gid},mode=700`, "tmpfs")) {
    rmSync(parent, { recursive: true });
    return null;
  }
  return {
    folder,
    fill() {
      // The server may write between the two steps, and a disk can't become smaller than what it holds.
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        if (mount("-o", `remount,${size((blocks - bfree) * bsize)}`)) return;
      }
      throw new Error("The disk could not be filled.");
    },
    free() {
      if (!mount("-o", `remount,${size(free)}`)) throw new Error("The disk could not be freed.");
    },
    unmount() {
      spawnSync("umount", ["-l", folder]);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
