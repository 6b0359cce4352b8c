import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const deploy = join(root, "docs/deploy");
const units = globSync("*.service", { cwd: deploy });

function isInstalled(program: string): boolean {
  return spawnSync(program, ["--version"]).status === 0;
}

function patternsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

it.skipIf(!isInstalled("promtool"))("each fault fires its alert and no other, and three quiet hours fire none", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "prometheus-rules.test.yml"], {
    cwd: deploy,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
});

it("alerts ask only for figures that /metrics has", () => {
  const sources = globSync("apps/server/src/operations/*.ts", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const rules = readFileSync(join(deploy, "prometheus-rules.yml"), "utf8");
  const names = new Set([...rules.matchAll(/\bsite_\w+?(?=_(?:count|bucket)\b|\b)/g)].map(([name]) => name));
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => !sources.some((source) => source.includes(`"${name}"`)))).toEqual([]);
});

it.skipIf(!isInstalled("systemd-analyze")).each(units)("%s has an exposure of at most 2.0 to an attacker", (unit) => {
  const { stdout } = spawnSync(
    "systemd-analyze",
    ["security", "--offline=true", "--threshold=20", join(deploy, unit)],
    {
      encoding: "utf8",
    },
  );
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
});

it("what Git ignores (leads, configuration, builds of this machine) gets into no container image, and no source lacks", () => {
  // Git matches a pattern without a slash in every folder.
  const ignored = patternsOf(".gitignore")
    .map((pattern) => pattern.replace(/\/$/, ""))
    .map((pattern) => (pattern.includes("/") ? pattern : `**/${pattern}`));
  const left = patternsOf(".dockerignore");
  expect(left).toEqual(expect.arrayContaining([".git", ...ignored]));
  const everywhere = left.filter((pattern) => pattern.startsWith("**/"));
  expect(
    globSync(
      everywhere.map((pattern) => `{apps,packages}/*/src/${pattern}`),
      { cwd: root },
    ),
  ).toEqual([]);
});

it("pnpm picks optional packages for the Node that the repository brings, and the tests run on that one", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  expect(/^nodeVersion: (\S+)$/m.exec(workspace)?.[1]).toBe(dependencies.node);
  expect(process.version).toBe(`v${dependencies.node}`);
});
