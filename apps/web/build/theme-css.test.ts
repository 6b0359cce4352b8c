import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { theme } from "../src/theme.ts";
import { sourceFiles, styleTexts, themeVariables, usedVariables } from "./theme-css.ts";

const root = join(import.meta.dirname, "../../..");
const productFolders = ["apps/web/src", "apps/web/build", "apps/server/src", "packages"];
const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const namedColour = /(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|orange|yellow|brown|purple)(?![\w-])/g;

/** Files that a visitor's browser or an operator's mail may show. Articles are prose, in which "#300" is a number. */
async function productFiles(): Promise<string[]> {
  const files = (await Promise.all(productFolders.map((folder) => sourceFiles(join(root, folder))))).flat();
  return files.filter(
    (file) =>
      /\.(?:tsx?|css|svg|html|js)$/.test(file) &&
      !/node_modules|\/dist\/|\.test(?:-d)?\.tsx?$|\/blog\/articles\/|\/src\/theme\.ts$/.test(file),
  );
}

it("a colour is spelled in the theme and nowhere else", async () => {
  const spelled = (await productFiles()).map(async (file) => {
    const text = (await readFile(file, "utf8")).replace(/\/\*[\s\S]*?\*\//g, "");
    const found = [...(text.match(colour) ?? []), ...(file.endsWith(".css") ? (text.match(namedColour) ?? []) : [])];
    return found.map((value) => `${relative(root, file)}: ${value}`);
  });
  expect((await Promise.all(spelled)).flat()).toEqual([]);
});

it("every variable of Mantine in a style sheet is one of the theme's", async () => {
  const variables = themeVariables();
  const files = (await sourceFiles(join(root, "apps/web/src"))).filter((file) => /\.(?:css|tsx)$/.test(file));
  const unknown = files.map(async (file) => {
    const names = (await readFile(file, "utf8")).match(/--mantine-[a-z0-9-]+/g) ?? [];
    return names.filter((name) => !variables.has(name)).map((name) => `${relative(root, file)}: ${name}`);
  });
  expect((await Promise.all(unknown)).flat()).toEqual([]);
});

it("the theme's own values reach the variables", () => {
  const variables = themeVariables();
  expect(variables.get("--mantine-color-pine-7")).toBe(theme.colors.pine[7]);
  expect(variables.get("--mantine-color-text")).toBe(theme.black);
  expect(variables.get("--mantine-color-body")).toBe(theme.colors.paper[1]);
  expect(variables.get("--mantine-header-height")).toBe(theme.other.headerHeight);
});

it("most of Mantine's variables are left out of the pages", async () => {
  const variables = themeVariables();
  expect(usedVariables(variables, await styleTexts()).size).toBeLessThan(variables.size / 3);
});
