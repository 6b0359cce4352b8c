import { constants } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Lists the assets that a build has made itself. The folder also has older assets, which must not be copied again. */
const listName = ".vite/own-assets.json";

/** Saves the assets of the previous build, because a page that is open during a deploy may request them later. */
export async function savePreviousAssets(built: string): Promise<() => Promise<void>> {
  const savedFolder = `${built}.previous`;
  const own = await ownAssets(built);
  await rm(savedFolder, { recursive: true, force: true });
  if (own.length > 0) await cp(join(built, "assets"), savedFolder, { recursive: true });

  return async () => {
    const made = await readdir(join(built, "assets"));
    await mkdir(join(built, ".vite"), { recursive: true });
    await writeFile(join(built, listName), JSON.stringify(made));
    for (const name of own) {
      if (!made.includes(name))
        await copyFile(join(savedFolder, name), join(built, "assets", name), constants.COPYFILE_EXCL);
    }
    await rm(savedFolder, { recursive: true, force: true });
  };
}

async function ownAssets(built: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(built, listName), "utf8"));
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
