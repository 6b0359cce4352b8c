import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { orThrow } from "../files/look.ts";
import { canMount, mountDisk } from "../test/faults.ts";
import { expectBroughtIn, openFaultySite } from "../test/faulty-site.ts";
import { newContact } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { acceptLead } from "./accepted-lead.ts";
import { Spool } from "./spool.ts";
import { inspectSpool, spoolVersion } from "./spool-files.ts";

const lead = (message: string) => acceptLead(newContact({ message }));

function openSpool() {
  const folder = join(temporaryFolder(), "spool");
  const spool = new Spool(folder);
  const waiting = () => spool.list().flatMap((file) => orThrow(spool.read(file)).map((line) => line.lead));
  return { folder, spool, waiting };
}

it("appended leads are read from the spool in order and unchanged, also by the next process, and by their owner only", () => {
  const { folder, spool, waiting } = openSpool();
  const leads = ['line one\nline two \u2028 "quoted" \\ 🩺', "second", "third"].map(lead);
  spool.append(leads.slice(0, 2));
  new Spool(folder).append(leads.slice(2));
  expect(inspectSpool(folder)).toMatchObject({ waiting: 3, left: [], unreadable: [] });
  expect(waiting()).toEqual(leads);
  const modes = [folder, ...spool.list().map((file) => join(folder, file))].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

it("an append to the spool is not lost while another process replays it", async () => {
  const { folder, spool, waiting } = openSpool();
  const program = `
    import { Spool } from ${JSON.stringify(join(import.meta.dirname, "spool.ts"))};
    const spool = new Spool(process.argv[1]);
    let ending = false;
    process.stdin.once("end", () => (ending = true)).resume();
    process.send("ready");
    (function turn() {
      for (const file of spool.list()) {
        process.send(spool.read(file).map(({ lead }) => lead.reference));
        spool.finish(file);
      }
      if (!ending) setImmediate(turn);
      // Disconnects in the callback of the last message, because disconnecting drops messages that are still queued.
      else process.send([], () => process.disconnect());
    })();`;
  const args = ["--input-type=module", "-e", program, folder];
  const other = spawn(process.execPath, args, { stdio: ["pipe", "inherit", "inherit", "ipc"] });
  // All messages arrive before this event.
  const ended = once(other, "disconnect");
  await once(other, "message");
  const found = new Set<string | undefined>();
  other.on("message", (references: string[]) => {
    for (const reference of references) found.add(reference);
  });
  const leads = Array.from({ length: 100 }, (_, count) => lead(`number ${count}`));
  for (const one of leads) spool.append([one]);
  other.stdin?.end();
  await ended;
  for (const each of waiting()) found.add(each?.reference);
  expect(leads.filter(({ reference }) => !found.has(reference))).toEqual([]);
});

describe.skipIf(!canMount)("on a full disk (needs root, to mount one)", () => {
  it("the site can start, and no lead is claimed to be stored", () => {
    const disk = mountDisk(1);
    disk.fill();
    const spool = new Spool(join(disk.folder, "spool"));
    expect(() => spool.append([lead("x".repeat(5_000))])).toThrow("The spool can't be written.");
    disk.free();
    spool.append([lead("There is room again")]);
    expect(inspectSpool(spool.folder).waiting).toBe(1);
  });

  it("or a read-only one, the start says so", () => {
    const { folder } = mountDisk(1);
    execFileSync("mount", ["-o", "remount,ro", folder]);
    for (const place of [folder, join(folder, "new/spool")])
      expect(() => new Spool(place)).toThrow(": its file system is read-only: mount it for writing, or ");
  });
});

it("leads in a spool that no instance uses are named by the log and /readyz, and stay there", async () => {
  const site = await openFaultySite();
  const former = new Spool(join(site.folder, "spool-of-another-instance"));
  former.append([lead("forgotten")]);
  expect(site.intake.readiness().forgotten).toEqual([]);
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(former.folder, longAgo, longAgo);
  site.start();
  await expect.poll(() => site.messages).toEqual([expect.stringContaining(`1 leads wait in ${former.folder}`)]);
  expect(site.intake.readiness().forgotten).toEqual([former.folder]);
  former.markInUse();
  expect(site.intake.readiness().forgotten).toEqual([]);
  expect(inspectSpool(former.folder).waiting).toBe(1);
});

/** A spool line with this JSON, in the format of every release. */
function lineOf(content: object): string {
  const json = JSON.stringify(content);
  return `${json} ${crc32(json).toString(16).padStart(8, "0")}`;
}

const dated = "1764000000000.000-00000000-0000-4000-8000-000000000000";

it("of a file of the spool the leads are stored, and the lines that can't be are set aside until the next start", async () => {
  const folder = temporaryFolder();
  const [sound, refused, later] = ["sound", "refused", "of a newer release"].map(lead);
  const lines = {
    damaged: lineOf({ v: spoolVersion, ...sound }).replace("sound", "s0und"),
    sound: lineOf({ v: spoolVersion, ...sound }),
    newer: lineOf({ v: spoolVersion + 1, ...later }),
    refused: lineOf({ v: spoolVersion, ...refused, lead: { ...refused?.lead, service: "plumbing" } }),
  };
  const own = new Spool(join(folder, "spool"));
  writeFileSync(join(own.folder, `${dated}.taken`), `${Object.values(lines).join("\n")}\nhalf a line`);
  const site = await openFaultySite({ folder });
  site.start();
  await expectBroughtIn(site, [sound?.reference ?? ""]);
  expect(site.messages).toContain("some of the spool could not be stored");
  const [left = "", ...more] = inspectSpool(own.folder).left;
  expect(more).toEqual([]);
  expect(readFileSync(left, "utf8").trim().split("\n")).toEqual([lines.damaged, lines.newer, lines.refused]);

  await site.intake.stop();
  writeFileSync(left, `${lineOf({ v: spoolVersion, ...later })}\n`);
  const restarted = await openFaultySite({ folder });
  restarted.start();
  await expect.poll(restarted.references).toContain(later?.reference);
  await expect.poll(() => readdirSync(own.folder)).toEqual([]);
});
