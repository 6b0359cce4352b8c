import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { canWrite } from "./disk.ts";
import { ownFolderLine, ownId, shellWord, statOf, Unreadable, userName } from "./look.ts";

/**
 * Lets this process work as the user to whom the site's data belong, because the site could not read files that root or
 * another user makes next to them. Root becomes that user permanently; another user is refused.
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
    // Programs that this one runs, such as pg_restore, would look into root's home and be refused.
    delete process.env.HOME;
  } catch {
    // Root's is also a new volume.
    if (uid === 0 && isUnused) throw new Error(`${path} belongs to ${userName(uid)}: ${ownFolderLine(path)}.`);
    const line = [process.execPath, ...process.argv.slice(1)].map(shellWord).join(" ");
    throw new Error(
      `${path} belongs to ${userName(uid)}, whose site could not read what another user makes: sudo -u ${shellWord(userName(uid))} ${line}`,
    );
  }
}

/** The database file, or where there is none its folder. null: there is neither */
function ownedPlace(url: string) {
  const folder = dataFolderOf(url);
  const file = isServerAddress(url) ? null : filePathOf(url);
  // Without a database, no site has used the folder.
  const isUnused = file === null || statOf(file) === null;
  for (const path of [file, folder]) {
    const stat = path === null ? null : statOf(path);
    // A file that can't be examined is in a folder of another user.
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    return { path, uid: stat.uid, gid: stat.gid, isFolder: path === folder, isUnused };
  }
  return null;
}
