import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import { expect, it } from "vitest";
import { tokens } from "../src/tokens.ts";

const source = join(import.meta.dirname, "../src");
const components = globSync("**/*.tsx", { cwd: source }).map((file) => join(source, file));

function classesOf(file: string): { sheet: string; name: string }[] {
  const text = readFileSync(file, "utf8");
  const code = text.replace(/^import .*$/gm, "");
  return [...text.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";$/gm)].flatMap(([, object, path = ""]) => {
    const names = [...code.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);
    return names.map((name) => ({ sheet: join(dirname(file), path), name }));
  });
}

it("each class that a component names is in its CSS module", () => {
  const used = components.flatMap(classesOf);
  expect(used.length).toBeGreaterThan(100);
  const missing = used.filter(({ sheet, name }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, "utf8")));
  expect(missing.map(({ sheet, name }) => `${sheet.slice(source.length)} .${name}`)).toEqual([]);
});

it("every variable of Mantine in a style sheet or a component is one of the theme's", () => {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, tokens));
  const own = Object.keys(tokens.other).map((name) => `--mantine-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`);
  const known = new Set([...Object.keys(variables), ...Object.keys(light), ...own]);
  const sheets = globSync("**/*.css", { cwd: source, exclude: ["generated"] }).map((file) => join(source, file));
  const unknown = [...sheets, ...components].flatMap((file) => {
    const names = readFileSync(file, "utf8").match(/--mantine-[a-z0-9-]+/g) ?? [];
    return names.filter((name) => !known.has(name)).map((name) => `${relative(source, file)}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
