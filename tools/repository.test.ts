import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { createContentProgram } from "../apps/server/src/cli/content.ts";
import { createLeadsProgram } from "../apps/server/src/cli/leads.ts";
import { variables } from "../apps/server/src/configuration/variables.ts";

const root = join(import.meta.dirname, "..");
const find = (pattern: string | readonly string[]) => globSync(pattern, { cwd: root });
const read = (path: string) => readFileSync(join(root, path), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups.map(String));

const packages = find("{apps,packages}/*/package.json").map(dirname);
const documents = find(["*.md", "{docs,proofs}/**/*.md", "{apps,packages}/*/README.md"]);
const { scripts, optionalDependencies, packageManager } = JSON.parse(read("package.json"));

function isThere(path: string, document: string): boolean {
  const pattern = path.replace(/<\w+>/g, "*").replace(/\/$/, "");
  const own = dirname(document);
  const sources = own === "." || own.startsWith("docs") ? packages : [own];
  return [".", own, ...sources.flatMap((folder) => [folder, `${folder}/src`, `${folder}/src/*`])].some(
    (folder) => find(join(folder, pattern)).length > 0,
  );
}

function leads(document: string, link: string): boolean {
  const [file = "", anchor = ""] = link.split("#");
  const target = file === "" ? document : join(dirname(document), file);
  if (find(target).length === 0) return false;
  const headings = all(anchor === "" ? "" : read(target), /^#+ (.*)$/gm).flat();
  const anchors = headings.map((each) =>
    each
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
  return anchor === "" || anchors.includes(anchor);
}

const programs = { leads: createLeadsProgram(), content: createContentProgram() };
const proofs = spawnSync(process.execPath, ["proofs/proof.ts"], { cwd: root, encoding: "utf8" }).stdout.match(
  /[\w-]+/g,
);

function exists(command: string): boolean {
  const [script = "", name = "", ...rest] = command.split(/\s+/);
  if (!["install", "add", "audit", "outdated", "sbom", ...Object.keys(scripts)].includes(script)) return false;
  if (!/^[a-z-]+$/.test(name)) return true;
  if (script === "proof") return proofs?.includes(name) === true;
  if (script !== "leads" && script !== "content") return true;
  const known = programs[script].commands.find((each) => each.name() === name);
  const options = ["--help", ...(known?.options.map(({ long }) => long) ?? [])];
  return known !== undefined && rest.every((word) => !/^--[a-z]/.test(word) || options.includes(word));
}

describe.each(documents)("%s", (path) => {
  const text = read(path);

  it("names and links only files, folders and headings that exist", () => {
    const elsewhere = ["/etc/", "data/", "site.db", "backups/"];
    const named = all(text, /`([\w<*][\w.<>*/-]*)`/g)
      .flat()
      .filter((name) => /\.(?:tsx?|md|css|yaml|conf|cfg|service)$|\/$/.test(name))
      .filter((name) => !elsewhere.some((part) => name.startsWith(part)));
    expect(named.filter((name) => !isThere(name, path))).toEqual([]);
    const links = all(text, /\]\((?!https?:)([^)]+)/g).flat();
    expect(links.filter((link) => !leads(path, link))).toEqual([]);
  });

  it("names only commands and options that exist", () => {
    const code = all(text, /(```\w*\n[\s\S]*?```|`[^`\n]+`)/g).join("\n");
    const named = all(code, /\bpnpm ((?!--)[a-z][^\n`#&|;")]*)/g).flat();
    expect(named.filter((command) => !exists(command.trim()))).toEqual([]);
  });
});

it("units, images and CI call only commands that exist", () => {
  const files = find(["docs/deploy/*", ".github/workflows/*"]);
  const called = files.flatMap((file) => all(read(file), /\bcli\/(leads|content)\.ts ([a-z]+)/g));
  expect(called.length).toBeGreaterThan(5);
  expect(called.map((words) => words.join(" ")).filter((command) => !exists(command))).toEqual([]);
});

it("docs/faults.md names each alert, and only log lines that the program writes", () => {
  const page = read("docs/faults.md");
  const named = new Set(page.match(/\bSite[A-Z]\w+/g));
  const alerts = all(read("docs/deploy/prometheus-rules.yml"), /- alert: (\w+)/g).flat();
  expect([...named].toSorted()).toEqual(alerts.toSorted());
  const sources = find("{apps/server,packages/db}/src/**/*.ts").filter((path) => !path.includes("test"));
  const logged = all(page, /^ {2}Log: (.*)$/gm).flatMap(([line = ""]) => line.match(/(?<=`)[^`]{3,}(?=`)/g) ?? []);
  expect(logged.length).toBeGreaterThan(0);
  // In the document, `…` stands for a part of the log line that varies, such as a folder or a number.
  const parts = logged.flatMap((line) => line.split("…")).map((part) => part.trim());
  const written = sources.map(read).join("\n");
  expect(parts.filter((part) => !written.includes(part))).toEqual([]);
});

it("each variable of the configuration is explained in .env.example, with its default", () => {
  const rows = read(".env.example")
    .split("\n\n")
    .flatMap((text) =>
      all(text, /^(\w+)=/gm).map(([name = ""]) => ({ name, text: text.replace(/(?<=\d),(?=\d)/g, "") })),
    );
  const defaults = Object.entries(variables.shape).map(
    ([name, field]) => [name, field.safeParse(undefined).data] as const,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(defaults.map(([name]) => name).toSorted());
  const values = new Map(defaults);
  const wrong = rows.filter(({ name, text }) => {
    const value = Array.isArray(values.get(name)) ? "" : String(values.get(name) ?? "");
    return !text.startsWith("#") || (!name.startsWith("SITE_") && !text.includes(value));
  });
  expect(wrong).toEqual([]);
});

const rules = join(root, "docs/deploy");
const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

it.skipIf(!hasPromtool)("each fault fires its alert and no other, and three quiet hours fire none", () => {
  const words = ["test", "rules", "prometheus-rules.test.yml"];
  const { status, stdout, stderr } = spawnSync("promtool", words, { cwd: rules, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
});

it("alerts ask only for figures that /metrics has", () => {
  const sources = find("apps/server/src/operations/*.ts").map(read).join("\n");
  const names = all(read("docs/deploy/prometheus-rules.yml"), /\b(site_\w+?)(?=_(?:count|bucket)\b|\b)/g).flat();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
});

it("files that Git ignores (leads, configuration, builds of this machine) get into no container image, and no source file is missing there", () => {
  const patternsOf = (file: string) => all(read(file), /^([^#\n].*)$/gm).flat();
  // A pattern without a slash applies to every folder in .gitignore, but only to the top folder in .dockerignore.
  const ignored = patternsOf(".gitignore")
    .map((pattern) => pattern.replace(/\/$/, ""))
    .map((pattern) => (pattern.includes("/") ? pattern : `**/${pattern}`));
  const left = patternsOf(".dockerignore");
  expect(left).toEqual(expect.arrayContaining([".git", ...ignored]));
  const everywhere = left.filter((pattern) => pattern.startsWith("**/"));
  expect(find(everywhere.map((pattern) => `{apps,packages}/*/src/${pattern}`))).toEqual([]);
});

it("all versions are exact, pnpm picks optional packages for the Node of the repository, the tests run on that Node, and pnpm.sh installs the pnpm of package.json", () => {
  const versions = find(["pnpm-workspace.yaml", "package.json", "{apps/*,packages/*,proofs,tools}/package.json"]);
  expect(versions.filter((path) => /: "?[\^~*]/.test(read(path)))).toEqual([]);
  const [version, ...others] = new Set(Object.values(optionalDependencies));
  expect(others).toEqual([]);
  expect(read("pnpm-workspace.yaml")).toMatch(new RegExp(`^nodeVersion: ${version}$`, "m"));
  expect(process.version).toBe(`v${version}`);
  expect(`pnpm@${/^version=(.*)$/m.exec(read("docs/deploy/pnpm.sh"))?.[1]}`).toBe(packageManager);
});
