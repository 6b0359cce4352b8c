import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { migrate } from "../../migrate.ts";
import { openDatabase } from "../../open.ts";
import { refuseAddress } from "../../outbox/newsletter-refusals.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

it.each([
  ["synchronous = NORMAL", "SQLite runs with synchronous=1, not 2."],
  ["foreign_keys = OFF", "SQLite runs with foreign_keys=0, not 1."],
  ["busy_timeout = 5000", "SQLite runs with busy_timeout=5000, not 250."],
])("a connection with %s is refused as not durable", async (pragma, sentence) => {
  const { db, engine } = await openDatabase("file::memory:");
  await engine.assertDurable(db);
  await sql.raw(`PRAGMA ${pragma}`).execute(db);
  await expect(engine.assertDurable(db)).rejects.toThrow(sentence);
});

it("a database that can't be opened is reported in one sentence, without a password", async () => {
  const file = join(temporaryFolder(), "letter.txt");
  writeFileSync(file, "Dear reader, this is not a database. ".repeat(50));

  await expect(openDatabase(`file:${file}`)).rejects.toThrow(
    `The database ${file} can't be opened: file is not a database.`,
  );
  await expect(openDatabase(`file:${file}/site.db`)).rejects.toThrow(`The data folder ${file} can't be written`);
  const example = "such as file:./data/site.db or postgres://user:password@host/database";
  await expect(openDatabase("data/site.db")).rejects.toThrow(
    `DATABASE_URL must begin with file: or postgres:, ${example}.`,
  );
  for (const address of ["postgres://site:sec#ret@db:x/site", "postgres://site:sec/ret@db:5432/site"])
    await expect(openDatabase(address)).rejects.toThrow(/^DATABASE_URL must be an address (?!.*sec|.*ret@)/);
});

it("a lead is acknowledged after its commit, when another connection sees it", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(url);
  const reader = (await openDatabase(url)).db;
  const intake = new LeadIntake(db, testPolicy);

  const seen = Array.from({ length: 20 }, async () => {
    const { reference } = await intake.submit(newContact());
    return reader.selectFrom("lead_inbox").select("reference").where("reference", "=", reference).execute();
  });
  for (const rows of await Promise.all(seen)) expect(rows).toHaveLength(1);
  await Promise.all([db.destroy(), reader.destroy()]);
});

it("a file with data is copied before its structure changes", async () => {
  const { db, engine } = await openDatabase(`file:${join(temporaryFolder(), "site.db")}`);
  await sql`CREATE TABLE notes (note TEXT)`.execute(db);
  await sql`INSERT INTO notes VALUES ('kept')`.execute(db);

  const { backup } = await migrate(db, engine);
  await db.destroy();

  expect(backup !== null && existsSync(backup)).toBe(true);
  const copy = (await openDatabase(`file:${backup}`)).db;
  expect((await sql`SELECT note FROM notes`.execute(copy)).rows).toEqual([{ note: "kept" }]);
  expect((await copy.introspection.getTables()).map(({ name }) => name)).toEqual(["notes"]);
  await copy.destroy();
});

async function refusedHash(): Promise<string> {
  // Migrated here, because the databases of tests are copies of one.
  const { db, engine } = await openDatabase("file::memory:");
  await migrate(db, engine);
  await refuseAddress(db, "ada@clinic.example", "2026-05-01T10:00:00.000Z");
  const { address_hash } = await db.selectFrom("newsletter_refusals").selectAll().executeTakeFirstOrThrow();
  return address_hash;
}

it("an unsubscribed address is stored as a hash with a key of the database's own", async () => {
  const [first, second] = [await refusedHash(), await refusedHash()];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
});
