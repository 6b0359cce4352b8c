import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
// Prose says "as" as well, so that folders of content are left out.
const prose = /content\/src\/(?:blog|copy|services|specialties|generic|legal)\//;
const files = globSync("{apps,packages}/*/{src,build}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test(?:-d)?\.tsx?$/.test(path) && !prose.test(path),
);

const cast = / as (?!const\b)(?:unknown|never|string|number|keyof|typeof|readonly|[A-Z{([])/;

/** The line without its texts, its comment and imported names. */
function codeOf(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""').replace(/\/\/.*|^\s*(?:\*|\/\*\*).*|^import .*/, "");
}

it("every type assertion in product code gives its reason on its line", () => {
  const silent = files.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        cast.test(codeOf(line)) && !/\/\/ \S/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(silent).toEqual([]);
});
