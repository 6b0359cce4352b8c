import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { openDatabase } from "../open.ts";
import { StorageFault } from "../storage-fault.ts";
import { copyDatabase } from "../test/open-copy.ts";
import { newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { asAdmin } from "../test/postgres-cluster.ts";

const template = inject("postgresTemplate");

it.each([
  ["synchronous_commit = off", /runs with synchronous_commit=off, so a crash may lose leads\.$/],
  ["default_transaction_read_only = on", /can only be read: default_transaction_read_only is on\.$/],
])("PostgreSQL with %s is refused in one sentence", async (setting, sentence) => {
  const url = await copyDatabase(template);
  const { db } = await openDatabase(asAdmin(url));
  await sql`ALTER DATABASE ${sql.id(new URL(url).pathname.slice(1))} SET ${sql.raw(setting)}`.execute(db);
  await db.destroy();
  await expect(openDatabase(url)).rejects.toThrow(sentence);
});

it.each([
  [
    "no server",
    "postgres://site:secret@127.0.0.1:1/site",
    /^PostgreSQL 127\.0\.0\.1:1\/site does not answer: .*ECONNREFUSED.*\. Is the server running, and can this machine reach it\?$/,
  ],
  [
    "no database",
    new URL("/nowhere", template).href,
    /can't be used: database "nowhere" does not exist\. Create it: CREATE DATABASE /,
  ],
])("a PostgreSQL address with %s is reported in one sentence without the password", async (_what, url, sentence) => {
  const failure = await openDatabase(url).catch((error: unknown) => error);
  expect(failure).toHaveProperty("message", expect.stringMatching(sentence));
  expect(String(failure)).not.toContain("secret");
});

it("the health check of PostgreSQL commits, and a refused commit is a storage fault", async () => {
  const { db, engine } = await openTestDatabase();
  await expect(engine.check(db)).resolves.toBeUndefined();
  await db.connection().execute(async (connection) => {
    await sql`SET default_transaction_read_only = on`.execute(connection);
    await expect(engine.check(connection)).rejects.toBeInstanceOf(StorageFault);
  });
});

it("PostgreSQL stores a text without its NUL characters", async () => {
  const { db } = await openTestDatabase();
  await new LeadIntake(db, testPolicy).submit(newContact({ message: "Hel\0lo" }));
  expect(await db.selectFrom("lead_inbox").select("message").execute()).toEqual([{ message: "Hello" }]);
});
