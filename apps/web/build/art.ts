import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { iconNames } from "@site/content/icons";
import { buildSocialCards } from "./social-cards/social-cards.ts";

export async function buildArt(root: string): Promise<void> {
  const generated = join(root, "src/generated");
  await mkdir(generated, { recursive: true });
  await Promise.all([
    // `src/routes/root.tsx` imports the favicon, but Vite doesn't let code import a file from `public`.
    copyFile(join(root, "public/favicon.svg"), join(generated, "favicon.svg")),
    buildIcons(join(generated, "icons.svg")),
  ]);
  await buildSocialCards(join(root, "public/art/cards"), join(root, "node_modules/.cache/social-cards"));
}

const resolve = createRequire(import.meta.url).resolve;

const boundingBox = '<path stroke="none" d="M0 0h24v24H0z" fill="none" />';

const symbolAttributes = [
  'viewBox="0 0 24 24"',
  'fill="none"',
  'stroke="currentColor"',
  'stroke-width="1.75"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
].join(" ");

export async function buildIcons(outFile: string): Promise<void> {
  const symbols = await Promise.all(iconNames.map(symbolOf));
  await mkdir(dirname(outFile), { recursive: true });
  await writeFile(outFile, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}

async function symbolOf(name: string): Promise<string> {
  const svg = await readFile(resolve(`@tabler/icons/outline/${name}.svg`), "utf8");
  const [, drawing = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const shapes = drawing.replace(boundingBox, "").replace(/>\s+</g, "><").trim();
  return `<symbol id="${name}" ${symbolAttributes}>${shapes}</symbol>`;
}

if (import.meta.main) await buildArt(join(import.meta.dirname, ".."));
