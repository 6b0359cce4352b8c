import { existsSync, readdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { Spool } from "../../intake/spool.ts";
import { migrate } from "../../migrate.ts";
import { openDatabase } from "../../open.ts";
import { refuseAddress } from "../../outbox/newsletter-refusals.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { tomorrow } from "../../test/tomorrow.ts";

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

it("an instance that starts while another one migrates waits for it, and finds nothing to do", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const [first, second] = [await openTestDatabase(url), await openDatabase(url)];
  const held = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const hold = async () => {
    began.resolve();
    await held.promise;
  };
  const slow = { ...tomorrow, "9999-slow": hold };
  const migrating = migrate(first.db, first.engine, slow);
  await began.promise;
  const waiting = migrate(second.db, second.engine, slow);
  // Longer than a statement waits for a lock.
  const early = await Promise.race([waiting, new Promise((wake) => setTimeout(wake, 600, "waits"))]);
  expect(early).toBe("waits");
  held.resolve();
  expect((await migrating).applied).toEqual(["9998-tomorrow", "9999-slow"]);
  expect(await waiting).toEqual({ applied: [], backup: null });
  for (const { db } of [first, second]) await db.destroy();
});

it("of the copies from before migrations the newest stays", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(`file:${file}`);
  for (const [name, day] of [
    ["before-0001-20260101000000", 1],
    ["before-0002-20260102000000", 2],
    ["replaced-20260101000000", 1],
  ] as const) {
    writeFileSync(`${file}.${name}`, "copy");
    utimesSync(`${file}.${name}`, new Date(`2026-01-0${day}`), new Date(`2026-01-0${day}`));
  }
  const { backup } = await migrate(db, engine, tomorrow);
  const copies = () => readdirSync(folder).filter((name) => /before|replaced/.test(name));
  expect(copies().map((name) => join(folder, name))).toEqual([backup, `${file}.replaced-20260101000000`]);
  expect(engine.files?.removeCopies({ keep: 0, before: new Date(Date.now() - 60_000) })).toEqual([]);
  expect(engine.files?.removeCopies({ keep: 0, before: new Date(Date.now() + 60_000) })).toEqual([backup]);
  await db.destroy();
});

it("a lead whose commit fails asks once whether its visitor gets a confirmation, because that spends a budget", async () => {
  const folder = temporaryFolder();
  const [file, away] = [join(folder, "site.db"), join(folder, "away.db")];
  const { db, engine } = await openTestDatabase(`file:${file}`);
  let asked = 0;
  const policy = {
    ...testPolicy,
    confirmToVisitor: true,
    mayConfirm() {
      asked += 1;
      // The first commit goes to a file that is not in its place.
      if (asked === 1) renameSync(file, away);
      return true;
    },
  };
  const intake = new LeadIntake(db, policy, () => {}, { spool: new Spool(join(folder, "spool")), engine });
  await intake.submit(newContact());
  expect(intake.readiness()).toMatchObject({ storage: "gone", spooled: 1 });
  expect(existsSync(file)).toBe(false);
  await db.deleteFrom("contact_submissions").execute();
  await db.deleteFrom("notifications").execute();
  renameSync(away, file);
  await intake.stop();
  expect(await db.selectFrom("notifications").select("kind").orderBy("kind").execute()).toEqual([
    { kind: "office" },
    { kind: "visitor" },
  ]);
  expect(asked).toBe(1);
  await db.destroy();
});
