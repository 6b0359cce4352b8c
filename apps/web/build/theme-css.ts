import { writeFile } from "node:fs/promises";
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import { cssVariablesResolver, theme } from "../src/theme.ts";

/** Writes the theme's CSS variables, of which a document gets those that it uses. */
export async function buildThemeCss(outFile: string): Promise<void> {
  const lines = [...themeVariables()].map(([name, value]) => `  ${name}: ${value};`);
  await writeFile(outFile, `:root {\n${lines.join("\n")}\n}\n`);
}

/** The CSS variables that MantineProvider would write for the light scheme. */
export function themeVariables(): ReadonlyMap<string, string> {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [derived, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  return new Map(Object.entries({ ...derived.variables, ...derived.light, ...own.variables, ...own.light }));
}
