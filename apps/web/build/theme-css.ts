import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import { cssVariablesResolver, theme } from "../src/theme.ts";

const sourceFolder = join(import.meta.dirname, "../src");
/** The site has no dark scheme. */
const darkRule = /[^{}]*\[data-mantine-color-scheme=['"]?dark['"]?\][^{]*\{[^}]*\}/g;
const resolve = createRequire(import.meta.url).resolve;

/** Names that components put together at run time: of `<Title order={2}>`, of `spacing="lg"`. */
const composed = /^--mantine-(?:h[1-4]-|spacing-|font-size-)/;

/** Writes the theme's CSS variables. Only those that a style uses, because all of them would add 12 kB to each page. */
export async function buildThemeCss(outFile: string, { allVariables = false } = {}): Promise<void> {
  const variables = themeVariables();
  const texts = [...(await styleTexts()), ...variables.keys().filter((name) => composed.test(name))];
  const names = allVariables ? variables.keys() : usedVariables(variables, texts);
  const lines = [...names].map((name) => `  ${name}: ${variables.get(name)};`);
  await mkdir(dirname(outFile), { recursive: true });
  await writeFile(outFile, `:root {\n${lines.join("\n")}\n}\n`);
}

/** The CSS variables that MantineProvider would write for the light scheme. */
export function themeVariables(): ReadonlyMap<string, string> {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [derived, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  return new Map(Object.entries({ ...derived.variables, ...derived.light, ...own.variables, ...own.light }));
}

/** The variables that the texts use, directly or in another variable's value. */
function usedVariables(variables: ReadonlyMap<string, string>, texts: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>();
  const collect = (text: string) => {
    for (const [name] of text.matchAll(/--mantine-[a-z0-9-]+/g)) {
      const value = variables.get(name);
      if (value === undefined || used.has(name)) continue;
      used.add(name);
      collect(value);
    }
  };
  for (const text of texts) collect(text);
  return used;
}

/** Texts of our style sheets and components, and of Mantine's sheets that `styles/index.css` imports. */
async function styleTexts(): Promise<string[]> {
  const own = (await sourceFiles(sourceFolder)).filter((file) => /\.(?:css|tsx)$/.test(file));
  const index = await readFile(join(sourceFolder, "styles/index.css"), "utf8");
  const mantine = [...index.matchAll(/"(@mantine\/[^"]+)"/g)].map(([, name = ""]) => resolve(name));
  const texts = await Promise.all([...own, ...mantine].map((file) => readFile(file, "utf8")));
  return texts.map((text) => text.replace(darkRule, ""));
}

/** The files below a folder, without those that the build generates. */
async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/generated/"));
}
