import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { canWrite } from "./disk.ts";
import { ownFolderLine, ownId, shellWord, statOf, Unreadable, userName } from "./look.ts";

/**
 * Makes this process work as the user who owns the site's data, because the site could not read files that root or
 * another user creates next to the data. Root switches to that user permanently; any other user is refused.
 * @throws Error with one sentence for people
 */
export function becomeDataOwner(url: string): void {
  const found = process.setuid === undefined || isInMemory(url) ? null : ownedPlace(url);
  if (found === null || found.uid === ownId()) return;
  const { path, uid, gid, isFolder, isUnused } = found;
  if (ownId() !== 0 && isFolder && canWrite(path)) return;
  try {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
    // Programs that this process starts, such as pg_restore, would look into root's home and be refused.
    delete process.env.HOME;
  } catch {
    // A new volume belongs to root too.
    if (uid === 0 && isUnused) throw new Error(`${path} belongs to ${userName(uid)}: ${ownFolderLine(path)}.`);
    const line = [process.execPath, ...process.argv.slice(1)].map(shellWord).join(" ");
    throw new Error(
      `${path} belongs to ${userName(uid)}, whose site could not read what another user makes: sudo -u ${shellWord(userName(uid))} ${line}`,
    );
  }
}

/** The database file, or its folder if the file is missing. null: neither exists */
function ownedPlace(url: string) {
  const folder = dataFolderOf(url);
  const file = isServerAddress(url) ? null : filePathOf(url);
  // No site has used a folder without a database.
  const isUnused = file === null || statOf(file) === null;
  for (const path of [file, folder]) {
    const stat = path === null ? null : statOf(path);
    // A file that can't be examined is in another user's folder.
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    return { path, uid: stat.uid, gid: stat.gid, isFolder: path === folder, isUnused };
  }
  return null;
}
