import { copyFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StorageFault, storageSentence } from "../../storage-fault.ts";
import { canMount, holdLock, mountDisk } from "../../test/faults.ts";
import { expectBroughtIn, expectFailing, openFaultySite, submitThree } from "../../test/faulty-site.ts";
import { newContact } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openSqlite } from "../sqlite.ts";

describe("while another program locks the database", () => {
  it("leads are acknowledged, and are rows with the same references afterwards", async () => {
    const site = await openFaultySite();
    site.start();
    const before = await submitThree(site);
    const letGo = await holdLock(site.file);
    const during = await submitThree(site);
    expectFailing(site, 3);
    expect(await site.references()).toEqual(before);
    await letGo();
    await expectBroughtIn(site, [...before, ...during]);
    expect(site.rings()).toBeGreaterThan(3);
    expect(site.messages).toEqual([
      "the database takes no leads, they wait in the spool",
      "leads of the spool are in the database",
      "the database takes leads again",
    ]);
  });

  it("a test lead is refused, so that its command tells of the lock, and does not wait in the spool", async () => {
    const site = await openFaultySite();
    await holdLock(site.file);
    await Promise.all([
      expect(site.intake.submit(newContact({ canary: true }))).rejects.toThrow(StorageFault),
      site.intake.submit(newContact()),
    ]);
    expectFailing(site, 1);
  });

  it("a short lock is waited out", async () => {
    const site = await openFaultySite({ busyMs: 5_000 });
    await holdLock(site.file, 100);
    await site.intake.submit(newContact());
    expect(site.intake.readiness()).toMatchObject({ storage: "ok", spooled: 0, since: null });
  });

  it("a repeated lead has its reference before, during and after the lock, and other words have another", async () => {
    const site = await openFaultySite();
    const [early, late] = [newContact(), newContact()];
    const first = await site.intake.submit(early);
    const letGo = await holdLock(site.file);
    expect((await site.intake.submit(early)).reference).toBe(first.reference);
    const second = await site.intake.submit(late);
    expect((await site.intake.submit(late)).reference).toBe(second.reference);
    const other = await site.intake.submit({ ...late, message: "Other words under the same key" });
    expectFailing(site, 3);
    await letGo();
    await expectBroughtIn(site, [first.reference, second.reference, other.reference]);
    expect((await site.intake.submit(late)).reference).toBe(second.reference);
  });

  it("no lead is acknowledged without a writable spool", async () => {
    const site = await openFaultySite();
    const letGo = await holdLock(site.file);
    rmSync(site.spool.folder, { recursive: true });
    writeFileSync(site.spool.folder, "a file in the folder's place");
    await expect(site.intake.submit(newContact())).rejects.toBeInstanceOf(StorageFault);
    rmSync(site.spool.folder);
    await letGo();
    await expectBroughtIn(site, []);
    expect(await site.intake.submit(newContact())).toMatchObject({ stored: true });
  });
});

it("a process that dies between storing a spooled lead and deleting its file stores it once", async () => {
  const site = await openFaultySite();
  const letGo = await holdLock(site.file);
  const references = await submitThree(site);
  const [first = ""] = site.spool.list();
  const file = join(site.spool.folder, first);
  copyFileSync(file, `${file}.saved`);
  await letGo();
  await expectBroughtIn(site, references);
  renameSync(`${file}.saved`, file);

  await site.intake.stop();
  await expectBroughtIn(site, references);
});

it("leads that a dead process spooled are stored at the next start, in order and with their times", async () => {
  const folder = temporaryFolder();
  const dead = await openFaultySite({ folder });
  const letGo = await holdLock(dead.file);
  const references = await submitThree(dead);
  const received = new Date().toISOString();
  await dead.intake.stop();
  await letGo();

  const site = await openFaultySite({ folder });
  site.start();
  await expectBroughtIn(site, references);
  const rows = await site.db.selectFrom("lead_inbox").select(["reference", "created_at"]).execute();
  expect(rows.filter(({ created_at }) => (created_at ?? "") > received)).toEqual([]);
});

describe.skipIf(!canMount)("on a full disk (needs root, to mount one)", () => {
  it("an idle site says that it can't store leads, and goes on saying so until there is room", async () => {
    const disk = mountDisk(16);
    const site = await openFaultySite({ folder: disk.folder });
    await site.intake.submit(newContact());
    disk.fill();
    site.start();
    await expect.poll(() => site.intake.readiness().storage).toBe("failing");
    await expect(site.intake.submit(newContact())).rejects.toBeInstanceOf(StorageFault);
    // Longer than the pause between two checks.
    await setTimeout(1_500);
    expect(site.intake.readiness().storage).toBe("failing");
    disk.free();
    await expect.poll(() => site.intake.readiness().storage).toBe("ok");
    await site.intake.submit(newContact());
    expect(await site.references()).toHaveLength(2);
  });

  it("a start says that the disk is full", async () => {
    const disk = mountDisk(16);
    const site = await openFaultySite({ folder: disk.folder });
    await site.db.destroy();
    disk.fill();
    expect(() => openSqlite(site.file, {})).toThrow(storageSentence(site.file, new StorageFault("SQLITE_FULL", "")));
    disk.free();
  });
});
