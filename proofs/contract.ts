import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compilerOptions } from "../tools/stages.ts";
import { copyWorkspace } from "../tools/workspace-copy.ts";
import { print, printVerdicts, runProgram } from "./program.ts";

const help = `pnpm proof contract
Changes a column, an input, an output, a procedure and a type of content in a copy of the workspace, and expects the compiler
to name each file that must change too.

pnpm proof contract --record VERSION
Records this program's requests, responses and stored rows in packages/trpc-router/contract/VERSION, for a new version in
CHANGELOG.md. The tests replay the last three versions.`;

const copy = resolve(import.meta.dirname, "../.cache/contract-probe");
const [db, router, server, web] = ["packages/db/src", "packages/trpc-router/src", "apps/server/src", "apps/web/src"];

/**
 * Each edit replaces `from` with `to` in `file`. The compiler must then report an error that matches `word` in each
 * file of `breaks`.
 */
const edits: readonly [promise: string, file: string, from: RegExp, to: string, word: string, breaks: string[]][] = [
  [
    "a form's table has one more column, which would otherwise be dropped or hidden",
    `${db}/schema.ts`,
    /(?<= contact_submissions: [^}]*?)(?= message:)/,
    " kumquat: string | null;",
    "kumquat",
    [
      `${db}/leads/lead-fields.ts`,
      `${router}/inputs.ts`,
      `${server}/notifications/mail/lead-facts.ts`,
      `${web}/forms/contact-form.tsx`,
    ],
  ],
  [
    "an input that no column stores",
    `${router}/inputs.ts`,
    /(?<=const consultationFields =[^}]*? {2}name,)/,
    " durian: email,",
    "durian",
    [`${router}/inputs.ts`],
  ],
  [
    "an output renamed",
    `${router}/outputs.ts`,
    /(?<=const service =[^}]*?)shortDescription(?=:)/,
    "medlar",
    "medlar",
    [`${router}/procedures/content.ts`, `${web}/templates/home-page.tsx`],
  ],
  [
    "a procedure renamed",
    `${router}/procedures/leads.ts`,
    /requestConsultation(?=:)/,
    "loquat",
    "loquat|requestConsultation",
    [`${web}/forms/consultation-form.tsx`],
  ],
  [
    "a section that nothing draws",
    "packages/content/src/types/content.ts",
    /(?<=export type Section =[^;]*?)\| \{ kind: "cards"/,
    '| { kind: "quince"; quote: string } | { kind: "cards"',
    "quince",
    [`${web}/sections/section.tsx`],
  ],
];

await runProgram(help, { record: { type: "string" } }, async ({ record }, opened) => {
  if (record !== undefined) {
    const { recordVersion } = await import("../apps/server/src/test/contract.ts");
    print(`Wrote ${await recordVersion(record)}`);
    return true;
  }
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  opened.defer(remove);
  copyWorkspace(copy);
  for (const [promise, file, from, to] of edits) {
    const source = readFileSync(join(copy, file), "utf8");
    if (!from.test(source)) throw new Error(`${promise}: ${file} no longer holds ${from}`);
    writeFileSync(join(copy, file), source.replace(from, to));
  }
  const compiled = spawnSync("tsc", [...compilerOptions, "--pretty", "false"], { cwd: copy, encoding: "utf8" });
  // In the output of tsc, an error begins at a line that is not indented. Its further lines are indented.
  const errors = compiled.stdout.split(/\n(?=\S)/);
  return printVerdicts(
    edits.map(([promise, , , , word, breaks]) => {
      const isNamed = (file: string) =>
        errors.some((error) => error.startsWith(`${file}(`) && RegExp(word).test(error));
      return { promise, against: breaks.filter((file) => !isNamed(file)) };
    }),
  );
});
