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

it("docs/faults.md names the alert of each fault, or says why there is none", () => {
  const page = readFileSync(join(root, "docs/faults.md"), "utf8");
  const rules = readFileSync(join(deploy, "prometheus-rules.yml"), "utf8");
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const rows = page.split("\n").filter((line) => /^\| (?!fault |---)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/\| (?:none: \w|Site\w+)/.test(row))).toEqual([]);
  expect([...new Set([...page.matchAll(/\bSite[A-Z]\w+/g)].map(([name]) => name))].toSorted()).toEqual(
    alerts.toSorted(),
  );
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

it("datasette.json has the ten queries of docs/lead-queries.md, and lets nobody type others", () => {
  const page = readFileSync(join(root, "docs/lead-queries.md"), "utf8");
  const questions = page.split("\n## ").slice(1);
  const queries = questions.map((question) => {
    const [title = ""] = question.split("\n");
    const [, sql = ""] = /^(?:SQLite|Both engines):\n\n```sql\n([^`]+)```$/m.exec(question) ?? [];
    const name = title
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim()
      .replaceAll(" ", "-");
    return [name, { title, sql: sql.trim() }];
  });
  const { databases, ...rest } = JSON.parse(readFileSync(join(deploy, "datasette.json"), "utf8"));
  expect(databases).toEqual({ site: { allow_sql: false, queries: Object.fromEntries(queries) } });
  expect(rest).toEqual({ title: "Leads", allow_sql: false });
});
