import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Db, type OpenDatabase, type OpenOptions, openDatabase } from "../open.ts";
import { asAdmin } from "./postgres-cluster.ts";

/** For tests: copies a database on its server; the copy is dropped when the test ends. @returns its address */
export async function copyDatabase(template: string): Promise<string> {
  const { onTestFinished } = await import("vitest");
  const url = await createCopy(template);
  const name = nameOf(url);
  onTestFinished(() => onServer(template, (db) => sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(db)));
  return url;
}

/** Copies to reuse, because a new copy takes several times as long as deleting a test's rows. */
const unused: string[] = [];

/** For tests: opens a copy of a database with content and without leads; it is closed when the test ends. */
export async function openCopy(template: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const { onTestFinished } = await import("vitest");
  const url = unused.pop() ?? (await createCopy(template));
  const opened = await openDatabase(url, options);
  const content = await readContentState(opened.db);
  onTestFinished(async () => {
    if (await isRestored(opened.db, content).catch(() => false)) unused.push(url);
    await opened.db.destroy();
  });
  return opened;
}

/** Deletes the leads. @returns false if the test changed content or structure, so that the copy can't be reused */
async function isRestored(db: Db, content: string): Promise<boolean> {
  if ((await readContentState(db)) !== content) return false;
  await sql`TRUNCATE consultation_requests, contact_submissions, lead_events, notifications, newsletter_subscribers,
    newsletter_refusals RESTART IDENTITY`.execute(db);
  return true;
}

async function readContentState(db: Db): Promise<string> {
  const revision = await db.selectFrom("content_revision").select("revision").execute();
  const services = await db.selectFrom("contact_services").selectAll().orderBy("value").execute();
  const { rows: columns } = await sql`
    SELECT count(*) FROM information_schema.columns WHERE table_schema = current_schema()`.execute(db);
  return JSON.stringify([revision, services, columns]);
}

async function createCopy(template: string): Promise<string> {
  const copy = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(template, (db) =>
    sql`CREATE DATABASE ${sql.id(copy)} TEMPLATE ${sql.id(nameOf(template))}`.execute(db),
  );
  return new URL(`/${copy}`, template).href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

const servers = new Map<string, Promise<OpenDatabase>>();

/** One connection pool per server for all tests of a file; it ends with the process. */
async function onServer(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const address = asAdmin(new URL("/postgres", url).href);
  // Without a timeout, because copying a database takes long on a busy disk.
  const server = servers.get(address) ?? openDatabase(address, { statementMs: 0 });
  servers.set(address, server);
  await work((await server).db);
}
