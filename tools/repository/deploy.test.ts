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

it.skipIf(!isInstalled("promtool"))("each fault fires its alert and no other, and three quiet hours fire none", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "prometheus-rules.test.yml"], {
    cwd: deploy,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
});

it("alerts and dashboard ask only for figures that /metrics has", () => {
  const sources = globSync("apps/server/src/operations/*.ts", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const asked = ["prometheus-rules.yml", "grafana-dashboard.json"].flatMap((file) => [
    ...readFileSync(join(deploy, file), "utf8").matchAll(/\bsite_\w+?(?=_(?:count|bucket)\b|\b)/g),
  ]);
  const names = [...new Set(asked.map(([name]) => name))];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !sources.some((source) => source.includes(`"${name}"`)))).toEqual([]);
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
