import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { ownName, shellWord, statOf, Unreadable } from "./look.ts";

/**
 * Switches root permanently to the owner of the site's data, because the site can't read files that root creates.
 * @throws Error with the user to run the command as, if this process may not switch to the owner of the database file
 */
export function becomeDataOwner(url: string): void {
  if (process.setuid === undefined || isInMemory(url)) return;
  const file = isServerAddress(url) ? null : filePathOf(url);
  for (const path of [file, dataFolderOf(url)]) {
    const stat = path === null ? null : statOf(path);
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    // In some containers root has no right to call setuid, and the call fails even with root's own id.
    if (stat.uid === process.geteuid?.() || becomeUser(stat) || path !== file) return;
    throw new Error(
      `${path} belongs to the user with the id ${stat.uid}, whose site could not read files that ${ownName()} makes: sudo -u '#${stat.uid}' ${process.argv.map(shellWord).join(" ")}`,
    );
  }
}

function becomeUser({ uid, gid }: { uid: number; gid: number }): boolean {
  try {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  } catch {
    return false;
  }
  // Programs that this process starts, such as pg_restore, would try to read root's home and fail.
  delete process.env.HOME;
  return true;
}
