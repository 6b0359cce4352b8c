import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import type { Db } from "../open.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { makeSchema, onServer, PostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface ProvidedContext {
    /** The URL of a database with migrations and content. Each test gets a copy of this database. */
    postgresTemplate: string;
  }
}

let cluster: PostgresCluster | null = null;

export async function setup(project: TestProject): Promise<void> {
  cluster = await PostgresCluster.open();
  const url = cluster.urlOf("template");
  const admin = <T>(work: (db: Db) => Promise<T>, database = "postgres") => onServer(url, work, database);
  // Unlike SQLite, this common locale doesn't sort all capital letters first, so a query that needs SQLite's order
  // fails.
  await admin((db) =>
    sql`CREATE DATABASE template LOCALE_PROVIDER icu ICU_LOCALE 'en-US' TEMPLATE template0`.execute(db),
  );
  await admin(makeSchema, "template");
  const template = await openTestDatabase(url);
  await template.db.destroy();
  // PostgreSQL can't copy a database while someone is connected to it.
  await admin((db) => sql`ALTER DATABASE template ALLOW_CONNECTIONS false`.execute(db));
  project.provide("postgresTemplate", url);
}

export async function teardown(): Promise<void> {
  await cluster?.close();
}
