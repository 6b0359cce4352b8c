import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { theme } from "../theme.ts";

const source = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: source }).filter((file) => !/^generated|fonts\.css$/.test(file));
const texts = sheets.map((file) => ({ file, text: readFileSync(join(source, file), "utf8") }));

/** Each value of a property in our style sheets, with its file. */
function valuesOf(property: string): string[] {
  const declaration = new RegExp(`[\\s;]${property}: ([^;]*);`, "g");
  return texts.flatMap(({ file, text }) => [...text.matchAll(declaration)].map(([, value]) => `${value} (${file})`));
}

it("a media query changes the layout at a breakpoint of the theme, and at no other width", () => {
  const queries = texts.flatMap(({ text }) => text.match(/@media[^{]*width[^{]*/g) ?? []);
  const widths = queries.flatMap((query) => query.match(/[\d.]+(?:px|r?em)/g) ?? [query]);
  expect(widths.length).toBeGreaterThan(30);
  const breakpoints: readonly string[] = Object.values(theme.breakpoints);
  expect(widths.filter((width) => !breakpoints.includes(width))).toEqual([]);
});

const weights = Object.keys(theme.fontWeights).join("|");
const lineHeights = Object.values(theme.lineHeights).join("|");

it.each([
  ["font(?:-weight)?", `inherit|var\\(--mantine-font-weight-(?:${weights})\\)`],
  ["line-height", `${lineHeights}|inherit`],
  ["letter-spacing", "-0\\.03em|-0\\.015em|0\\.08em|0"],
] as const)("a style sheet sets a %s of the site's scale, and no other", (property, allowed) => {
  const values = valuesOf(property);
  expect(values.length).toBeGreaterThan(5);
  expect(values.filter((value) => !new RegExp(`^(?:${allowed})(?![\\w.%])`).test(value))).toEqual([]);
});
