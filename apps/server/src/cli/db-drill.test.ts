import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { overwrite } from "@site/db/test/faults";
import { newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { hashTables } from "./test/hash-tables.ts";
import { openSite } from "./test/open-site.ts";

it("db:drill proves the newest backup while the site runs, leaves nothing behind, and says when", async () => {
  const site = await openSite();
  expect(await site.database("drill")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no backup in /),
  });
  await site.add(newContact());
  for (const count of [1, 2, 3]) {
    const copy = join(site.folder, `backups/site-2026-01-0${count}T00-00-00.db`);
    expect((await site.database("backup", copy)).code).toBe(0);
  }
  const { code, stdout } = await site.database("drill");
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/site-2026-01-03T00-00-00\.db can be restored: 1 leads in [\d.]+ s\.\n$/),
  });
  expect(readdirSync(site.folder).filter((name) => name.includes("drill"))).toEqual([]);
  expect(JSON.parse(readFileSync(join(site.folder, "restore-proven"), "utf8"))).toMatchObject({ leads: 1 });
  expect((await site.database("backup", "--keep", "2")).stdout).toMatch(/01-02T00-00-00\.db deleted\n.*01-01T/);
  expect(readdirSync(join(site.folder, "backups"))).toHaveLength(4);
});

it("db:drill and db:restore name the fault of each backup that can't be restored", async () => {
  const site = await openSite();
  await site.add(newContact({ message: "Twelve physicians in three states." }));
  const backUp = async (name: string) => {
    const file = join(site.folder, name);
    await site.database("backup", file);
    return file;
  };
  const [flipped, cut] = [await backUp("flipped.db"), await backUp("cut.db")];
  const [newer, other] = [await backUp("newer.db"), await backUp("other.db")];
  // A text, which no structure of the file tells.
  overwrite(flipped, readFileSync(flipped).indexOf("Twelve physicians"), 1);
  truncateSync(cut, 40_960);
  const edit = async (file: string, statement: string) => {
    rmSync(`${file}.sha256`);
    const database = new DatabaseSync(file);
    database.exec(statement);
    database.close();
  };
  await edit(
    newer,
    "INSERT INTO kysely_migration VALUES ('9999-next', ''); UPDATE schema_version SET min_reader = 9999",
  );
  rmSync(other);
  await edit(other, "CREATE TABLE strangers (name TEXT)");
  const [letter, raw] = [join(site.folder, "letter.db"), join(site.folder, "raw.db")];
  writeFileSync(letter, "Dear reader. ".repeat(1_000));
  copyFileSync(cut, raw);
  writeFileSync(`${raw}-wal`, "newest");

  const faults: [file: string, sentence: string][] = [
    [flipped, "it is damaged, or was written to: its bytes are not those of "],
    [cut, "it was cut off, 40960 of "],
    [newer, "The database was made by a newer version of this program (migration 9999-next)."],
    [other, "it is no database of this site."],
    [letter, "it is damaged at its beginning, or no database."],
  ];
  await site.db.destroy();
  const before = hashTables(site.file);
  for (const [file, sentence] of faults)
    for (const command of ["drill", "restore"]) {
      const { code, stdout, stderr } = await site.database(command, file);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain(`${file} can't be restored: ${sentence}`);
    }
  for (const [file, sentence] of [
    [raw, `${raw} is no finished backup: its newest rows are in ${raw}-wal.`],
    [site.file, `${site.file} is the database itself.`],
    [join(site.folder, "nothing.db"), "There is no file "],
  ] as const)
    expect((await site.database("restore", file)).stderr).toContain(sentence);
  expect(hashTables(site.file)).toEqual(before);
  expect(readdirSync(site.folder).filter((name) => /drill|restoring|replaced|proven/.test(name))).toEqual([]);
});
