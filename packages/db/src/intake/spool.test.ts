import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { canMount, mountDisk } from "../test/faults.ts";
import { newContact } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { acceptLead } from "./accepted-lead.ts";
import { Spool } from "./spool.ts";
import { inspectSpool } from "./spool-folder.ts";

const lead = (message: string) => acceptLead(newContact({ message }));

function openSpool() {
  const folder = join(temporaryFolder(), "spool");
  const spool = new Spool(folder);
  const taken = () => spool.take().flatMap((file) => spool.read(file).leads);
  return { folder, spool, taken, live: join(folder, "leads.jsonl") };
}

it("what is appended is read in order, word for word", () => {
  const { folder, spool, taken } = openSpool();
  const leads = ['line one\nline two \u2028 "quoted" \\ 🩺', "second", "third"].map(lead);
  spool.append(leads.slice(0, 2));
  spool.append(leads.slice(2));
  expect(inspectSpool(folder)).toEqual({ waiting: 3, left: [], newer: [] });
  expect(taken()).toEqual(leads);
});

it("a process that begins anew finds what the one before had in hand, oldest first", () => {
  const { folder, spool, taken } = openSpool();
  const leads = ["first", "second", "third"].map(lead);
  for (const one of leads.slice(0, 2)) {
    spool.append([one]);
    spool.take();
  }
  new Spool(folder).append(leads.slice(2));
  expect(taken()).toEqual(leads);
});

it("only its owner can read it, because it holds personal data", () => {
  const { folder, spool } = openSpool();
  spool.append([lead("first")]);
  spool.take();
  spool.append([lead("second")]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual(modes.map(() => 0o600));
  expect(modes.length).toBeGreaterThanOrEqual(3);
});

describe("a line that a dying process left behind half-written", () => {
  const whole = lead("whole");

  it.each([1, 20, 200, 9, 2])("is no lead when its last %i bytes are missing", (missing) => {
    const { spool, taken, live } = openSpool();
    spool.append([whole, lead("torn")]);
    writeFileSync(live, readFileSync(live).subarray(0, -missing));
    // A line that lacks only its line break is complete.
    const expected = missing === 1 ? ["whole", "torn"] : ["whole"];
    expect(taken().map(({ lead: { kind, ...of } }) => ("message" in of ? of.message : kind))).toEqual(expected);
  });

  it("does not take the next lead with it", () => {
    const { spool, taken, live } = openSpool();
    spool.append([whole]);
    appendFileSync(live, '{"lead":{"idempotencyKey":"torn');
    const next = lead("next");
    spool.append([next]);
    expect(taken()).toEqual([whole, next]);
  });
});

it("a damaged line is counted, and its file is set aside", () => {
  const { spool, live } = openSpool();
  spool.append([lead("first"), lead("second")]);
  writeFileSync(live, readFileSync(live, "utf8").replace("second", "sec0nd"));
  const [file = ""] = spool.take();
  expect(spool.read(file)).toMatchObject({ leads: [{ lead: { message: "first" } }], damaged: 1 });
  spool.setAside(file);
  expect(spool.take()).toEqual([]);
  expect(readFileSync(inspectSpool(spool.folder).left[0] ?? "", "utf8")).toContain("sec0nd");
});

it("while another process takes and empties the file, no append is lost", async () => {
  const { folder, spool, taken } = openSpool();
  const program = `
    import { Spool } from ${JSON.stringify(join(import.meta.dirname, "spool.ts"))};
    const spool = new Spool(process.argv[1]);
    let ending = false;
    process.stdin.once("end", () => (ending = true)).resume();
    process.send("ready");
    (function turn() {
      for (const file of spool.take()) {
        process.send(spool.read(file).leads.map(({ reference }) => reference));
        spool.finish(file);
      }
      if (!ending) setImmediate(turn);
      // Disconnects in the callback of the last message, because disconnecting drops messages that are still queued.
      else process.send([], () => process.disconnect());
    })();`;
  const args = ["--input-type=module", "-e", program, folder];
  const taker = spawn(process.execPath, args, { stdio: ["pipe", "inherit", "inherit", "ipc"] });
  // All messages arrive before this event.
  const ended = once(taker, "disconnect");
  await once(taker, "message");
  const found = new Set<string>();
  taker.on("message", (references: string[]) => {
    for (const reference of references) found.add(reference);
  });

  const leads = Array.from({ length: 300 }, (_, count) => lead(`number ${count}`));
  for (const one of leads) spool.append([one]);
  taker.stdin?.end();
  await ended;
  for (const { reference } of taken()) found.add(reference);
  expect(leads.map(({ reference }) => reference).filter((reference) => !found.has(reference))).toEqual([]);
});

it("a folder that can't be used is reported in one sentence", () => {
  expect(() => new Spool("/dev/null/spool")).toThrow(
    "The spool /dev/null/spool can't be written. Check its owner, or set SPOOL_DIR.",
  );
});

describe.skipIf(!canMount)("on a full disk (needs root, to mount one)", () => {
  it("the reserve makes room for some hundred leads, then nothing is claimed any more", () => {
    const disk = mountDisk(4);
    const spool = new Spool(join(disk.folder, "spool"));
    disk.fill();
    let kept = 0;
    const keepOne = () => {
      spool.append([lead("x".repeat(500))]);
      kept += 1;
    };
    expect(() => {
      for (;;) keepOne();
    }).toThrow("The spool can't be written.");
    expect(kept).toBeGreaterThan(500);
    expect(inspectSpool(spool.folder).waiting).toBe(kept);
  });

  it("a spool can be opened: the site must be able to start", () => {
    const disk = mountDisk(1);
    disk.fill();
    expect(() => new Spool(join(disk.folder, "spool"))).not.toThrow();
  });
});
