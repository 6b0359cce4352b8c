import { copyFileSync, lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filePathOf, locationOf, repository } from "../../address.ts";
import { openDatabase } from "../../open.ts";
import { expectFailing, openFaultySite, submitThree } from "../../test/faulty-site.ts";
import { openTestDatabase } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { backUp } from "../../upkeep/backup.ts";
import { restore } from "../../upkeep/restore.ts";

/** A folder with a link to the database in another folder. */
async function openLinked() {
  const folder = temporaryFolder();
  const [link, file] = [join(folder, "site.db"), join(folder, "volume", "leads.db")];
  mkdirSync(join(folder, "volume"));
  symlinkSync("volume/leads.db", link);
  return { folder, link, file };
}

it("behind a link to the database file, the deleted log's leads are in the file, and the site says to restart", async () => {
  const { folder, file } = await openLinked();
  const site = await openFaultySite({ folder });
  const before = await submitThree(site);
  rmSync(`${file}-wal`);
  await submitThree(site);
  expectFailing(site, 3, "gone");
  // What another program finds after a kill: the file without the deleted log.
  copyFileSync(file, join(folder, "copy.db"));
  const { db } = await openDatabase(`file:${join(folder, "copy.db")}`);
  const rows = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
  await db.destroy();
});

it("a restore replaces the file behind a link, and the link stays", async () => {
  const { folder, link, file } = await openLinked();
  const { db, engine } = await openTestDatabase(`file:${link}`);
  expect(engine.location).toBe(file);
  const backup = join(folder, "backup.db");
  await backUp(engine, backup);
  await db.destroy();
  const { location, aside } = await restore(`file:${link}`, backup);
  expect(location).toBe(file);
  expect(aside).toContain(`${file}.replaced-`);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

it("a relative path begins in the repository, wherever the program is started", () => {
  expect(locationOf("file:./data/site.db")).toBe(join(repository, "data/site.db"));
  expect(filePathOf("file:other.db")).toBe(join(repository, "other.db"));
});
