import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { print, runProgram } from "../program.ts";
import { copyWorkspace } from "../workspace-copy.ts";
import { brokenFiles, tryEdit } from "./edit.ts";
import { edits } from "./edits.ts";

const help = `Breaks the contract on purpose, one edit at a time, in copies of the workspace, and checks that the compiler reports an
error in each file that has to follow: column → query → procedure → page.

pnpm proof contract [--only TEXT]

--only   edits whose name holds the text (default: all)`;

const root = resolve(import.meta.dirname, "../..");

await runProgram(help, { only: { type: "string", default: "" } }, async ({ only }, opened) => {
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
