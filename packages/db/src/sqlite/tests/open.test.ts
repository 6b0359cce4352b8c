import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
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
    `The database ${file} is damaged (file is not a database). Restore a backup: pnpm db:restore FILE.`,
  );
  const rescued = `${file}.rescued-20260101000000-7`;
  writeFileSync(rescued, "");
  await expect(openDatabase(`file:${file}`)).rejects.toThrow(`newer than any backup: pnpm db:restore ${rescued}.`);
  await expect(openDatabase(`file:${file}/site.db`)).rejects.toThrow(`The data folder ${file} can't be written`);
  await expect(openDatabase(`file:${temporaryFolder()}`)).rejects.toThrow(/ is a folder, not a file: set DATABASE_URL/);
  const example = "such as file:./data/site.db or postgres://user:password@host/database";
  await expect(openDatabase("data/site.db")).rejects.toThrow(
    `DATABASE_URL must begin with file: or postgres:, ${example}.`,
  );
  for (const address of ["postgres://site:sec#ret@db:x/site", "postgres://site:sec/ret@db:5432/site"])
    await expect(openDatabase(address)).rejects.toThrow(/^DATABASE_URL must be an address (?!.*sec|.*ret@)/);
});

it("a database that every user can read is closed to other users before it is used", async () => {
  const file = join(temporaryFolder(), "site.db");
  const former = await openTestDatabase(`file:${file}`);
  for (const suffix of ["", "-wal", "-shm"]) chmodSync(file + suffix, 0o644);
  const { db } = await openDatabase(`file:${file}`);
  for (const suffix of ["", "-wal", "-shm"]) expect(statSync(file + suffix).mode & 0o777, suffix).toBe(0o640);
  await Promise.all([former.db.destroy(), db.destroy()]);
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

it("each database hashes unsubscribed addresses with its own key", async () => {
  // This test migrates its own databases. The databases of other tests are copies of one template, so they all have the
  // same key.
  const hashes = [1, 2].map(async () => {
    const { db, engine } = await openDatabase("file::memory:");
    await migrate(db, engine);
    await refuseAddress(db, "ada@clinic.example", "2026-05-01T10:00:00.000Z");
    return (await db.selectFrom("newsletter_refusals").selectAll().executeTakeFirstOrThrow()).address_hash;
  });
  const [first, second] = await Promise.all(hashes);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(first).not.toBe(second);
});

it("an instance that starts while another instance migrates waits, and then has nothing to migrate", async () => {
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
  // 600 ms is longer than a statement waits for a lock, so the second instance must be waiting for the migration to
  // end.
  const early = await Promise.race([waiting, new Promise((wake) => setTimeout(wake, 600, "waits"))]);
  expect(early).toBe("waits");
  held.resolve();
  expect((await migrating).applied).toEqual(["9998-tomorrow", "9999-slow"]);
  expect(await waiting).toEqual({ applied: [], backup: null });
  for (const { db } of [first, second]) await db.destroy();
});

it("all copies next to the database and in its backups are listed, and pre-migration copies are removed by age", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(`file:${file}`);
  const [newer, older, replaced] = ["before-0001-20260102", "before-0002-20260101", "replaced-20260101"].map(
    (ending) => `${file}.${ending}000000`,
  );
  const others = [
    `${file}.restoring-77`,
    `${file}.bak`,
    ...["a.db", "b.db.part-77"].map((name) => join(folder, "backups", name)),
  ];
  mkdirSync(join(folder, "backups"));
  for (const copy of [newer, older, replaced, ...others]) writeFileSync(copy ?? "", "copy");
  for (const name of ["a.db", "site.db.bak"]) writeFileSync(join(folder, "backups", `${name}.sha256`), "sum");
  const { removeCopies, listCopies } = engine.files ?? expect.fail("The database is a file.");
  expect(listCopies().toSorted()).toEqual([newer, older, replaced, ...others].toSorted());
  const { backup } = await migrate(db, engine, tomorrow);
  expect(removeCopies(new Date("2026-01-01T12:00:00Z"))).toEqual([older]);
  expect(removeCopies(new Date(Date.now() - 60_000))).toEqual([newer]);
  expect(listCopies().toSorted()).toEqual([backup, replaced, ...others].toSorted());
  expect(removeCopies(new Date(Date.now() + 60_000))).toEqual([backup]);
  await db.destroy();
});

it("under any umask, only their owner can read the database, log, index, copy and folder", () => {
  const folder = join(temporaryFolder(), "data");
  const program = `
    process.umask(0);
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, "../../open.ts"))});
    const { db, engine } = await openDatabase("file:" + process.argv[1]);
    await db.schema.createTable("notes").addColumn("note", "text").execute();
    await db.insertInto("notes").values({ note: "kept" }).execute();
    const { backUp } = await import(${JSON.stringify(join(import.meta.dirname, "../../upkeep/backup.ts"))});
    await backUp(engine, process.argv[1] + ".before-0001-20260101000000");
    process.kill(process.pid, "SIGKILL");`;
  const script = ["--input-type=module-typescript", "-e", program, join(folder, "site.db")];
  expect(() => execFileSync(process.execPath, script, { stdio: "pipe" })).toThrow("SIGKILL");
  const own = ["", "-shm", "-wal", ".before-0001-20260101000000", ".before-0001-20260101000000.sha256"];
  expect(readdirSync(folder)).toEqual(own.map((ending) => `site.db${ending}`).toSorted());
  const rightsOf = (path: string) => statSync(path).mode & 0o777;
  expect(rightsOf(folder)).toBe(0o700);
  for (const name of readdirSync(folder)) expect(rightsOf(join(folder, name)), name).toBe(0o600);
});
