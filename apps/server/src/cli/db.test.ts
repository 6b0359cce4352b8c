import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "@site/db/open";
import { overwrite } from "@site/db/test/faults";
import { newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { hashTables } from "./test/hash-tables.ts";
import { openSite } from "./test/open-site.ts";

it("db:backup under a load of leads writes one consistent state, which restores to the same hashes", async () => {
  const site = await openSite();
  const backup = join(site.folder, "copies/site.db");
  for (let count = 0; count < 200; count += 1) await site.add(newContact({ message: "x".repeat(2_000) }));
  const stop = site.keepWriting();
  const { code, stdout } = await site.spawnDatabase("backup", backup);
  const written = await stop();

  expect(code).toBe(0);
  expect(stdout).toMatch(/copies\/site\.db: \d+ KiB, a verified copy of \S+\/site\.db, on disk\n$/);
  expect(readdirSync(join(site.folder, "copies"))).toEqual(["site.db", "site.db.sha256"]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const saved = hashTables(backup);

  // Each lead was stored with its notification in one transaction: a copy between them would show.
  copyFileSync(backup, join(site.folder, "copy.db"));
  const copy = await openDatabase(`file:${join(site.folder, "copy.db")}`);
  const count = async (table: "lead_inbox" | "notifications") =>
    (await copy.db.selectFrom(table).select("reference").execute()).length;
  const leads = await count("lead_inbox");
  expect(await count("notifications")).toBe(leads);
  expect(leads).toBeGreaterThan(200);
  expect(leads).toBeLessThanOrEqual(200 + written.length);
  await copy.db.destroy();

  await site.db.destroy();
  const live = hashTables(site.file);
  const restored = await site.database("restore", backup);
  expect(restored.stderr).toBe(`Database: ${site.file}\n`);
  const aside = /^The database that was there is kept as (\S+)$/m.exec(restored.stdout)?.[1] ?? "";
  expect(restored.stdout).toMatch(new RegExp(`site\\.db: ${leads} leads, restored from `));
  expect(hashTables(site.file)).toEqual(saved);
  expect(hashTables(aside)).toEqual(live);
});

it("db:backup overwrites nothing, leaves no temporary file, and chooses a name where none is given", async () => {
  const site = await openSite();
  const backup = join(site.folder, "mine.db");
  writeFileSync(backup, "mine");
  const stderr = `${backup} exists already, and a backup overwrites nothing.\n`;
  expect(await site.database("backup", backup)).toEqual({ code: 1, stdout: "", stderr });
  expect(readFileSync(backup, "utf8")).toBe("mine");

  expect((await site.database("backup")).code).toBe(0);
  const made = readdirSync(join(site.folder, "backups"));
  const name = expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/);
  expect(made).toEqual([name, expect.stringMatching(/\.db\.sha256$/)]);
  expect(statSync(join(site.folder, "backups")).mode & 0o777).toBe(0o700);
  expect(readdirSync(site.folder).filter((file) => file.includes("part"))).toEqual([]);
});

it("db:restore refuses a database that an idle site has open, also when its file was deleted", async () => {
  const site = await openSite();
  const backup = join(site.folder, "backup.db");
  await site.database("backup", backup);
  const reference = await site.add(newContact());

  const stderr = expect.stringMatching(/^\S+site\.db is in use by process \d+\. Stop the site,/m);
  const refused = { code: 1, stdout: "", stderr };
  expect(await site.spawnDatabase("restore", backup)).toEqual(refused);
  // No lock tells of a file that was deleted under the site; its leads would be lost with the site's end.
  rmSync(site.file);
  expect(await site.spawnDatabase("restore", backup)).toEqual({
    ...refused,
    stderr: expect.stringContaining(`site.db is in use by process ${process.pid}. Stop the site,`),
  });
  await site.engine.check(site.db).catch(() => {});
  await site.db.destroy();
  const rescued = readdirSync(site.folder).find((file) => file.includes("rescued")) ?? "";
  expect((await site.database("restore", join(site.folder, rescued))).stdout).toContain("site.db: 1 leads, restored");
  expect((await site.leads("show", reference)).code).toBe(0);
});

/** A server that is killed leaves its newest leads in the log alone. */
async function writeAndDie(file: string): Promise<void> {
  const script = `import { DatabaseSync } from "node:sqlite";
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec("PRAGMA wal_autocheckpoint = 0; UPDATE services SET name = 'From the log'");
    process.kill(process.pid, "SIGKILL");`;
  await once(spawn(process.execPath, ["--input-type=module", "-e", script]), "exit");
}

it("db:restore sets the log of a killed server aside with its database", async () => {
  const site = await openSite();
  const backup = join(site.folder, "backup.db");
  await site.database("backup", backup);
  await site.db.destroy();
  await writeAndDie(site.file);
  expect(statSync(`${site.file}-wal`).size).toBeGreaterThan(0);
  chmodSync(site.file, 0o640);

  const { stdout } = await site.database("restore", backup);
  const aside = /kept as (\S+)/.exec(stdout)?.[1] ?? "";
  expect(readdirSync(site.folder).toSorted()).toEqual(
    ["backup.db", "backup.db.sha256", "site.db", aside.split("/").at(-1)].toSorted(),
  );
  expect(hashTables(site.file)).toEqual(hashTables(backup));
  expect(hashTables(aside).services).not.toBe(hashTables(backup).services);
  for (const file of [site.file, aside]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await site.leads("list")).code).toBe(0);
});

it("db:restore replaces a database that is too damaged to be locked, and keeps its file", async () => {
  const site = await openSite();
  await site.add(newContact());
  const backup = join(site.folder, "backup.db");
  await site.database("backup", backup);
  await site.db.destroy();
  writeFileSync(site.file, "not a database any more ".repeat(500));

  const { stdout } = await site.database("restore", backup);
  const aside = /kept as (\S+)/.exec(stdout)?.[1] ?? "";
  expect(readFileSync(aside, "utf8")).toMatch(/^not a database any more/);
  expect(hashTables(site.file)).toEqual(hashTables(backup));
});

it("db:restore makes a database where there is none", async () => {
  const site = await openSite();
  const backup = join(site.folder, "backup.db");
  await site.database("backup", backup);
  const elsewhere = await openSite({ DATABASE_URL: "file:./new/site.db" });
  const { code, stdout } = await elsewhere.database("restore", backup);
  const restored = `${join(elsewhere.folder, "new/site.db")}: 0 leads, restored from ${backup}\n`;
  expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${restored}Whoever was erased`))]);
  expect(existsSync(join(elsewhere.folder, "new/site.db"))).toBe(true);
});

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
