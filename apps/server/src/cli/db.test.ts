import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
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

it("db:backup without a database makes no file", async () => {
  const site = await openSite({ DATABASE_URL: "file:./nowhere.db" });
  const { code, stderr } = await site.database("backup", "copy.db");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database at \S+nowhere\.db\./)]);
  expect(readdirSync(site.folder).filter((file) => /nowhere|copy/.test(file))).toEqual([]);
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
    [[file("letter.db")], /letter\.db can't be restored: it is damaged at its beginning, or no database\.$/],
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
  const restored = `${join(elsewhere.folder, "new/site.db")}: 0 leads, restored from ${backup}\n`;
  expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${restored}Whoever was erased`))]);
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

it("db:shell answers queries as a table, and changes something only with --write", async () => {
  const site = await openSite();
  const reference = await site.add(newContact({ name: "Ada; Osei" }));
  const query = "SELECT reference, name FROM lead_inbox WHERE name = 'Ada; Osei'; -- a comment";
  expect(await site.database("shell", query)).toEqual({
    code: 0,
    stdout: `reference     name\n${reference}  Ada; Osei\n`,
    stderr: "",
  });
  expect((await site.database("shell", "SELECT name FROM lead_inbox WHERE 0")).stdout).toBe("name\n");
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
  expect((await site.database("shell", ".schema")).stdout).toContain("CREATE VIEW lead_inbox AS\n");
  expect(await site.database("shell", "SELEC 1")).toMatchObject({ code: 1, stderr: 'near "SELEC": syntax error\n' });
  const elsewhere = await openSite({ DATABASE_URL: "file:./nowhere.db" });
  expect(await elsewhere.database("shell", "SELECT 1")).toMatchObject({ code: 1, stdout: "" });
});

it.each([
  ["UPDATE states SET medical_board = 'x'", 50],
  ["delete from blog_posts -- where", 41],
  ["UPDATE states SET medical_board = (SELECT name FROM services WHERE id = 1), name = name || ' where'", 50],
  ["WITH s AS (SELECT 1 WHERE true) UPDATE states SET network = '[]' RETURNING slug", 50],
])(
  "db:shell --write changes nothing by a statement without WHERE in a script, and says how many rows it hits: %s",
  async (statement, rows) => {
    const site = await openSite();
    const before = hashTables(site.file);
    expect(await site.database("shell", "--write", statement)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `Nothing is changed: without WHERE it would change all ${rows} rows. If you mean it, add WHERE true.`,
      ),
    });
    expect(hashTables(site.file)).toEqual(before);
  },
);
