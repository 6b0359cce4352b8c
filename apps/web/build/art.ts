import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildAppIcons } from "./app-icons.ts";
import { buildIcons } from "./icons.ts";
import { buildSocialCards } from "./social-cards.ts";
import { buildStateOutlines } from "./state-outlines.ts";
import { buildUsMap } from "./us-map.ts";

/** Draws what the site shows: sprites that the code imports, and public files below `/art`. */
export async function buildArt(root: string): Promise<void> {
  const generated = join(root, "src/generated");
  const art = join(root, "public/art");
  const folders = [generated, join(art, "states"), join(art, "cards")];
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    buildIcons(join(generated, "icons.svg")),
    buildUsMap(join(generated, "us-map.svg")),
    buildStateOutlines(join(art, "states")),
    buildAppIcons(join(root, "public")),
  ]);
  await buildSocialCards(join(art, "cards"), join(root, "node_modules/.cache/social-cards"));
}
