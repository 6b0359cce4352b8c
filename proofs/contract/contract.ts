import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compilerOptions } from "../../tools/stages.ts";
import { copyWorkspace } from "../../tools/workspace-copy.ts";
import { print, printVerdicts, runProgram } from "../program.ts";
import { type Edit, edits } from "./edits.ts";

const help = `pnpm proof contract
Breaks the contract on purpose in a copy of the workspace, and checks that the compiler reports each edit in each file
that has to follow: column → query → procedure → page. All edits share one compile, so none may keep
the compiler from reporting another.
\`pnpm check\` says whether the workspace compiles without them.

pnpm proof contract --record VERSION
Writes what this program takes, answers and stores into packages/trpc-router/contract/VERSION, for a new version in
CHANGELOG.md. The tests replay the last three versions.`;

const root = resolve(import.meta.dirname, "../..");
/** A busy host needs ten times as long as an idle one. */
const compileMsMax = 300_000;

const options = { record: { type: "string" } } as const;

await runProgram(help, options, async ({ record }, opened) => {
  if (record !== undefined) {
    const { recordVersion } = await import("../../apps/server/src/test/contract/version.ts");
    print(`Wrote ${await recordVersion(record)}`);
    return true;
  }
  const copy = join(root, ".cache/contract-probe");
  rmSync(copy, { recursive: true, force: true });
  opened.defer(() => rmSync(copy, { recursive: true, force: true }));
  copyWorkspace(copy);
  for (const edit of edits) make(edit, copy);
  const errors = errorsIn(copy);
  return printVerdicts(
    edits.map(({ name, says, breaks }) => {
      const isNamed = (file: string) => errors.some((error) => error.startsWith(`${file}(`) && says.test(error));
      const silent = breaks.filter((file) => !isNamed(file));
      return { promise: name, against: silent.map((file) => `the compiler says nothing of ${says} in ${file}`) };
    }),
  );
});

function make({ file, after, from, to }: Edit, copy: string): void {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const start = source.indexOf(after);
  const at = source.indexOf(from, start);
  if (start < 0 || at < 0)
    throw new Error(`${file} no longer holds ${JSON.stringify(from)} after ${JSON.stringify(after)}`);
  writeFileSync(path, source.slice(0, at) + to + source.slice(at + from.length));
}

/** The compiler's errors, each with the lines that explain it. @throws Error when it fails without naming a file */
function errorsIn(folder: string): string[] {
  const { stdout, status } = spawnSync("tsc", [...compilerOptions, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
    timeout: compileMsMax,
    maxBuffer: 64e6,
  });
  const errors = stdout.split(/\n(?=\S)/).filter((error) => /^\S+?\(\d+,\d+\): error /.test(error));
  if (status !== 0 && errors.length === 0) throw new Error(`tsc failed without naming a file:\n${stdout}`);
  return errors;
}
