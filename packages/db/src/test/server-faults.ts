import { sql } from "kysely";
import { type Db, openDatabase } from "../open.ts";
import { asAdmin, type PostgresCluster } from "./postgres-cluster.ts";

/** Runs statements that only a test may run, on connections of their own. */
async function onServer<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db } = await openDatabase(asAdmin(url));
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
