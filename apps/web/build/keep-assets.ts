import { constants } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In the built folder: the names that this build made itself, so that the next one keeps them and none that is older. */
const listName = ".vite/own-assets.json";

/**
 * A visitor whose page is of the previous build still asks for that build's files. Sets them aside before a build.
 * @param built folder of the browser's files
 * @returns what puts them back beside the new build's: those of the previous build, not of the ones before
 */
export async function keepAssets(built: string): Promise<() => Promise<void>> {
  const aside = `${built}.previous`;
  const own = await ownAssets(built);
  await rm(aside, { recursive: true, force: true });
  if (own.length > 0) await cp(join(built, "assets"), aside, { recursive: true });

  return async () => {
    const made = await readdir(join(built, "assets"));
    await mkdir(join(built, ".vite"), { recursive: true });
    await writeFile(join(built, listName), JSON.stringify(made));
    for (const name of own) {
      // A name is a hash of its content: where both builds have it, it is the same file.
      if (!made.includes(name)) await copyFile(join(aside, name), join(built, "assets", name), constants.COPYFILE_EXCL);
    }
    await rm(aside, { recursive: true, force: true });
  };
}

async function ownAssets(built: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(built, listName), "utf8"));
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    // There was no build, or one that kept no list: nothing to keep.
    return [];
  }
}
