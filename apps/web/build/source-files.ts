import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The files below a folder, without those that the build generates. */
export async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/generated/"));
}
