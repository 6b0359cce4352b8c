import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

/** Locks the database from another process, for `ms` at most. @returns a function that ends the lock */
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

/** Whether this user may mount a disk. The attempt uses a private namespace, so it changes nothing. */
export const canMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

export function mountDisk(mebibytes: number): SmallDisk {
  const disk = mountSmallDisk(mebibytes);
  if (disk === null) throw new Error("The disk could not be mounted.");
  onTestFinished(() => disk.unmount());
  return disk;
}

/** Overwrites the first page of a table's rows. The database must be closed. */
export function damageTable(file: string, table: string): void {
  const database = new DatabaseSync(file);
  const row = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?").get(table);
  const bytes = Number(database.prepare("PRAGMA page_size").get()?.page_size);
  database.close();
  overwrite(file, (Number(row?.rootpage) - 1) * bytes, bytes);
}

export function overwrite(file: string, position: number, bytes: number, by = Buffer.alloc(bytes, 0xa5)): void {
  const handle = openSync(file, "r+");
  writeSync(handle, by, 0, bytes, position);
  closeSync(handle);
}
