import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSocialCards } from "../social-cards/social-cards.ts";
import { buildThemeCss } from "../theme-css.ts";
import { buildAppIcons } from "./app-icons.ts";
import { brandMark } from "./brand-mark.ts";
import { buildIcons } from "./icons.ts";

/** Generates files from theme and content: those that the code imports, icons, and social cards. */
export async function buildArt(root: string, { allVariables = false } = {}): Promise<void> {
  const generated = join(root, "src/generated");
  await mkdir(generated, { recursive: true });
  await Promise.all([
    buildThemeCss(join(generated, "theme.css"), { allVariables }),
    writeFile(join(generated, "favicon.svg"), brandMark()),
    buildIcons(join(generated, "icons.svg")),
    buildAppIcons(join(root, "public")),
  ]);
  await buildSocialCards(join(root, "public/art/cards"), join(root, "node_modules/.cache/social-cards"));
}
