import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { print, runProgram } from "../program.ts";
import { copyWorkspace } from "../workspace-copy.ts";
import { brokenFiles, tryEdit } from "./edit.ts";
import { edits } from "./edits.ts";

const help = `pnpm proof contract [--only TEXT]
Breaks the contract on purpose, one edit at a time, in copies of the workspace, and checks that the compiler reports an
error in each file that has to follow: column → query → procedure → page.

pnpm proof contract --record VERSION
Writes what this program takes, answers and stores into packages/trpc-router/contract/VERSION, for a new version in
CHANGELOG.md. The tests replay the last three versions.

pnpm proof contract --planted [--only TEXT]
Plants edits that browsers and programs of a recorded version can't bear, and some that they can, and checks that the
replay names the field of each of the first and passes the others.

--only   edits whose name holds the text (default: all)`;

const root = resolve(import.meta.dirname, "../..");

const options = {
  only: { type: "string", default: "" },
  record: { type: "string" },
  planted: { type: "boolean", default: false },
} as const;

await runProgram(help, options, async ({ only, record, planted }, opened) => {
  if (planted) return (await import("./planted.ts")).tryPlanted(only);
  if (record !== undefined) {
    const { recordVersion } = await import("../../apps/server/src/test/contract/version.ts");
    print(`Wrote ${await recordVersion(record)}`);
    return true;
  }
  const queue = edits.filter(({ name }) => name.includes(only));
  let [passed, failed] = [0, 0];
  const judge = (name: string, against: readonly string[]) => {
    print(`${against.length === 0 ? "ok  " : "FAIL"} ${name}`);
    for (const line of against) print(`     ${line}`);
    if (against.length === 0) passed += 1;
    else failed += 1;
  };
  const work = async (number: number) => {
    const copy = join(root, `.cache/contract-probe-${number}`);
    opened.defer(() => rmSync(copy, { recursive: true, force: true }));
    mkdirSync(copy, { recursive: true });
    copyWorkspace(root, copy);
    // Errors in the unchanged workspace would prove nothing about an edit.
    const broken = await brokenFiles(copy);
    judge(`the product as it is, copy ${number}`, broken);
    for (let edit = queue.shift(); edit !== undefined && broken.length === 0; edit = queue.shift())
      judge(edit.name, await tryEdit(edit, copy));
  };
  // Two copies, because each compile uses one core.
  await Promise.all([1, 2].map(work));
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
});
