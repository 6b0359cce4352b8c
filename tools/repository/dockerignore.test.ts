import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

function patternsOf(file: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, "../..", file), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

it("what Git ignores (leads, configuration, builds of this machine) gets into no container image", () => {
  // Git matches a pattern without a slash in every folder.
  const expected = patternsOf(".gitignore")
    .map((pattern) => pattern.replace(/\/$/, ""))
    .map((pattern) => (pattern.includes("/") ? pattern : `**/${pattern}`));
  expect(patternsOf(".dockerignore")).toEqual(expect.arrayContaining([".git", ...expected]));
});
