import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultsOfVariables } from "../../apps/server/src/configuration/variables.ts";

const root = join(import.meta.dirname, "../..");
const packages = globSync("{apps,packages}/*/package.json", { cwd: root }).map(dirname);
const documents = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/README.md"], { cwd: root }).map(
  (path): [string, string] => [path, read(path)],
);

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Paths of sources that a text has in backticks; `<slug>` and `*` match any name. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w<*][\w.<>*/-]*)`/g)].map(([, path = ""]) => path);
  return quoted.filter((path) => /\.(?:ts|tsx|md|css|yaml|conf|cfg|service)$|\/$/.test(path));
}

/** Whether the path exists, relative to the root, to the document's folder or to the sources of any package. */
function isThere(path: string, document: string): boolean {
  const pattern = path.replace(/<\w+>/g, "*").replace(/\/$/, "");
  const own = dirname(document);
  const sources = packages.flatMap((folder) => [folder, `${folder}/src`, `${folder}/src/*`]);
  const folders = [".", own, `${own}/src`, `${own}/src/*`, ...(own === "." || own.startsWith("docs") ? sources : [])];
  return folders.some((folder) => globSync(join(folder, pattern), { cwd: root }).length > 0);
}

describe.each(documents)("%s", (path, text) => {
  it("names only files and folders that exist", () => {
    // Files that the operator creates, or that a program writes at run time.
    const elsewhere = ["/etc/", "data/", "site.db", "backups/"];
    const named = pathsIn(text).filter((name) => !elsewhere.some((part) => name.startsWith(part)));
    expect(named.filter((name) => !isThere(name, path))).toEqual([]);
  });

  it("links only to documents that exist", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => globSync(join(root, dirname(path), link)).length === 0)).toEqual([]);
  });
});

it("docs/faults.md names the tests of its rows as files, which have to exist like all files of a document", () => {
  const [introduction = ""] = read("docs/faults.md").split("\n## ");
  expect(pathsIn(introduction).filter((path) => path.endsWith(".test.ts")).length).toBeGreaterThan(5);
  expect(introduction).not.toMatch(/`[\w-]+`/);
});

it("docs/faults.md quotes only log lines that the program writes", () => {
  const sources = globSync("{apps/server,packages/db}/src/**/*.ts", { cwd: root })
    .filter((path) => !path.includes("test"))
    .map(read)
    .join("\n");
  const rows = read("docs/faults.md").matchAll(/^\|.*\| ([^|]+) \|$/gm);
  const quoted = [...rows].flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line));
  expect(quoted.length).toBeGreaterThan(8);
  // Where a line names a folder or a number, the document has an ellipsis.
  const parts = quoted.flatMap((line) => line.split("…")).map((part) => part.trim());
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});

it("docs/security-checklist.md quotes only titles of tests that stand in the file it names", () => {
  const proofs = [...read("docs/security-checklist.md").matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)];
  expect(proofs.length).toBeGreaterThan(50);
  // A title is quoted in part, and may be made of a template.
  const missing = proofs.filter(([, path = "", words = ""]) => !read(path).replace(/\s+/g, " ").includes(words));
  expect(missing.map(([proof]) => proof)).toEqual([]);
});

it("docs/decisions/README.md lists every record of a decision", () => {
  const records = globSync("docs/decisions/[0-9]*.md", { cwd: root }).map((path) => path.split("/").at(-1));
  const listed = [...read("docs/decisions/README.md").matchAll(/\]\((\d[^)]*)\)/g)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(records.toSorted());
});

it.each(packages)("%s has a README of at most 25 lines", (folder) => {
  const lines = read(`${folder}/README.md`).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(25);
});

describe("the variables of the configuration", () => {
  const rows = [...read("docs/configuration.md").matchAll(/^\| (`[A-Z].*?) +\| (.*?) +\|$/gm)].map(
    ([, names = "", text = ""]) => ({ names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name), text }),
  );
  const names = Object.keys(defaultsOfVariables);

  it("stand in docs/configuration.md once each", () => {
    expect(rows.flatMap((row) => row.names).toSorted()).toEqual(names.toSorted());
  });

  it("stand in .env.example once each", () => {
    const exampled = [...read(".env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(exampled.toSorted()).toEqual(names.toSorted());
  });

  it("have the default that docs/configuration.md says", () => {
    const wrong = rows.flatMap((row) =>
      row.names.filter((name) => {
        const value = defaultsOfVariables[name ?? ""];
        return value && !name?.startsWith("SITE_") && !row.text.includes(`\`${value}\``);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
