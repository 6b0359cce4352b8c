import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = {
  folder: string;
  /** Takes all space that is left. */
  fill: () => void;
  free: () => void;
  unmount: () => void;
};

/** For tests: a small disk in memory; null where this user may not mount one. */
export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "site-disk-"));
  const ballast = join(folder, "ballast");
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  // Other users have to reach the folders in it: PostgreSQL's server does not run as root.
  chmodSync(folder, 0o711);
  return {
    folder,
    fill() {
      const handle = openSync(ballast, "a");
      // Down to single bytes, so that not even a small page of a file finds room.
      for (let bytes = 1024 ** 2; bytes >= 1; bytes = Math.floor(bytes / 2))
        writeWhileRoom(handle, Buffer.alloc(bytes));
      closeSync(handle);
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeWhileRoom(handle: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(handle, bytes);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
