import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { luminance } from "@mantine/core";
import { expect, it } from "vitest";
import { theme } from "./theme.ts";

const { pine, amber, ink, paper, red } = theme.colors;

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it.each([
  ["white text on a button", theme.white, pine[7]],
  ["white text on the dark band", theme.white, pine[8]],
  ["a link on a sheet", pine[7], paper[0]],
  ["a link on the page", pine[7], paper[1]],
  ["a link on a band", pine[7], paper[4]],
  ["a link on a green tint", pine[7], pine[0]],
  ["text on the page", ink[9], paper[1]],
  ["muted text on a sheet", ink[6], paper[0]],
  ["muted text on a band", ink[6], paper[4]],
  ["text about time on the page", amber[7], paper[1]],
  ["text on an amber bar", amber[9], amber[1]],
  ["an error on a sheet", red[6], paper[0]],
  ["an error on a red tint", red[6], red[0]],
])("%s can be read: its contrast is 4.5 to 1 or more (WCAG 1.4.3)", (_, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ["the outline of a control", ink[4], paper[0]],
  ["the outline of an amber bar", amber[5], paper[1]],
])("%s can be seen: its contrast is 3 to 1 or more (WCAG 1.4.11)", (_, line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

it("the pictures that are files have the theme's colours; public/art/README.md says how they are drawn", () => {
  const own: readonly string[] = [theme.white, pine, ink, paper].flat();
  const folder = join(import.meta.dirname, "../public");
  const foreign = globSync("**/*.svg", { cwd: folder }).flatMap((file) =>
    (readFileSync(join(folder, file), "utf8").match(/#[0-9a-f]{6}\b/g) ?? [])
      .filter((colour) => !own.includes(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(foreign).toEqual([]);
});
