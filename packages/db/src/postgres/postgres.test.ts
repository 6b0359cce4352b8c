import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { locationOf } from "../address.ts";
import { seed } from "../content/seed.ts";
import { LeadIntake } from "../intake/intake.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";
import { StorageFault } from "../storage-fault.ts";
import { addLead, copyDatabase, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { asAdmin, onServer, PostgresCluster } from "../test/postgres-cluster.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { drill, readProven } from "../upkeep/drill.ts";

const template = inject("postgresTemplate");

it.each([
  ["synchronous_commit = off", /runs with synchronous_commit=off, so a crash may lose leads\.$/],
  [
    "default_transaction_read_only = on",
    /is read-only: transaction_read_only is on\. Set DATABASE_URL to the primary server/,
  ],
])("PostgreSQL with %s is refused in one sentence", async (setting, sentence) => {
  const url = await copyDatabase(template);
  const name = sql.id(new URL(url).pathname.slice(1));
  await onServer(url, (db) => sql`ALTER DATABASE ${name} SET ${sql.raw(setting)}`.execute(db));
  await expect(openDatabase(url)).rejects.toThrow(sentence);
});

it.each([
  [
    "no server",
    "postgres://site:secret@127.0.0.1:1/site",
    /^PostgreSQL 127\.0\.0\.1:1\/site does not respond: .*ECONNREFUSED.*\. Is the server running, and can this machine reach it\?$/,
  ],
  [
    "no database",
    new URL("/nowhere", template).href,
    /can't be used: database "nowhere" does not exist\. Create it: CREATE DATABASE /,
  ],
])("a PostgreSQL URL with %s is reported in one sentence without the password", async (_what, url, sentence) => {
  const failure = await openDatabase(url).catch((error: unknown) => error);
  expect(failure).toHaveProperty("message", expect.stringMatching(sentence));
  expect(String(failure)).not.toContain("secret");
});

it("PostgreSQL stores a text without its NUL characters", async () => {
  const { db } = await openTestDatabase();
  await new LeadIntake(db, testPolicy).submit(newContact({ message: "Hel\0lo" }));
  expect(await db.selectFrom("lead_inbox").select("message").execute()).toEqual([{ message: "Hello" }]);
});

it("the error of a refused row doesn't quote the row", async () => {
  const { db } = await openTestDatabase();
  await sql`ALTER TABLE contact_submissions ADD CONSTRAINT companies CHECK (company IS NOT NULL)`.execute(db);
  const lead = newContact({ name: "Zacharias", email: "zacharias@private.example", message: "Private words" });
  const error = await addLead(db, lead).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "23514" });
  expect(inspect(error, { depth: 9 })).not.toMatch(/zacharias|private/i);
});

it("a server's refusal is a storage fault with its code, and an error of a statement is not", async () => {
  const url = await copyDatabase(template);
  const [{ db }, admin] = [
    await openDatabase(url, { busyMs: 50, connectionsMax: 2 }),
    await openDatabase(asAdmin(url)),
  ];
  const reader = await openDatabase(url, { readOnly: true });
  const user = `user_${randomUUID().replaceAll("-", "")}`;
  await sql.raw(`CREATE ROLE ${user} LOGIN; GRANT USAGE ON SCHEMA site TO ${user}`).execute(admin.db);
  await sql.raw(`ALTER ROLE ${user} SET search_path = site`).execute(admin.db);
  const stranger = await openDatabase(Object.assign(new URL(url), { username: user }).href);
  const read = () => db.selectFrom("services").select("id").execute();

  await expect(seed(stranger.db)).rejects.toMatchObject({ name: "Error", code: "42501" });
  await expect(seed(reader.db)).rejects.toMatchObject({ code: "25006" });
  await admin.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE site.services`.execute(transaction);
    await expect(read()).rejects.toMatchObject({ code: "55P03" });
  });
  const free = Promise.withResolvers<void>();
  const busy = [1, 2].map(() => db.connection().execute(() => free.promise));
  await expect(read()).rejects.toMatchObject({ code: "POOL_EXHAUSTED" });
  free.resolve();
  await Promise.all(busy);
  for (const [code, isFault] of [
    ["53100", true],
    ["53300", true],
    ["57P01", true],
    ["XX001", true],
    ["22001", false],
    ["23505", false],
    ["42P01", false],
    ["P0001", false],
  ] as const) {
    const raised = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END $$`).execute(db);
    const error = await raised.catch((reason: unknown) => reason);
    expect(error instanceof StorageFault, code).toBe(isFault);
  }
  for (const opened of [{ db }, admin, reader, stranger]) await opened.db.destroy();
});

it("a connection is reused after a statement's error, unless the error may have broken the session", async () => {
  const { db } = await openDatabase(await copyDatabase(template), { connectionsMax: 1 });
  const session = async () => (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid;
  for (const [code, isKept] of [
    ["23505", true],
    ["XX000", false],
  ] as const) {
    const before = await session();
    const raised = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END $$`).execute(db);
    await expect(raised).rejects.toThrow("made up");
    expect((await session()) === before, code).toBe(isKept);
  }
  await db.destroy();
});

const programs = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim() ?? "";
const isInstalled = ["initdb", "postgres", "pg_dump", "pg_restore"].every((name) => existsSync(join(programs, name)));

it.skipIf(!isInstalled)(
  "a PostgreSQL dump is test-restored while the site runs, a truncated dump is refused, and no scratch database remains",
  async () => {
    const [cluster, folder] = [await PostgresCluster.open(programs), temporaryFolder()];
    onTestFinished(() => cluster.close());
    const url = await copyDatabase(cluster.urlOf("template1"));
    await onServer(url, (db) => sql`ALTER ROLE site CREATEDB`.execute(db));
    const { db } = await openTestDatabase(url);
    await new LeadIntake(db, testPolicy).submit(newContact());
    const dump = join(folder, "site.dump");
    expect(spawnSync(join(programs, "pg_dump"), ["--format=custom", `--file=${dump}`, url]).status).toBe(0);
    expect(await drill(url, dump, folder)).toMatchObject({ leads: 1, backup: dump });
    expect(readProven(folder, locationOf(url))).toMatchObject({ leads: 1, backup: dump });
    expect(readProven(folder, "/srv/site/data/site.db")).toBeNull();
    truncateSync(dump, 20_000);
    await expect(drill(url, dump, folder)).rejects.toThrow(/site\.dump can't be restored: pg_restore/);
    const { rows } = await sql`SELECT datname FROM pg_database WHERE datname LIKE 'site_drill%'`.execute(db);
    expect(rows).toEqual([]);
    await db.destroy();
  },
);

/** Leaves out columns called `id`, because SQLite and PostgreSQL number rows in different ways. */
async function columnsOf({ db }: OpenDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const all = tables.flatMap(({ name: table, isView, columns }) =>
    columns.map(({ name, dataType, isNullable, hasDefaultValue }) => {
      const type = /^(?:int|real|float)/i.test(dataType) ? "number" : dataType.toLowerCase() || "text";
      const rules = isView ? "" : ` ${isNullable ? "null" : "not null"} ${hasDefaultValue ? "default" : ""}`;
      return `${table}.${name} ${type}${rules}`;
    }),
  );
  return all.filter((column) => !/\.id /.test(column)).toSorted();
}

it("SQLite and PostgreSQL have the columns of schema.ts after the migrations", async () => {
  const sqlite = await openTestDatabase("file::memory:");
  expect(await columnsOf(await openTestDatabase())).toEqual(await columnsOf(sqlite));
});
