import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { indexablePages, type SitePage } from "@site/content/pages";
import { renderCard } from "./social-cards/card.ts";
import { type CardFacts, cardFacts, categoryCards } from "./social-cards/facts.ts";
import { loadShapes, type Shapes } from "./social-cards/shapes.ts";

/** Cards drawn in parallel: resvg uses other threads, satori this one, so three keep two cores busy. */
const concurrency = 3;

const require = createRequire(import.meta.url);
const design = ["social-cards/", "brand-mark.ts", "../../src/theme.ts"];
const renderers = ["satori", "@resvg/resvg-js", "@fontsource/figtree"];

/**
 * Draws the social cards (`og:image`): one per page, one per category of articles. Unchanged ones come from `cacheDir`.
 */
export async function buildSocialCards(
  outDir: string,
  cacheDir: string,
  list: readonly SitePage[] = indexablePages(),
): Promise<{ drawn: number; cached: number }> {
  await Promise.all([mkdir(outDir, { recursive: true }), mkdir(cacheDir, { recursive: true })]);
  const [shapes, version, cached] = await Promise.all([
    loadShapes(join(cacheDir, "shapes")),
    designVersion(),
    readdir(cacheDir),
  ]);
  const cachedNames = new Set(cached);
  const count = { drawn: 0, cached: 0 };
  const cards = [...categoryCards, ...list.map(cardFacts)].values();
  const work = async () => {
    for (const facts of cards) {
      const name = `${await inputsHash(facts, shapes, version)}.png`;
      const isCached = cachedNames.has(name);
      if (!isCached) await writeAtomically(join(cacheDir, name), await renderCard(facts, shapes));
      await copyFile(join(cacheDir, name), join(outDir, facts.file));
      count[isCached ? "cached" : "drawn"] += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return count;
}

/** Writes to a temporary name and renames, so that an aborted build leaves no partial file in the cache. */
async function writeAtomically(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}

async function inputsHash(facts: CardFacts, shapes: Shapes, version: string): Promise<string> {
  const shape = facts.figure?.kind === "outline" ? await shapes.outline(facts.figure.slug) : "";
  const map = facts.figure?.kind === "map" ? await shapes.map() : "";
  return hash([version, JSON.stringify(facts), shape, map]);
}

/** Hash of the sources that draw a card and of the versions of the packages that render it. */
async function designVersion(): Promise<string> {
  const files = design.map((path) => new URL(path, import.meta.url));
  const paths = await Promise.all(
    files.map(async (url) =>
      url.pathname.endsWith("/") ? (await readdir(url)).sort().map((name) => new URL(name, url)) : [url],
    ),
  );
  const texts = await Promise.all(paths.flat().map((url) => readFile(url, "utf8")));
  return hash([...texts, ...renderers.map((name) => String(require(`${name}/package.json`).version))]);
}

function hash(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 24);
}
