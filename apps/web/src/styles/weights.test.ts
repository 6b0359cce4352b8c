import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { theme } from "../theme.ts";

const source = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: source }).filter((file) => !/^generated|fonts\.css$/.test(file));
const weight = new RegExp(
  `^(?:inherit|var\\(--mantine-font-weight-(?:${Object.keys(theme.fontWeights).join("|")})\\))`,
);

it("a style sheet sets font weights of the theme only", () => {
  const weights = sheets.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return [...text.matchAll(/\bfont(?:-weight)?: ([^;]*);/g)].map(([, value = ""]) => ({ file, value }));
  });
  expect(weights.length).toBeGreaterThan(50);
  expect(weights.filter(({ value }) => !weight.test(value))).toEqual([]);
});
