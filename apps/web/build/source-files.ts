import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The files below a folder that somebody wrote: what the build generates is left out. */
export async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/generated/"));
}
