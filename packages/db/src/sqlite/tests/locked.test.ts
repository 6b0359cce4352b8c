import { describe, expect, it } from "vitest";
import { StorageFault, storageSentence } from "../../storage-fault.ts";
import {
  canMount,
  expectBroughtIn,
  expectFailing,
  holdLock,
  mountDisk,
  openFaultySite,
  submitThree,
} from "../../test/faults.ts";
import { newContact } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openSqlite } from "../sqlite.ts";

describe("while another program locks the database", () => {
  it("leads are acknowledged, and are stored later with the same references, even if they are sent again", async () => {
    const site = await openFaultySite();
    site.start();
    const [early, late] = [newContact(), newContact()];
    const again = async (lead: typeof early) => (await site.intake.submit(lead)).reference;
    const before = [await again(early), ...(await submitThree(site))];
    const letGo = await holdLock(site.file);
    expect(await again(early)).toBe(before[0]);
    const during = [await again(late), ...(await submitThree(site))];
    expect(await again(late)).toBe(during[0]);
    during.push(await again({ ...late, message: "Other words under the same key" }));
    expectFailing(site, 6);
    expect(await site.references()).toEqual(before);
    await letGo();
    await expectBroughtIn(site, [...before, ...during]);
    expect(await again(late)).toBe(during[0]);
    expect(site.rings()).toBeGreaterThan(4);
    expect(site.messages).toEqual([
      "the database takes no leads; they wait in the spool",
      "leads of the spool are in the database",
      "the database takes leads again",
    ]);
  });

  it("only the first lead waits for the lock, and the next lead goes to the spool at once", async () => {
    const busyMs = 2_000;
    const site = await openFaultySite({ busyMs });
    await holdLock(site.file);
    await site.intake.submit(newContact());
    const began = performance.now();
    await site.intake.submit(newContact());
    expect(performance.now() - began).toBeLessThan(busyMs);
    expectFailing(site, 2);
  });

  it("leads wait for a short lock to end", async () => {
    const site = await openFaultySite({ busyMs: 5_000 });
    await holdLock(site.file, 100);
    await site.intake.submit(newContact());
    expect(site.intake.readiness()).toMatchObject({ storage: "ok", spooled: 0, since: null });
  });
});

it("leads that a dead process spooled are stored after a restart, in order and with their times", async () => {
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

it.skipIf(!canMount)("the startup error says that the disk is full (needs root, to mount a disk)", async () => {
  const disk = mountDisk(16);
  const site = await openFaultySite({ folder: disk.folder });
  await site.db.destroy();
  disk.fill();
  expect(() => openSqlite(site.file, {})).toThrow(storageSentence(site.file, new StorageFault("SQLITE_FULL", "")));
  disk.free();
});
