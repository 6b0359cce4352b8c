import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../open.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { asAdmin, makeSchema, PostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface ProvidedContext {
    /** Address of a migrated and seeded database that tests copy. */
    postgresTemplate: string;
  }
}

let cluster: PostgresCluster | null = null;

/** The global setup of the tests on PostgreSQL: starts one server, with a template of the test database. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await PostgresCluster.open();
  const { db } = await openDatabase(asAdmin(cluster.urlOf("postgres")));
  // A locale that many servers have: it sorts neither by case nor by signs first, as SQLite does.
  await sql`CREATE DATABASE template LOCALE_PROVIDER icu ICU_LOCALE 'en-US' TEMPLATE template0`.execute(db);
  const empty = await openDatabase(asAdmin(cluster.urlOf("template")));
  await makeSchema(empty.db);
  await empty.db.destroy();
  const template = await openTestDatabase(cluster.urlOf("template"));
  await template.db.destroy();
  // A test that connected to the template would make the other workers' copies of it fail.
  await sql`ALTER DATABASE template ALLOW_CONNECTIONS false`.execute(db);
  await db.destroy();
  project.provide("postgresTemplate", cluster.urlOf("template"));
}

export async function teardown(): Promise<void> {
  await cluster?.close();
}
