import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { createContentProgram } from "../../apps/server/src/cli/content.ts";
import { createLeadsProgram } from "../../apps/server/src/cli/leads.ts";
import { defaultsOfVariables } from "../../apps/server/src/configuration/variables.ts";

const root = join(import.meta.dirname, "../..");
const packages = globSync("{apps,packages}/*/package.json", { cwd: root }).map(dirname);
const documents = globSync(["*.md", "{docs,proofs}/**/*.md", "{apps,packages}/*/README.md"], { cwd: root }).map(
  (path): [string, string] => [path, read(path)],
);

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Paths of sources that a text has in backticks; `<slug>` and `*` match any name. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w<*][\w.<>*/-]*)`/g)].map(([, path = ""]) => path);
  return quoted.filter((path) => /\.(?:tsx?|md|css|yaml|conf|cfg|service)$|\/$/.test(path));
}

/** Whether the path exists, relative to the root, to the document's folder or to the sources of any package. */
function isThere(path: string, document: string): boolean {
  const pattern = path.replace(/<\w+>/g, "*").replace(/\/$/, "");
  const own = dirname(document);
  const sources = packages.flatMap((folder) => [folder, `${folder}/src`, `${folder}/src/*`]);
  const folders = [".", own, `${own}/src`, `${own}/src/*`, ...(own === "." || own.startsWith("docs") ? sources : [])];
  return folders.some((folder) => globSync(join(folder, pattern), { cwd: root }).length > 0);
}

/** The fragments by which a document's headings are linked. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\w\s-]/g, "").replaceAll(" ", "-"));
}

/** Why a link of a document leads nowhere, or null. */
function brokenLink(document: string, link: string): string | null {
  const [file = "", anchor = ""] = link.split("#");
  const target = file === "" ? document : join(dirname(document), file);
  if (globSync(target, { cwd: root }).length === 0) return `${link}: no such file`;
  return anchor === "" || anchorsOf(read(target)).includes(anchor) ? null : `${link}: no such heading`;
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
const ofPnpm = ["install", "add", "audit", "outdated", "sbom"];
const programs = { leads: createLeadsProgram(), content: createContentProgram() };
// Without a name it prints those that it knows.
const proofs = spawnSync(process.execPath, [scripts.proof?.split(" ")[1] ?? ""], {
  cwd: root,
  encoding: "utf8",
}).stdout;

/** What is wrong with the command, such as "leads list --due". */
function mistakeIn(command: string): string[] {
  const [script = "", name = "", ...rest] = command.split(/\s+/);
  if (!ofPnpm.includes(script) && !(script in scripts)) return [`pnpm ${script}: no such command`];
  if (script === "proof")
    return !/^[a-z]/.test(name) || proofs.match(/[\w-]+/g)?.includes(name) ? [] : [`pnpm proof ${name}`];
  const program = Object.entries(programs).find(([each]) => each === script)?.[1];
  if (program === undefined || !/^[a-z]+$/.test(name)) return [];
  const known = program.commands.find((each) => each.name() === name);
  if (known === undefined) return [`pnpm ${script} ${name}: no such command`];
  const options = ["--help", ...known.options.map(({ long }) => long)];
  return rest
    .filter((word) => /^--[a-z]/.test(word) && !options.includes(word))
    .map((word) => `pnpm ${script} ${name} ${word}: no such option`);
}

describe.each(documents)("%s", (path, text) => {
  it("names only files and folders that exist", () => {
    // Files that the operator creates, or that a program writes at run time.
    const elsewhere = ["/etc/", "data/", "site.db", "backups/"];
    const named = pathsIn(text).filter((name) => !elsewhere.some((part) => name.startsWith(part)));
    expect(named.filter((name) => !isThere(name, path))).toEqual([]);
  });

  it("links only to documents and headings that exist", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)]+)/g)].map(([, link = ""]) => link);
    expect(links.map((link) => brokenLink(path, link)).filter((mistake) => mistake !== null)).toEqual([]);
  });

  it("names only commands and options that exist", () => {
    const code = [...text.matchAll(/```\w*\n[\s\S]*?```|`[^`\n]+`/g)].map(([block]) => block).join("\n");
    const named = [...code.matchAll(/\bpnpm ((?!--)[a-z][^\n`#&|;")]*)/g)].map(([, command = ""]) => command.trim());
    expect(named.flatMap(mistakeIn)).toEqual([]);
  });
});

it("docs/faults.md names each alert, and only log lines that the program writes", () => {
  const page = read("docs/faults.md");
  const named = new Set([...page.matchAll(/\bSite[A-Z]\w+/g)].map(([name]) => name));
  const alerts = [...read("docs/deploy/prometheus-rules.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect([...named].toSorted()).toEqual(alerts.toSorted());

  const sources = globSync("{apps/server,packages/db}/src/**/*.ts", { cwd: root })
    .filter((path) => !path.includes("test"))
    .map(read)
    .join("\n");
  const logged = [...page.matchAll(/^ {2}Log: (.*)$/gm)].flatMap(
    ([, line = ""]) => line.match(/(?<=`)[^`]{3,}(?=`)/g) ?? [],
  );
  expect(logged.length).toBeGreaterThan(0);
  // Where a line names a folder or a number, the document has an ellipsis.
  const parts = logged.flatMap((line) => line.split("…")).map((part) => part.trim());
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});

describe("the variables of the configuration", () => {
  const rows = [...read("docs/configuration.md").matchAll(/^- (`[A-Z].*?`): (.*)$/gm)].map(
    ([, names = "", text = ""]) => ({ names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name), text }),
  );
  const names = Object.keys(defaultsOfVariables);

  it("stand in docs/configuration.md and in .env.example once each", () => {
    const exampled = [...read(".env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(rows.flatMap((row) => row.names).toSorted()).toEqual(names.toSorted());
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
