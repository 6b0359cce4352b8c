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
