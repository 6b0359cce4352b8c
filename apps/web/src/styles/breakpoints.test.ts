import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { theme } from "../theme.ts";

const source = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: source });
const breakpoints: readonly string[] = Object.values(theme.breakpoints);

it("a media query names a breakpoint of the theme, and no other width", () => {
  const widths = sheets.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    const queries = (text.match(/@media[^{]*/g) ?? []).filter((query) => query.includes("width"));
    return queries.flatMap((query) => (query.match(/[\d.]+(?:px|r?em)/g) ?? [query]).map((width) => ({ file, width })));
  });
  expect(widths.length).toBeGreaterThan(50);
  expect(widths.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});
