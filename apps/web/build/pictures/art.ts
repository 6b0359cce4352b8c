import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildThemeCss } from "../theme-css.ts";
import { buildAppIcons } from "./app-icons.ts";
import { brandMark } from "./brand-mark.ts";
import { buildIcons } from "./icons.ts";
import { buildSocialCards } from "./social-cards.ts";
import { buildStateMarks, buildStateOutlines } from "./state-outlines.ts";
import { buildUsMap } from "./us-map.ts";

/** Generates files from theme and content: those that the code imports, and the public files below `/art`. */
export async function buildArt(root: string, { allVariables = false } = {}): Promise<void> {
  const generated = join(root, "src/generated");
  const art = join(root, "public/art");
  const folders = [generated, join(art, "states"), join(art, "cards")];
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    buildThemeCss(join(generated, "theme.css"), { allVariables }),
    writeFile(join(generated, "favicon.svg"), brandMark()),
    buildIcons(join(generated, "icons.svg")),
    buildUsMap(join(generated, "us-map.svg")),
    buildStateMarks(join(generated, "state-marks.svg")),
    buildStateOutlines(join(art, "states")),
    buildAppIcons(join(root, "public")),
  ]);
  await buildSocialCards(join(art, "cards"), join(root, "node_modules/.cache/social-cards"));
}
