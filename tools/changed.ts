import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";

// `pnpm test:changed`: the tests that a change can touch, in seconds. Those of packages are found by their imports. Most
// tests of the server reach the code through a started site, so that its imports would name all of them: those beside a
// changed file run instead. Journeys need a build; their command is printed.
const root = join(import.meta.dirname, "..");
const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n");
const base = process.argv[2] ?? "origin/main";
const [start = "HEAD"] = spawnSync("git", ["merge-base", base, "HEAD"], { cwd: root, encoding: "utf8" }).stdout.split(
  "\n",
);
const changed = [
  ...git("diff", "--name-only", start || "HEAD"),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((file) => /\.(?:tsx?|css|json)$/.test(file) && existsSync(join(root, file)));

/** Which journeys use a folder of apps/web or a room of the server. */
const journeys: readonly [RegExp, string][] = [
  [/web\/src\/forms|server\/src\/forms|content\/src\/copy\/forms/, "forms leads"],
  [/web\/src\/(?:analytics|intent)/, "analytics"],
  [/web\/src\/(?:browser|data|routes|router|entry)/, "navigation touch slow-and-failing"],
  [/web\/src\/layout/, "header phone"],
  [/web\/src\/(?:sections|templates|ui|styles|theme)/, "pages"],
  [/server\/src\/pages/, "other-build navigation"],
];

const beside = new Set(
  changed
    .filter((file) => file.startsWith("apps/server/src/"))
    .flatMap((file) => globSync(join(dirname(file), "*.test.ts"), { cwd: root })),
);
const runs = [
  ...(changed.length > 0 ? [["related", "--run", "--project", "parts", "--passWithNoTests", ...changed]] : []),
  ...(beside.size > 0 ? [["run", "--project", "site", ...beside]] : []),
];
process.stdout.write(`${changed.length} files differ from ${base}.\n`);
for (const words of runs) {
  const { status } = spawnSync("vitest", words, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
const touched = journeys.filter(([pattern]) => changed.some((file) => pattern.test(file))).map(([, names]) => names);
if (touched.length > 0) process.stdout.write(`Journeys: pnpm test:browser ${touched.join(" ")}\n`);
