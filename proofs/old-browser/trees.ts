import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** A part of a source that is replaced. */
export type Edit = readonly [file: string, from: string, to: string];

/**
 * A commit's tree, installed and built in a folder of its own, which later runs find built.
 * @throws Error with one sentence for people when a step fails
 */
export function builtTree(commit: string, name = "", edits: readonly Edit[] = []): string {
  const sha = execFileSync("git", ["rev-parse", "--verify", `${commit}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const folder = join(root, ".cache/old-browser", `${sha}${name}`);
  const done = join(folder, "built");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", sha], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  for (const [file, from, to] of edits) {
    const source = readFileSync(join(folder, file), "utf8");
    if (!source.includes(from)) throw new Error(`${file} no longer holds ${JSON.stringify(from)}.`);
    writeFileSync(join(folder, file), source.replaceAll(from, to));
  }
  for (const words of [["install", "--frozen-lockfile", "--prefer-offline"], ["build"]]) {
    const { status, stderr, stdout } = spawnSync("npx", ["--yes", "pnpm", ...words], { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`pnpm ${words[0]} failed in ${folder}: ${stderr || stdout}`);
  }
  writeFileSync(done, "");
  return folder;
}

const reshape = `const reshape = (data) => data === null || typeof data !== "object" || Array.isArray(data) ? { $all: data } :
  Object.entries(data).reduce((all, [key, value], index) => index % 3 === 0 ? { ...all, ["$new_" + key]: value } :
    index % 3 === 1 ? { ...all, [key]: [value] } : { ...all, $more: { ...all.$more, [key]: value } }, {});`;
const shape = `const shape = (data) => "$all" in data ? data.$all : Object.fromEntries(Object.entries(data).flatMap(([key, value]) =>
  key === "$more" ? Object.entries(value) : [key.startsWith("$new_") ? [key.slice(5), value] : [key, value[0]]]));`;

/**
 * A release of tomorrow: each record of page data has lost fields, renamed others and retyped others, which its own pages
 * know; a procedure has another name; and none of today's chunks is there.
 */
export const successor: readonly Edit[] = [
  [
    "apps/server/src/api/trpc.ts",
    "const body = await payload.text();",
    `${reshape}
    const answers = JSON.parse(await payload.text());
    const body = JSON.stringify(_request.method === "GET" && Array.isArray(answers)
      ? answers.map((each) => each.result ? { result: { data: reshape(each.result.data) } } : each) : answers);`,
  ],
  [
    "apps/web/src/data/data-links.ts",
    "if (response.ok) return response;",
    `${shape}
  if (response.ok && options.method === "GET") return new Response(JSON.stringify((await response.json()).map(
    (each) => each.result ? { result: { data: shape(each.result.data) } } : each)), response);
  if (response.ok) return response;`,
  ],
  ["packages/trpc-router/src/pages/pages.ts", "  about: pageProcedure", "  company: pageProcedure"],
  ["apps/web/src/routes/fixed.tsx", "utils.pages.about.", "utils.pages.company."],
];
