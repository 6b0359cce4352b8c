import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { Spool } from "../intake/spool.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "./open-test-database.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export async function holdLock(file: string, ms = 3_600_000): Promise<() => Promise<void>> {
  const program = `
    const { DatabaseSync } = require("node:sqlite");
    const database = new DatabaseSync(${JSON.stringify(file)}, { timeout: 10_000 });
    database.exec("BEGIN EXCLUSIVE");
    console.log("held");
    setTimeout(() => process.exit(), ${ms});`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const letGo = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(letGo);
  await once(child.stdout, "data");
  return letGo;
}

/** The disk is mounted in a private namespace, so nothing changes for other processes. */
export const canMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

export function mountDisk(mebibytes: number): SmallDisk {
  const disk = mountSmallDisk(mebibytes);
  if (disk === null) throw new Error("The disk could not be mounted.");
  onTestFinished(() => disk.unmount());
  return disk;
}

/** The database must be closed. */
export function damageTable(file: string, table: string): void {
  const database = new DatabaseSync(file);
  const row = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?").get(table);
  const bytes = Number(database.prepare("PRAGMA page_size").get()?.page_size);
  database.close();
  overwrite(file, (Number(row?.rootpage) - 1) * bytes, bytes);
}

export function overwrite(file: string, position: number, bytes: number): void {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, position);
  closeSync(handle);
}

type Place = { folder?: string; busyMs?: number };

export async function openFaultySite({ folder = temporaryFolder(), busyMs = 20 }: Place = {}) {
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(`file:${file}`, { busyMs });
  const spool = Spool.open(join(folder, "spool"));
  const messages: string[] = [];
  const say = (_fields: object, message: string) => void messages.push(message);
  let rings = 0;
  const intake = new LeadIntake(db, testPolicy, () => (rings += 1), { spool, engine });
  onTestFinished(async () => {
    await intake.stop();
    await db.destroy();
  });
  const references = async () => {
    const rows = await db.selectFrom("lead_inbox").select("reference").orderBy("created_at").execute();
    return rows.map(({ reference }) => reference);
  };
  const start = () => intake.start({ info: say, error: say });
  return { file, folder, db, engine, spool, intake, references, messages, start, rings: () => rings };
}

type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;

export async function submitThree({ intake }: FaultySite): Promise<string[]> {
  const leads = [newContact({ message: "first" }), newConsultation(), newContact({ message: "third" })];
  const receipts = [];
  for (const lead of leads) receipts.push(await intake.submit(lead));
  return receipts.map(({ reference }) => reference);
}

export function expectFailing({ intake }: FaultySite, spooled: number, storage = "failing"): void {
  expect(intake.readiness()).toMatchObject({ storage, spooled, since: expect.any(Date) });
}

export async function expectBroughtIn(site: FaultySite, expected: readonly string[]): Promise<void> {
  await expect.poll(() => site.intake.readiness()).toMatchObject({ storage: "ok", spooled: 0, since: null });
  expect((await site.references()).toSorted()).toEqual(expected.toSorted());
}
