import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { orThrow } from "../files/look.ts";
import { StorageFault } from "../storage-fault.ts";
import { canMount, expectBroughtIn, mountDisk, openFaultySite } from "../test/faults.ts";
import { newContact, openTestDatabase } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { backUp } from "../upkeep/backup.ts";
import { acceptLead } from "./accepted-lead.ts";
import { inspectSpool, listForgotten, Spool } from "./spool.ts";
import { spoolVersion, toLine } from "./spool-lines.ts";

const lead = (message: string) => acceptLead(newContact({ message }));

function openSpool() {
  const folder = join(temporaryFolder(), "spool");
  const spool = Spool.open(folder);
  const waiting = () => spool.list().flatMap((file) => orThrow(spool.read(file)));
  return { folder, spool, waiting };
}

const nameOf = (ms: number, end = "taken") => `${ms.toFixed(3)}-00000000-0000-4000-8000-000000000000.${end}`;
const longAgo = 1_764_000_000_000;

it("every process of the owner, and no other user, reads appended leads unchanged and in order", () => {
  const { folder, spool, waiting } = openSpool();
  const leads = ['line one\nline two \u2028 "quoted" \\ 🩺', "second", "third"].map(lead);
  for (const [index, one] of leads.entries()) (index < 2 ? spool : Spool.open(folder)).append(one);
  // The spool deletes an old `part` file, but not a recent one, because a process may still be writing it.
  const [young, old] = [Date.now(), Date.now() - 120_000].map((ms) => nameOf(ms, "part"));
  for (const name of [young, old]) writeFileSync(join(folder, name ?? ""), "");
  expect(inspectSpool(folder)).toMatchObject({ waiting: 3, left: [], unreadable: [] });
  expect(waiting()).toEqual(leads);
  expect(readdirSync(folder).filter((name) => name.endsWith("part"))).toEqual([young]);
  const modes = [folder, ...spool.list().map((file) => join(folder, file))].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

it("a command finds leads in a spool that no instance uses, even after a wrong clock", async () => {
  const site = await openFaultySite();
  const former = Spool.open(join(site.folder, "spool-of-another-instance"));
  former.append(lead("forgotten"));
  const forgotten = () => listForgotten(site.spool.folder, null);
  expect(forgotten()).toEqual([]);
  for (const ms of [-120_000, 86_400_000]) {
    utimesSync(former.folder, new Date(Date.now() + ms), new Date(Date.now() + ms));
    expect(forgotten()).toEqual([expect.stringContaining(`1 leads wait in ${former.folder}, which no running`)]);
  }
  // A running instance calls `try` in each of its checks, so this call makes the spool look used.
  expect(former.try()).toBeNull();
  expect(forgotten()).toEqual([]);
});

it("a probe reads no folder, because waiting leads are counted when they change", () => {
  const { spool } = openSpool();
  for (let n = 0; n < 360; n += 1)
    writeFileSync(join(spool.folder, nameOf(longAgo + n)), `${toLine(lead(`number ${n}`))}\n`);
  const [first = ""] = spool.list();
  rmSync(spool.folder, { recursive: true });
  expect(spool.state().waiting).toBe(360);
  spool.append(lead("one more"));
  expect(spool.state().waiting).toBe(361);
  spool.finish(first);
  expect(spool.state().waiting).toBe(360);
});

describe.skipIf(!canMount)("a spool that can't store leads (needs root, to mount disks)", () => {
  it.each<[string, string, (disk: ReturnType<typeof mountDisk>) => void]>([
    ["its disk is full", "ENOSPC", (disk) => disk.fill()],
    ["its disk has no inodes", "ENOSPC", ({ folder }) => remount(folder, "nr_inodes=2")],
    ["its disk is read-only", "EROFS", ({ folder }) => remount(folder, "ro")],
    ["a file is in its place", "EEXIST", ({ folder }) => replaceByFile(join(folder, "spool"))],
  ])("is noticed before it is needed, and acknowledges no lead: %s", async (_what, code, breakDisk) => {
    const disk = mountDisk(1);
    const spool = Spool.open(join(disk.folder, "spool"));
    expect(spool.try()).toBeNull();
    breakDisk(disk);
    expect(spool.try()).toBe(code);
    expect(() => spool.append(lead("x".repeat(5_000)))).toThrow(StorageFault);
  });

  it("lets the site start on a full disk, and stops it with an error on a read-only disk", () => {
    const disk = mountDisk(1);
    disk.fill();
    const spool = Spool.open(join(disk.folder, "spool"));
    disk.free();
    spool.append(lead("There is room again"));
    remount(disk.folder, "ro");
    for (const place of [disk.folder, join(disk.folder, "new/spool")])
      expect(() => Spool.open(place)).toThrow("set SPOOL_DIR to another place.");
  });

  it("is reported until there is room, and leads that neither the database nor the spool can store are refused", async () => {
    const disk = mountDisk(16);
    const site = await openFaultySite({ folder: disk.folder });
    disk.fill();
    site.start();
    const failing = { storage: "failing", spoolFault: "ENOSPC" };
    await expect.poll(() => site.intake.readiness()).toMatchObject(failing);
    await expect(site.intake.submit(newContact())).rejects.toBeInstanceOf(StorageFault);
    await pause(1_500);
    expect(site.intake.readiness()).toMatchObject({ ...failing, refused: 1 });
    disk.free();
    await expect.poll(() => site.intake.readiness()).toMatchObject({ storage: "ok", spoolFault: null, refused: 1 });
  });
});

function replaceByFile(folder: string): void {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
}

function remount(folder: string, options: string): void {
  execFileSync("mount", ["-o", `remount,${options}`, folder]);
}

/**
 * ext4 keeps new bytes in memory for a few seconds. So a copy of the disk's image lacks the bytes that weren't synced,
 * just as the disk would after a power cut.
 */
const canMakeDisks = canMount && spawnSync("sh", ["-c", "command -v mkfs.ext4 && losetup -f"]).status === 0;

describe.skipIf(!canMakeDisks)("after a power cut (needs root and mkfs.ext4)", () => {
  it("an appended lead and a backup are on the disk, and a lead that was only written is not", async () => {
    const folder = temporaryFolder();
    const [image, place] = [join(folder, "image"), join(folder, "place")];
    const run = (command: string, ...args: string[]) => execFileSync(command, args);
    const mount = (from: string, to: string) => {
      mkdirSync(to);
      run("mount", "-o", "loop", from, to);
      onTestFinished(() => void run("umount", "-l", to));
    };
    const cutPower = (name: string) => {
      run("cp", image, `${image}-${name}`);
      mount(`${image}-${name}`, join(folder, name));
      return join(folder, name);
    };
    run("truncate", "-s", "16M", image);
    run("mkfs.ext4", "-q", "-F", image);
    mount(image, place);
    const spool = Spool.open(join(place, "spool"));
    const kept = lead("thanked for");
    spool.append(kept);
    writeFileSync(join(spool.folder, nameOf(longAgo)), `${toLine(lead("only written"))}\n`);
    // The power is cut before the backup too, because a sync of the backup would also sync the spool.
    const found = Spool.open(join(cutPower("after-lead"), "spool"));
    expect(found.list().flatMap((file) => orThrow(found.read(file)))).toEqual([kept]);
    const { engine } = await openTestDatabase(`file:${join(folder, "site.db")}`);
    await backUp(engine, join(place, "backup.db"));
    expect(existsSync(join(cutPower("after-backup"), "backup.db"))).toBe(true);
  });
});

function lineOf(content: object): string {
  const json = JSON.stringify(content);
  return `${json} ${crc32(json).toString(16).padStart(8, "0")}`;
}

it("a file with a lead that can't be stored is set aside until a restart, and its other leads are stored", async () => {
  const folder = temporaryFolder();
  const [sound, refused, later] = ["sound", "refused", "of a newer release"].map(lead);
  const soundLine = lineOf({ v: spoolVersion, ...sound });
  const text = [
    soundLine.replace("sound", "s0und"),
    soundLine,
    lineOf({ v: spoolVersion + 1, ...later }),
    lineOf({ v: spoolVersion, ...refused, lead: { ...refused?.lead, service: "plumbing" } }),
    "half a line",
  ].join("\n");
  const own = Spool.open(join(folder, "spool"));
  writeFileSync(join(own.folder, nameOf(longAgo)), text);
  const site = await openFaultySite({ folder });
  site.start();
  await expectBroughtIn(site, [sound?.reference ?? ""]);
  expect(site.messages).toContain("some leads of the spool could not be stored");
  const empty = join(own.folder, nameOf(longAgo + 1));
  writeFileSync(empty, "");
  const left = join(own.folder, nameOf(longAgo, "left"));
  expect(inspectSpool(own.folder)).toMatchObject({ waiting: 0, left: [left] });
  expect(readFileSync(left, "utf8")).toBe(text);

  rmSync(empty, { force: true });
  await site.intake.stop();
  writeFileSync(left, [soundLine, lineOf({ v: spoolVersion, ...later }), ""].join("\n"));
  const restarted = await openFaultySite({ folder });
  restarted.start();
  await expect.poll(() => readdirSync(own.folder)).toEqual([]);
  await expectBroughtIn(restarted, [sound?.reference ?? "", later?.reference ?? ""]);
});
