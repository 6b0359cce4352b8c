import { spawnSync } from "node:child_process";
import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { shellWord, statOf, Unreadable } from "./look.ts";

/**
 * Switches root permanently to the owner of the site's data, because the site can't read files that root creates.
 * @throws Error with the command to run if another user runs this process
 */
export function becomeDataOwner(url: string): void {
  if (process.setuid === undefined || isInMemory(url)) return;
  const file = isServerAddress(url) ? null : filePathOf(url);
  for (const path of [file, dataFolderOf(url)]) {
    const stat = path === null ? null : statOf(path);
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    const { uid, gid } = stat;
    // In some containers root has no right to call setuid, and the call fails even with root's own id.
    if (uid === process.geteuid?.()) return;
    if (process.geteuid?.() === 0) {
      process.setgroups?.([gid]);
      process.setgid?.(gid);
      process.setuid(uid);
      // Programs that this process starts, such as pg_restore, would try to read root's home and fail.
      delete process.env.HOME;
    } else if (path === file) {
      const owner = spawnSync("id", ["-un", String(uid)], { encoding: "utf8" }).stdout?.trim() || `#${uid}`;
      const line = [process.execPath, ...process.argv.slice(1)].map(shellWord).join(" ");
      throw new Error(
        `${path} belongs to ${owner}, whose site could not read files that another user makes: sudo -u ${shellWord(owner)} ${line}`,
      );
    }
    return;
  }
}
