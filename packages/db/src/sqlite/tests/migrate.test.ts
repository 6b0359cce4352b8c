import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "../../migrate.ts";
import { openDatabase } from "../../open.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

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
