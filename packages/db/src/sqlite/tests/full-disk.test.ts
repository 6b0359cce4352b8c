import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StorageFault } from "../../storage-fault.ts";
import { storageSentence } from "../../storage-sentence.ts";
import { canMount, mountDisk } from "../../test/faults.ts";
import { openFaultySite } from "../../test/faulty-site.ts";
import { newContact } from "../../test/open-test-database.ts";
import { openSqlite } from "../sqlite.ts";

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
