import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { ownName, shellWord, statOf, Unreadable } from "./look.ts";

/**
 * Makes a process that root has started continue as the owner of the site's data, because the site can't read files
 * that root creates. The process can't become root again.
 * @throws Error with the command to run instead, if the database file belongs to another user and this process may not
 * become that user
 */
export function becomeDataOwner(url: string): void {
  if (process.setuid === undefined || isInMemory(url)) return;
  const file = isServerAddress(url) ? null : filePathOf(url);
  for (const path of [file, dataFolderOf(url)]) {
    const stat = path === null ? null : statOf(path);
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    // If this process already runs as the owner, setuid isn't called. In some containers, root may not call setuid at
    // all, not even with its own id.
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
  // HOME still names the home folder of root. Programs that this process starts, such as pg_restore, would fail when
  // they try to read that folder.
  delete process.env.HOME;
  return true;
}
