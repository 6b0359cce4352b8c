import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Db, type OpenDatabase, type OpenOptions, openDatabase } from "../open.ts";

/** For tests: the address of a copy of a database on its server; the copy goes with the test. */
export async function copyDatabase(template: string): Promise<string> {
  const { onTestFinished } = await import("vitest");
  const copy = `test_${randomUUID().replaceAll("-", "")}`;
  const name = new URL(template).pathname.slice(1);
  await onServer(template, (db) => sql`CREATE DATABASE ${sql.id(copy)} TEMPLATE ${sql.id(name)}`.execute(db));
  onTestFinished(() => onServer(template, (db) => sql`DROP DATABASE ${sql.id(copy)} WITH (FORCE)`.execute(db)));
  return new URL(`/${copy}`, template).href;
}

/** For tests: opens a copy of a database; it is closed when the test ends. */
export async function openCopy(template: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const { onTestFinished } = await import("vitest");
  const opened = await openDatabase(await copyDatabase(template), options);
  onTestFinished(() => opened.engine.close());
  return opened;
}

const servers = new Map<string, Promise<OpenDatabase>>();

/** One pool a server for all tests of a file; it ends with the process. */
async function onServer(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const address = new URL("/postgres", url).href;
  const server = servers.get(address) ?? openDatabase(address);
  servers.set(address, server);
  await work((await server).db);
}
