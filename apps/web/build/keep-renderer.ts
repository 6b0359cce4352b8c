import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A server that was started with the previous build loads what renders when it first needs it, perhaps after this one
 * is made. Makes the new renderer the one for new servers, and keeps that of the previous build, none that is older.
 * @param dist of apps/web, with a folder `server/<name>` for each renderer
 * @param name of the new build
 */
export async function keepRenderer(dist: string, name: string): Promise<void> {
  const current = join(dist, "build.txt");
  const previous = await readFile(current, "utf8").catch(() => "");
  await writeFile(current, name);
  for (const folder of await readdir(join(dist, "server")))
    if (folder !== name && folder !== previous) await rm(join(dist, "server", folder), { recursive: true });
}
