import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = {
  folder: string;
  fill: () => void;
  free: () => void;
  unmount: () => void;
};

export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "site-disk-"));
  const ballast = join(folder, "ballast");
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  // A PostgreSQL server on this disk doesn't run as root, so other users must be able to enter the folder.
  chmodSync(folder, 0o711);
  return {
    folder,
    fill: () => void spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=64k", "oflag=append", "conv=notrunc"]),
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
