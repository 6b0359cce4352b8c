import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
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
CHANGELOG.md. The tests replay the last three versions.

pnpm proof contract --planted
Plants edits that browsers and programs of a recorded version can't bear, and some that they can, and checks that the
replay names the field of each of the first and passes the others.`;

const root = resolve(import.meta.dirname, "../..");
/** A busy host needs ten times as long as an idle one. */
const compileMsMax = 300_000;

const options = {
  record: { type: "string" },
  planted: { type: "boolean", default: false },
} as const;

await runProgram(help, options, async ({ record, planted }, opened) => {
  if (planted) return (await import("./planted.ts")).tryPlanted();
  if (record !== undefined) {
    const { recordVersion } = await import("../../apps/server/src/test/contract/version.ts");
    print(`Wrote ${await recordVersion(record)}`);
    return true;
  }
  const copy = join(root, ".cache/contract-probe");
  opened.defer(() => rmSync(copy, { recursive: true, force: true }));
  mkdirSync(copy, { recursive: true });
  copyWorkspace(root, copy);
  const errors = await errorsAfter(edits, copy);
  return printVerdicts(edits.map((edit) => ({ promise: edit.name, against: silentFor(edit, errors) })));
});

/** What speaks against an edit: the files in which the compiler says nothing of it. */
function silentFor({ name, file, after, from, says, breaks }: Edit, errors: readonly string[]): string[] {
  if (errors.includes(name)) return [`${file} no longer holds ${JSON.stringify(from)} after ${JSON.stringify(after)}`];
  const silent = breaks.filter((expected) => {
    return !errors.some((error) => error.startsWith(`${expected}(`) && says.test(error));
  });
  return silent.map((expected) => `the compiler says nothing of ${says} in ${expected}`);
}

/** Makes the edits and compiles. @returns the errors, and the names of edits whose text is gone */
async function errorsAfter(all: readonly Edit[], copy: string): Promise<string[]> {
  const lacking: string[] = [];
  for (const { name, file, after, from, to } of all) {
    const path = join(copy, file);
    const source = readFileSync(path, "utf8");
    const start = source.indexOf(after);
    const at = source.indexOf(from, start);
    if (start < 0 || at < 0) lacking.push(name);
    else writeFileSync(path, source.slice(0, at) + to + source.slice(at + from.length));
  }
  return [...lacking, ...(await errorsIn(copy))];
}

/** The compiler's errors, each with the lines that explain it. @throws Error when it fails without naming a file */
async function errorsIn(folder: string): Promise<string[]> {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const child = spawn(process.execPath, [tsc, ...compilerOptions, "--pretty", "false"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: compileMsMax,
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const errors = output.split(/\n(?=\S)/).filter((error) => /^\S+?\(\d+,\d+\): error /.test(error));
  if (status !== 0 && errors.length === 0) throw new Error(`tsc failed without naming a file:\n${output}`);
  return errors;
}
