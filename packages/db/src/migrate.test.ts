import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./open.ts";

async function structure(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'kysely_%' ORDER BY name`.execute(db);
  return rows.map((row) => row.sql);
}

it("the files of the folder apply once, in the order of their numbers, and do nothing the second time", async () => {
  const { db, engine } = await openDatabase("file::memory:");
  const { applied, backup } = await migrate(db, engine);
  const files = readdirSync(join(import.meta.dirname, "migrations")).filter((file) => !file.includes(".test."));
  expect(applied.map((name) => `${name}.ts`)).toEqual(files.toSorted());
  expect(backup).toBeNull();
  const before = await structure(db);

  expect(await migrate(db, engine)).toEqual({ applied: [], backup: null });
  expect(await structure(db)).toEqual(before);
});

it.each([
  ["0001-content", "CREATE TABLE states (note TEXT)"],
  ["0002-leads", "CREATE TABLE lead_inbox (note TEXT)"],
  ["0003-notifications", "CREATE TABLE notification_health (note TEXT)"],
])("a failing %s leaves the structure as it was", async (name, obstacle) => {
  const { db, engine } = await openDatabase("file::memory:");
  await sql.raw(obstacle).execute(db);

  await expect(migrate(db, engine)).rejects.toThrow(`Migration ${name} failed and was rolled back.`);
  expect(await structure(db)).toEqual([obstacle]);
});

it("what a failed migration left behind does not stop the next try", async () => {
  const { db, engine } = await openDatabase("file::memory:");
  await sql`CREATE TABLE states (note TEXT)`.execute(db);
  await expect(migrate(db, engine)).rejects.toThrow();

  await sql`DROP TABLE states`.execute(db);
  const fresh = await openDatabase("file::memory:");
  expect((await migrate(db, engine)).applied).toEqual((await migrate(fresh.db, fresh.engine)).applied);
});

it("a database of a newer program is refused in one sentence, and stays as it is", async () => {
  const { db, engine } = await openDatabase("file::memory:");
  await migrate(db, engine);
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-tomorrow', '2030-01-01')`.execute(db);

  await expect(migrate(db, engine)).rejects.toThrow(
    "The database was made by a newer version of this program (migration 9999-tomorrow). Update the program.",
  );
});

it("a file that holds something is copied aside before its structure changes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-db-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, engine } = await openDatabase(`file:${join(folder, "site.db")}`);
  await sql`CREATE TABLE notes (note TEXT)`.execute(db);
  await sql`INSERT INTO notes VALUES ('kept')`.execute(db);

  const { backup } = await migrate(db, engine);
  await db.destroy();

  expect(backup !== null && existsSync(backup)).toBe(true);
  const copy = (await openDatabase(`file:${backup}`)).db;
  expect((await sql`SELECT note FROM notes`.execute(copy)).rows).toEqual([{ note: "kept" }]);
  expect(await structure(copy)).toHaveLength(1);
  await copy.destroy();
});
