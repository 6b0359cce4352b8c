import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { filePathOf, locationOf, repository } from "../../address.ts";
import { LeadIntake } from "../../intake/intake.ts";
import { Spool } from "../../intake/spool.ts";
import { openDatabase } from "../../open.ts";
import { damageTable, expectBroughtIn, expectFailing, openFaultySite, submitThree } from "../../test/faults.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { backUp, restore } from "../../upkeep/backup.ts";
import { listRescued } from "../copies.ts";

it("leads wait in the spool while SQLite can't enlarge the database file", async () => {
  const site = await openFaultySite();
  await sql`PRAGMA max_page_count = 1`.execute(site.db);
  const receipts = await Promise.all(Array.from({ length: 100 }, () => site.intake.submit(newContact())));
  await sql`PRAGMA max_page_count = 1000000`.execute(site.db);
  await expectBroughtIn(
    site,
    receipts.map(({ reference }) => reference),
  );
});

it("leads wait in the spool while a table is damaged", async () => {
  const folder = temporaryFolder();
  const { db } = await openTestDatabase(`file:${join(folder, "site.db")}`);
  await new LeadIntake(db, testPolicy).submit(newContact());
  await db.destroy();
  damageTable(join(folder, "site.db"), "contact_submissions");
  const damaged = await openFaultySite({ folder });
  await damaged.intake.submit(newContact());
  expectFailing(damaged, 1);
});

describe("when the database file is deleted", () => {
  const all = ["", "-wal", "-shm"];

  function moveAway({ folder, file }: { folder: string; file: string }): string {
    mkdirSync(join(folder, "away"));
    for (const part of all) renameSync(file + part, join(folder, "away", `site.db${part}`));
    return join(folder, "away/site.db");
  }

  it.each([
    ["the database", [""]],
    ["the database with its log", all],
  ])(
    "(%s) everything is rescued, leads wait in the spool, and all leads are stored after a restore and a restart",
    async (_what, parts) => {
      const site = await openFaultySite();
      const before = await submitThree(site);
      for (const part of parts) rmSync(site.file + part);
      const during = await submitThree(site);
      expectFailing(site, 3, "gone");
      expect(existsSync(site.file)).toBe(false);
      const [rescued = "", ...more] = listRescued(site.file);
      expect(more).toEqual([]);
      expect(site.intake.readiness().wayOut).toContain(`pnpm db:restore ${rescued}`);
      expect(statSync(rescued).mode & 0o777).toBe(0o600);

      // Opening the database at this path again must fail, because a new database would hide the loss.
      await site.intake.stop();
      await site.db.destroy();
      await expect(openDatabase(`file:${site.file}`)).rejects.toThrow(`pnpm db:restore ${rescued}`);
      writeFileSync(site.file, "");
      await expect(openDatabase(`file:${site.file}`)).rejects.toThrow(`pnpm db:restore ${rescued}`);
      for (const part of all) rmSync(site.file + part, { force: true });
      const { leads } = await restore(`file:${site.file}`, rescued);
      expect(leads).toBe(3);
      const restarted = await openFaultySite({ folder: site.folder });
      restarted.start();
      await expectBroughtIn(restarted, [...before, ...during]);
    },
  );

  it("and its data can't be copied, /readyz says not to stop the process, and leads wait in the spool", async () => {
    const site = await openFaultySite();
    await submitThree(site);
    damageTable(moveAway(site), "contact_submissions");
    await submitThree(site);
    expectFailing(site, 3, "gone");
    expect(site.intake.readiness().wayOut).toMatch(/Only this process has the data.*do not stop the site/);
    expect(listRescued(site.file)).toEqual([]);
    // Each attempt to copy the data changes the folder. The next attempt is made only after a minute.
    const { mtimeMs } = statSync(site.folder);
    await expect(site.engine.check(site.db)).rejects.toThrow("do not stop the site");
    expect(statSync(site.folder).mtimeMs).toBe(mtimeMs);
  });

  it("and its log is still there, no new database is made in its place", async () => {
    const site = await openFaultySite();
    await submitThree(site);
    const moved = join(site.folder, "moved.db");
    copyFileSync(`${site.file}-wal`, `${moved}-wal`);
    await expect(openDatabase(`file:${moved}`)).rejects.toThrow(`its log ${moved}-wal, which holds the newest leads`);
    expect(existsSync(moved)).toBe(false);
  });

  it("another database in its place gets no leads, and when the file is back, no lead is lost or stored twice", async () => {
    const site = await openFaultySite();
    const before = await submitThree(site);
    const away = moveAway(site);
    const stranger = await openDatabase(`file:${site.file}`);
    await sql`CREATE TABLE strangers (name TEXT)`.execute(stranger.db);
    await stranger.db.destroy();
    const during = await submitThree(site);
    expectFailing(site, 3, "gone");
    for (const part of all) renameSync(away + part, site.file + part);
    await expectBroughtIn(site, [...before, ...during]);
  });

  it("while a lead is stored, the lead waits in the spool, and its visitor gets one confirmation", async () => {
    const folder = temporaryFolder();
    const [file, away] = [join(folder, "site.db"), join(folder, "away.db")];
    const { db, engine } = await openTestDatabase(`file:${file}`);
    let isMoved = false;
    const mayConfirm = () => {
      if (!isMoved) renameSync(file, away);
      isMoved = true;
      return true;
    };
    const policy = { ...testPolicy, confirmToVisitor: true, mayConfirm };
    const intake = new LeadIntake(db, policy, () => {}, { spool: Spool.open(join(folder, "spool")), engine });
    await intake.submit(newContact());
    expect(intake.readiness()).toMatchObject({ storage: "gone", spooled: 1 });
    await db.deleteFrom("contact_submissions").execute();
    await db.deleteFrom("notifications").execute();
    renameSync(away, file);
    await intake.stop();
    const kinds = await db.selectFrom("notifications").select("kind").orderBy("kind").execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(["office", "visitor"]);
    await db.destroy();
  });

  it("(only its log, while another program reads) /readyz says to restart only after the log is in the database", async () => {
    const site = await openFaultySite();
    const before = await submitThree(site);
    const reader = new SqliteDatabase(site.file);
    reader.exec("BEGIN; SELECT count(*) FROM contact_submissions");
    before.push(...(await submitThree(site)));
    rmSync(`${site.file}-wal`);
    site.start();
    const wayOut = () => site.intake.readiness().wayOut;
    await expect.poll(wayOut).toMatch(/another program that reads the file is in the way.*do not stop the site/);
    expect(site.messages.at(-1)).toContain("the error says where its data is");
    reader.close();
    await expect.poll(wayOut).toContain("All data is in the database file: restart the site.");
    // Copies only the database file, because only this file would remain if the process were killed now.
    copyFileSync(site.file, join(site.folder, "copy.db"));
    const { db } = await openDatabase(`file:${join(site.folder, "copy.db")}`);
    const rows = await db.selectFrom("lead_inbox").select("reference").execute();
    expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
    await db.destroy();
  });
});

it("a restore replaces the file behind a link, and the link stays", async () => {
  const folder = temporaryFolder();
  const [link, file] = [join(folder, "site.db"), join(folder, "volume", "leads.db")];
  mkdirSync(join(folder, "volume"));
  symlinkSync("volume/leads.db", link);
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

it("a relative path starts at the repository, whatever the working directory is", () => {
  expect(locationOf("file:./data/site.db")).toBe(join(repository, "data/site.db"));
  expect(filePathOf("file:other.db")).toBe(join(repository, "other.db"));
});
