import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
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
import { openSite, runCommand } from "./test/commands.ts";
import { hashTables } from "./test/inspect-files.ts";

it("db:backup under a load of leads writes one consistent state, which restores to the same hashes once the site has stopped", async () => {
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

  // A lead and its notification are stored in one transaction, so a consistent copy has as many notifications as leads.
  copyFileSync(backup, join(site.folder, "copy.db"));
  const copy = await openDatabase(`file:${join(site.folder, "copy.db")}`);
  const count = async (table: "lead_inbox" | "notifications") =>
    (await copy.db.selectFrom(table).select("reference").execute()).length;
  const leads = await count("lead_inbox");
  expect(await count("notifications")).toBe(leads);
  expect(leads).toBeGreaterThan(200);
  expect(leads).toBeLessThanOrEqual(200 + written.length);
  await copy.db.destroy();

  const inUse = expect.stringMatching(/^\S+site\.db is in use\. Stop the site,/m);
  expect(await site.spawnDatabase("restore", backup)).toEqual({ code: 1, stdout: "", stderr: inUse });
  await site.db.destroy();
  const live = hashTables(site.file);
  const restored = await site.database("restore", backup);
  expect(restored.stderr).toBe(`Database: ${site.file}\n`);
  const aside = /^The former database is kept as (\S+)$/m.exec(restored.stdout)?.[1] ?? "";
  expect(restored.stdout).toMatch(new RegExp(`site\\.db: ${leads} leads, restored from `));
  expect(hashTables(site.file)).toEqual(saved);
  expect(hashTables(aside)).toEqual(live);
});

it("db:backup overwrites nothing, leaves no temporary file, chooses a name if none is given, and with --keep deletes all but the newest", async () => {
  const site = await openSite();
  const backup = join(site.folder, "mine.db");
  writeFileSync(backup, "mine");
  const stderr = `${backup} exists already. Delete it, or name another file.\n`;
  expect(await site.database("backup", backup)).toEqual({ code: 1, stdout: "", stderr });
  expect(readFileSync(backup, "utf8")).toBe("mine");

  for (const day of [1, 2])
    await site.database("backup", join(site.folder, `backups/site-2026-01-0${day}T00-00-00.db`));
  const { code, stdout } = await site.database("backup", "--keep", "2");
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/on disk\n.*01-01T00-00-00\.db deleted\n$/),
  });
  const made = readdirSync(join(site.folder, "backups"));
  const name = expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/);
  expect(made).toEqual([name, expect.stringMatching(/\.sha256$/), name, expect.stringMatching(/\.sha256$/)]);
  expect(made[0]).toMatch(/^site-2026-01-02/);
  expect(statSync(join(site.folder, "backups")).mode & 0o777).toBe(0o700);
  expect(readdirSync(site.folder).filter((file) => file.includes("part"))).toEqual([]);
});

/** The process is killed before it closes the database, so the change is only in the write-ahead log. */
async function writeAndDie(file: string): Promise<void> {
  const script = `import { DatabaseSync } from "node:sqlite";
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec("PRAGMA wal_autocheckpoint = 0; UPDATE services SET name = 'From the log'");
    process.kill(process.pid, "SIGKILL");`;
  await once(spawn(process.execPath, ["--input-type=module", "-e", script]), "exit");
}

it("db:restore sets aside the database and the log of a killed server, and a database that is too damaged to be locked", async () => {
  const site = await openSite();
  const backup = join(site.folder, "backup.db");
  await site.database("backup", backup);
  await site.db.destroy();
  await writeAndDie(site.file);
  expect(statSync(`${site.file}-wal`).size).toBeGreaterThan(0);
  for (const file of [site.file, backup]) chmodSync(file, 0o644);
  const restore = async () => /kept as (\S+)/.exec((await site.database("restore", backup)).stdout)?.[1] ?? "";

  const aside = await restore();
  expect(readdirSync(site.folder).toSorted()).toEqual(
    ["backup.db", "backup.db.sha256", "site.db", aside.split("/").at(-1)].toSorted(),
  );
  expect(hashTables(site.file)).toEqual(hashTables(backup));
  expect(hashTables(aside).services).not.toBe(hashTables(backup).services);
  for (const file of [site.file, aside]) expect(statSync(file).mode & 0o777).toBe(0o600);

  // If `db:restore` left the old write-ahead log in place, SQLite would apply it to the restored file.
  await writeAndDie(site.file);
  rmSync(site.file);
  expect(await restore()).toMatch(/-wal$/);
  expect(hashTables(site.file)).toEqual(hashTables(backup));

  writeFileSync(site.file, "not a database any more ".repeat(500));
  expect(readFileSync(await restore(), "utf8")).toMatch(/^not a database any more/);
  expect((await site.leads("export")).code).toBe(0);
});

it("db:drill test-restores the newest backup while the site runs, leaves nothing behind, and records the time; a copy without its checksum doesn't count", async () => {
  const site = await openSite();
  const none = await site.database("drill");
  expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no backup in /) });
  await site.add(newContact());
  const copy = join(site.folder, "copy.db");
  await site.database("backup", copy);
  rmSync(`${copy}.sha256`);
  const unproven = await site.database("drill", copy);
  expect(unproven).toMatchObject({ code: 0, stdout: expect.stringContaining("doesn't count this drill") });
  expect(readdirSync(site.folder)).not.toContain("restore-proven");

  for (const day of [1, 2])
    await site.database("backup", join(site.folder, `backups/site-2026-01-0${day}T00-00-00.db`));
  const stdout = expect.stringMatching(/site-2026-01-02T00-00-00\.db can be restored: 1 leads in [\d.]+ s\.\n$/);
  expect(await site.database("drill")).toMatchObject({ code: 0, stdout });
  expect(readdirSync(site.folder).filter((name) => name.includes("drill"))).toEqual([]);
  const proven = JSON.parse(readFileSync(join(site.folder, "restore-proven"), "utf8"));
  expect(proven).toMatchObject({ leads: 1, made: expect.stringMatching(/Z$/) });
});

it("db:drill says that the disk is too small before it writes, and leaves nothing behind", async () => {
  const site = await openSite();
  const backup = join(site.folder, "site.backup");
  await site.database("backup", backup);
  // The file now has a length of 8 TiB, but it is sparse and takes no more space on the disk.
  truncateSync(backup, 2 ** 43);
  rmSync(`${backup}.sha256`);
  const stderr = expect.stringMatching(/MiB free, but the copy needs 8388608\.\n$/);
  expect(await site.database("drill", backup)).toMatchObject({ code: 1, stderr });
  expect(readdirSync(site.folder).filter((name) => name.includes("drill"))).toEqual([]);
});

it("db:drill and db:restore name the fault of each backup that can't be restored", async () => {
  const site = await openSite();
  await site.add(newContact({ message: "Twelve physicians in three states." }));
  const backUp = async (name: string) => {
    const file = join(site.folder, name);
    await site.database("backup", file);
    return file;
  };
  const [flipped, cut, short] = [await backUp("flipped.db"), await backUp("cut.db"), await backUp("short.db")];
  const [newer, other] = [await backUp("newer.db"), await backUp("other.db")];
  // One changed byte in a text leaves the file a valid database, so only the checksum can reveal the damage.
  overwrite(flipped, readFileSync(flipped).indexOf("Twelve physicians"), 1);
  for (const file of [cut, short]) truncateSync(file, 40_960);
  for (const file of [short, newer, other]) rmSync(`${file}.sha256`);
  const edit = (file: string, statement: string) => {
    using database = new DatabaseSync(file);
    database.exec(statement);
  };
  edit(newer, "INSERT INTO kysely_migration VALUES ('9999-next', ''); UPDATE schema_version SET min_reader = 9999");
  rmSync(other);
  edit(other, "CREATE TABLE strangers (name TEXT)");
  const [letter, raw] = [join(site.folder, "letter.db"), join(site.folder, "raw.db")];
  writeFileSync(letter, "Dear reader. ".repeat(1_000));
  copyFileSync(cut, raw);
  writeFileSync(`${raw}-wal`, "newest");

  const faults: [file: string, sentence: string][] = [
    [site.folder, "can't be used: illegal operation on a directory."],
    [flipped, "can't be restored: it is damaged or was changed, because its checksum differs from "],
    [cut, "can't be restored: it is damaged or was changed, because its checksum differs from "],
    [short, "can't be restored: it is damaged"],
    [newer, "can't be restored: The database was made by a newer version of this program (migration 9999-next)."],
    [other, "can't be restored: it is not a database of this site."],
    [letter, "can't be restored: it is damaged"],
    [raw, `is not a finished backup: its newest rows are in ${raw}-wal.`],
  ];
  await site.db.destroy();
  const before = hashTables(site.file);
  for (const [file, sentence] of faults)
    for (const command of ["drill", "restore"]) {
      const { code, stdout, stderr } = await site.database(command, file);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain(`${file} ${sentence}`);
    }
  const shell = (file: string) =>
    runCommand("db", ["shell", ".tables"], { cwd: site.folder, env: { DATABASE_URL: `file:${file}` } });
  for (const file of [site.folder, letter, join(site.folder, "nothing.db")])
    expect((await shell(file)).stderr).toMatch(
      / is a folder, not|^The database \S+ is damaged|^There is no database at /,
    );
  expect((await site.database("restore", join(site.folder, "nothing.db"))).stderr).toMatch(
    /nothing\.db can't be used: no such file/,
  );
  expect(hashTables(site.file)).toEqual(before);
  expect(readdirSync(site.folder).filter((name) => /drill|restoring|replaced|proven/.test(name))).toEqual([]);
});

it("db:shell prints results as a table, and changes data only with --write", async () => {
  const site = await openSite();
  const reference = await site.add(newContact({ name: "Ada; Osei" }));
  const query = "SELECT reference, name FROM lead_inbox WHERE name = 'Ada; Osei'; -- a comment";
  const stdout = `reference     name\n${reference}  Ada; Osei\n`;
  expect(await site.database("shell", query)).toEqual({ code: 0, stdout, stderr: "" });
  const edit = "UPDATE contact_submissions SET name = 'Grace'; SELECT name FROM lead_inbox";
  expect(await site.database("shell", edit)).toMatchObject({ code: 1, stderr: expect.stringContaining("readonly") });
  expect(await site.database("shell", "--write", edit)).toEqual({
    code: 0,
    stdout: "1 rows changed\nname\nGrace\n",
    stderr: `Database: ${site.file}\n`,
  });
  expect((await site.database("shell", ".tables")).stdout).toMatch(/^name +type\nblog_posts +table\n/);
  const { stdout: schema } = await site.database("shell", ".schema blog_posts");
  expect(schema).toMatch(/^CREATE TABLE blog_posts \(\n {2}-- One row per article\.\n/);
  expect(schema).toContain("publish_at\n  /* The article is public from this second on");
  expect(await site.database("shell", "SELEC 1")).toMatchObject({ code: 1, stderr: 'near "SELEC": syntax error\n' });
});

it("db:shell --write refuses a statement without WHERE in a script, and says how many rows it would change", async () => {
  const site = await openSite();
  const before = hashTables(site.file);
  const stderr = expect.stringContaining(
    "without WHERE, the statement would change all 50 rows. If you mean that, add WHERE true.",
  );
  for (const statement of [
    "UPDATE states SET medical_board = 'x'",
    "delete from states -- where",
    "UPDATE states SET medical_board = (SELECT name FROM services WHERE id = 1), name = name || ' where'",
    "WITH s AS (SELECT 1 WHERE true) UPDATE states SET medicaid_program = 'x' RETURNING slug",
  ])
    expect(await site.database("shell", "--write", statement), statement).toMatchObject({ code: 1, stderr });
  expect(hashTables(site.file)).toEqual(before);
});
