import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { indexablePages, type SitePage } from "@site/content/pages";
import { renderCard } from "./card.ts";
import { cardFacts, categoryCards } from "./facts.ts";

const require = createRequire(import.meta.url);

/**
 * Draws the social cards (`og:image`): one per page, one per category of articles. Unchanged ones come from `cacheDir`.
 * @returns how many were drawn
 */
export async function buildSocialCards(
  outDir: string,
  cacheDir: string,
  list: readonly SitePage[] = indexablePages(),
): Promise<number> {
  await Promise.all([mkdir(outDir, { recursive: true }), mkdir(cacheDir, { recursive: true })]);
  const cached = new Set(await readdir(cacheDir));
  const version = await designVersion();
  let drawn = 0;
  for (const facts of [...categoryCards, ...list.map(cardFacts)]) {
    const name = `${hash(version + JSON.stringify(facts))}.png`;
    if (!cached.has(name)) {
      // Renamed, so that an aborted build leaves no partial file in the cache.
      await writeFile(join(cacheDir, "part"), await renderCard(facts));
      await rename(join(cacheDir, "part"), join(cacheDir, name));
      drawn += 1;
    }
    await copyFile(join(cacheDir, name), join(outDir, facts.file));
  }
  return drawn;
}

/** Hash of the sources that draw a card and of the versions of the packages that render it. */
async function designVersion(): Promise<string> {
  const own = (await readdir(import.meta.dirname)).map((name) => join(import.meta.dirname, name));
  const files = [...own, join(import.meta.dirname, "../../src/theme.ts")].toSorted();
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const versions = ["satori", "@resvg/resvg-js"].map((name) => String(require(`${name}/package.json`).version));
  return hash([...sources, ...versions].join("\0"));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}
