import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { columnsOf } from "../../apps/server/bench/table.ts";
import { tryStart, tryTest } from "./commands.ts";
import { installNode, machineOf, type NodeVersion, ordinaryUser, ownedFolder } from "./machine.ts";
import { cloneSources, copyReadOnly } from "./trees.ts";

// Runs the README's two commands as on other machines: with an older Node, as an unprivileged user, in a clone; then
// starts a copy of the built tree that this user may only read.
const { values } = parseArgs({ options: { node: { type: "string", multiple: true }, whole: { type: "boolean" } } });

/** Node versions, each with the npm that its installer includes. */
const versions: readonly NodeVersion[] = [
  { node: "18.0.0", npm: "8.6.0" },
  { node: "18.20.8", npm: "10.8.2" },
  { node: "20.0.0", npm: "9.6.4" },
  { node: "22.0.0", npm: "10.5.1" },
  { node: "24.11.1", npm: "11.6.2" },
];
const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "site-machines-"));
chmodSync(folder, 0o755);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const [user, other] = [ordinaryUser(1), ordinaryUser(2)];
const userName = user === null ? "this user" : `uid ${user.uid}`;
const rows: string[][] = [];
const failures: string[] = [];
// One home for all versions, so that the clones share downloaded packages.
const home = ownedFolder(join(folder, "home"), user);
for (const version of versions.filter(({ node }) => values.node?.includes(node) ?? true)) await tryVersion(version);

for (const line of columnsOf(["Node", "npm", "user", "tree", "start", "test"], rows, new Set([0, 1, 2, 3, 4, 5])))
  print(line);
for (const failure of failures) print(`\n${failure}`);
print(`${rows.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function tryVersion(version: NodeVersion): Promise<void> {
  const machine = machineOf(installNode(folder, version), home, user);
  const tree = join(folder, `site-${version.node}`);
  cloneSources(root, tree, user);
  print(`Node ${version.node}: npx --yes pnpm start`);
  const start = await tryStart(tree, machine);
  print(`Node ${version.node}: npx --yes pnpm test`);
  const test = await tryTest(tree, machine, values.whole ?? false);
  print(test.summary);
  note(version, "clone", [
    outcomeOf(start.failure, `serves after ${start.seconds} s`),
    outcomeOf(test.failure, `${values.whole ? "all" : "format, types, build"} after ${test.seconds} s`),
  ]);

  const copy = join(folder, "read-only");
  copyReadOnly(tree, copy, other);
  rmSync(tree, { recursive: true });
  const data = { DATABASE_URL: `file:${join(home, `data-${version.node}/site.db`)}` };
  const served = await tryStart(copy, machine, data);
  const built = served.hasBuilt ? "It was built again." : served.failure;
  note(version, "read-only copy of another user", [
    outcomeOf(built, `serves after ${served.seconds} s, no build`),
    "-",
  ]);
  rmSync(copy, { recursive: true });
}

function outcomeOf(failure: string | null, success: string): string {
  if (failure !== null) failures.push(failure);
  return failure === null ? success : "FAILED";
}

function note({ node, npm }: NodeVersion, tree: string, cells: readonly string[]): void {
  rows.push([node, npm, userName, tree, ...cells]);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
