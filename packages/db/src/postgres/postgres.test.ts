import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { readContentRevision } from "../content/content-revision.ts";
import { findService } from "../content/services.ts";
import { LeadIntake } from "../intake/intake.ts";
import { openDatabase } from "../open.ts";
import { StorageFault } from "../storage-fault.ts";
import { copyDatabase } from "../test/open-copy.ts";
import { newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";

const template = inject("postgresTemplate");

it.each([
  ["synchronous_commit = off", /runs with synchronous_commit=off, so a crash may lose leads\.$/],
  ["default_transaction_read_only = on", /can only be read: default_transaction_read_only is on\.$/],
])("PostgreSQL with %s is refused in one sentence", async (setting, sentence) => {
  const url = await copyDatabase(template);
  const { db } = await openDatabase(url);
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

it("SQLite and PostgreSQL run in one process, each with its own SQL", async () => {
  const [postgres, sqlite] = [await openTestDatabase(), await openTestDatabase("file::memory:")];
  for (const { db } of [sqlite, postgres, sqlite]) {
    expect(await readContentRevision(db)).toBeGreaterThan(0);
    expect(await new LeadIntake(db, testPolicy).submit(newContact())).toMatchObject({ stored: true });
    expect((await findService(db, "payer-enrollment"))?.slug).toBe("payer-enrollment");
  }
});

it("a lock on PostgreSQL is waited for, and then is a storage fault", async () => {
  const url = await copyDatabase(template);
  const holder = await openDatabase(url);
  const waiting = await openDatabase(url, { busyMs: 100 });
  await holder.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE contact_submissions`.execute(transaction);
    const submitted = new LeadIntake(waiting.db, testPolicy).submit(newContact());
    await expect(submitted).rejects.toMatchObject({ name: "Error", code: "55P03" });
  });
  for (const { db } of [holder, waiting]) await db.destroy();
});

it("a read-only connection to PostgreSQL can't write", async () => {
  const { db } = await openDatabase(await copyDatabase(template), { readOnly: true });
  expect((await findService(db, "payer-enrollment"))?.slug).toBe("payer-enrollment");
  await expect(new LeadIntake(db, testPolicy).submit(newContact())).rejects.toMatchObject({ code: "25006" });
  await db.destroy();
});
