import { spawnSync } from "node:child_process";
import { dataFolderOf, filePathOf, isInMemory, isServerAddress } from "../address.ts";
import { shellWord, statOf, Unreadable } from "./look.ts";

/**
 * Switches root to the owner of the site's data, permanently, because the site can't read files that root creates.
 * @throws Error with the right command if another user runs this
 */
export function becomeDataOwner(url: string): void {
  if (process.setuid === undefined || isInMemory(url)) return;
  const file = isServerAddress(url) ? null : filePathOf(url);
  for (const path of [file, dataFolderOf(url)]) {
    const stat = path === null ? null : statOf(path);
    if (path === null || stat === null || stat instanceof Unreadable) continue;
    const { uid, gid } = stat;
    // A change to the same user could fail, because a container's root may lack the right to change its user.
    if (uid === process.geteuid?.()) return;
    if (process.geteuid?.() === 0) {
      process.setgroups?.([gid]);
      process.setgid?.(gid);
      process.setuid(uid);
      // Otherwise programs that this process starts, such as pg_restore, would be refused access to root's home.
      delete process.env.HOME;
    } else if (path === file) {
      const owner = spawnSync("id", ["-un", String(uid)], { encoding: "utf8" }).stdout?.trim() || `#${uid}`;
      const line = [process.execPath, ...process.argv.slice(1)].map(shellWord).join(" ");
      throw new Error(
        `${path} belongs to ${owner}, whose site could not read what another user makes: sudo -u ${shellWord(owner)} ${line}`,
      );
    }
    return;
  }
}
