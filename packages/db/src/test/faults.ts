import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

/** For tests: another program that holds the database; it lets go when told to, or with the test. */
export async function holdLock(file: string): Promise<() => Promise<void>> {
  const program = `
    const { DatabaseSync } = require("node:sqlite");
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec("BEGIN EXCLUSIVE");
    console.log("held");
    process.stdin.resume();`;
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

/** Whether this machine lets a test have a disk of its own: a private mount, gone with the command that makes it. */
export const canMount = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** For tests: a small real disk in memory. `fill` takes all of its room, `empty` gives it back. */
export function mountDisk(mebibytes: number) {
  const folder = temporaryFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", folder]);
  if (status !== 0) throw new Error("The disk could not be mounted.");
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  const ballast = join(folder, "ballast");
  function fill(): void {
    const handle = openSync(ballast, "a");
    try {
      for (let bytes = 64 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) writeAll(handle, bytes);
    } finally {
      closeSync(handle);
    }
    if (statfsSync(folder).bavail !== 0) throw new Error("The disk is not full.");
  }
  return { folder, fill, empty: () => rmSync(ballast) };
}

function writeAll(handle: number, bytes: number): void {
  try {
    for (;;) writeSync(handle, Buffer.alloc(bytes, "x"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

/** For tests: overwrites the first page of a table's rows, with the database closed. */
export function damageTable(file: string, table: string): void {
  const database = new DatabaseSync(file);
  const row = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?").get(table);
  const size = database.prepare("PRAGMA page_size").get();
  database.close();
  overwrite(file, (Number(row?.rootpage) - 1) * Number(size?.page_size), Number(size?.page_size));
}

/** For tests: bytes as a failing disk leaves them. */
export function overwrite(file: string, position: number, bytes: number): void {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, position);
  closeSync(handle);
}
