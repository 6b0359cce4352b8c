import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

function patternsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

it("what Git ignores (leads, configuration, builds of this machine) gets into no container image", () => {
  // Git matches a pattern without a slash in every folder.
  const expected = patternsOf(".gitignore")
    .map((pattern) => pattern.replace(/\/$/, ""))
    .map((pattern) => (pattern.includes("/") ? pattern : `**/${pattern}`));
  expect(patternsOf(".dockerignore")).toEqual(expect.arrayContaining([".git", ...expected]));
});

it("the container image lacks no folder or file of the sources", () => {
  const everywhere = patternsOf(".dockerignore").filter((pattern) => pattern.startsWith("**/"));
  expect(
    globSync(
      everywhere.map((pattern) => `{apps,packages}/*/src/${pattern}`),
      { cwd: root },
    ),
  ).toEqual([]);
});
