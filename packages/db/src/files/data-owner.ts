import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { ownName, shellWord, statOf, Unreadable } from "./look.ts";

/**
 * If root runs this process, makes it continue as the owner of the site's data, because the site can't read root's
 * files.
 * @throws Error with the command to run instead, if this process may not become that user
 */
export function becomeDataOwner(url: string): void {
  if (process.setuid === undefined || isInMemory(url)) return;
  const file = isServerAddress(url) ? null : filePathOf(url);
  for (const path of [file, dataFolderOf(url)]) {
    const stat = path === null ? null : statOf(path);
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    // In some containers, root may not call setuid at all, not even with its own id.
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
  // HOME still names root's home folder, which programs such as pg_restore would fail to read.
  delete process.env.HOME;
  return true;
}
