import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildSocialCards } from "../social-cards/social-cards.ts";
import { buildThemeCss } from "../theme-css.ts";
import { buildIcons } from "./icons.ts";

/** Generates files from theme and content: those that the code imports, and social cards. */
export async function buildArt(root: string, { allVariables = false } = {}): Promise<void> {
  const generated = join(root, "src/generated");
  await mkdir(generated, { recursive: true });
  await Promise.all([
    buildThemeCss(join(generated, "theme.css"), { allVariables }),
    // Copied, because Vite lets no code import a file of `public`.
    copyFile(join(root, "public/favicon.svg"), join(generated, "favicon.svg")),
    buildIcons(join(generated, "icons.svg")),
  ]);
  await buildSocialCards(join(root, "public/art/cards"), join(root, "node_modules/.cache/social-cards"));
}
