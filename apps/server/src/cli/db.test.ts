import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
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
  expect(readdirSync(join(site.folder, "copies"))).toEqual(["site.db"]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const saved = hashTables(backup);

  // Each lead was stored with its notification in one transaction: a copy between them would show.
  const copy = await openDatabase(`file:${join(site.folder, "copies/site.db")}`);
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
  expect(made).toEqual([expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/)]);
  expect(statSync(join(site.folder, "backups")).mode & 0o777).toBe(0o700);
  expect(readdirSync(site.folder).filter((file) => file.includes("part"))).toEqual([]);
});

it("db:backup without a database makes no file", async () => {
  const site = await openSite({ DATABASE_URL: "file:./nowhere.db" });
  const { code, stderr } = await site.database("backup", "copy.db");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database at \S+nowhere\.db\./)]);
  expect(readdirSync(site.folder).filter((file) => /nowhere|copy/.test(file))).toEqual([]);
});

it("db:restore refuses a database that an idle site has open", async () => {
  const site = await openSite();
  const backup = join(site.folder, "backup.db");
  await site.database("backup", backup);
  const reference = await site.add(newContact());

  const refused = { code: 1, stdout: "", stderr: expect.stringMatching(/^\S+site\.db is in use\. Stop the site,/m) };
  expect(await site.spawnDatabase("restore", backup)).toEqual(refused);
  expect((await site.leads("show", reference)).code).toBe(0);
  expect(readdirSync(site.folder).filter((file) => /restoring|replaced/.test(file))).toEqual([]);
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
  expect(readdirSync(site.folder).toSorted()).toEqual(["backup.db", "site.db", aside.split("/").at(-1)].toSorted());
  expect(hashTables(site.file)).toEqual(hashTables(backup));
  expect(hashTables(aside).services).not.toBe(hashTables(backup).services);
  for (const file of [site.file, aside]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await site.leads("list")).code).toBe(0);
});

it("db:restore refuses a file that is no sound backup, and changes neither database nor backup", async () => {
  const site = await openSite();
  await site.add(newContact());
  await site.db.destroy();
  const file = (name: string) => join(site.folder, name);
  const before = hashTables(site.file);

  writeFileSync(file("letter.db"), "Dear reader. ".repeat(1_000));
  copyFileSync(site.file, file("damaged.db"));
  const bytes = readFileSync(file("damaged.db"));
  writeFileSync(file("damaged.db"), bytes.fill(0xaa, 20_480, 40_960));
  mkdirSync(file("raw"));
  copyFileSync(site.file, file("raw/site.db"));
  writeFileSync(file("raw/site.db-wal"), "newest");
  const other = await openDatabase(`file:${file("other.db")}`);
  await other.db.introspection.getTables();
  await other.db.destroy();

  const refusals: [words: string[], sentence: RegExp][] = [
    [[file("letter.db")], /letter\.db can't be restored: it is damaged, or no SQLite database\.$/],
    [[file("damaged.db")], /damaged\.db can't be restored: (it is damaged|database disk image)/],
    [[file("raw/site.db")], /is no finished backup: its newest rows are in \S+-wal\.$/],
    [[file("other.db")], /can't be restored: it is no database of this site\.$/],
    [[file("nothing.db")], /^There is no file \S+nothing\.db\.$/],
    [[site.file], /site\.db is the database itself\.$/],
  ];
  const answers = await Promise.all(refusals.map(([words]) => site.database("restore", ...words)));
  for (const [index, { code, stdout, stderr }] of answers.entries()) {
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.replace(`Database: ${site.file}\n`, "").trimEnd()).toMatch(refusals[index]?.[1] ?? "");
  }
  expect(hashTables(site.file)).toEqual(before);
  expect(readdirSync(site.folder).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
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
  expect([code, stdout]).toEqual([0, `${join(elsewhere.folder, "new/site.db")}: 0 leads, restored from ${backup}\n`]);
  expect(existsSync(join(elsewhere.folder, "new/site.db"))).toBe(true);
});

it("each db command names its database first, on standard error", async () => {
  const site = await openSite();
  const reference = await site.add(newContact());
  const named = `Database: ${site.file}\n`;
  const changing = [
    site.leads("status", reference, "won"),
    site.leads("notify", "--retry"),
    site.leads("retention", "--yes"),
    site.leads("erase", "nobody@clinic.example", "--yes"),
    site.database("migrate"),
  ];
  for (const { stdout, stderr } of await Promise.all(changing)) {
    expect(stderr.startsWith(named)).toBe(true);
    expect(stdout).not.toContain(named);
  }
  const reading = [site.leads("list"), site.leads("retention"), site.leads("erase", "nobody@clinic.example")];
  for (const { stderr } of await Promise.all(reading)) expect(stderr).not.toContain(named);
});
