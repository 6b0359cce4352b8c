import { Command } from "commander";
import { exitCodesHelp } from "../print.ts";
import { declareCanary } from "./canary/canary.ts";
import { declareAllow, declareNotify, declareRelease, declareStatus } from "./change/answer.ts";
import { declareCorrect } from "./change/correct.ts";
import { declareErase, declarePerson, declareRetention } from "./change/privacy.ts";
import { declareDoctor } from "./doctor/doctor.ts";
import { declareExport } from "./read/export.ts";
import { declareList } from "./read/list.ts";
import { declareShow } from "./read/show.ts";
import { declareStats } from "./read/stats.ts";

const declarations = [
  ...[declareList, declareShow, declareExport, declareStats],
  ...[declareStatus, declareCorrect, declareRelease, declareNotify],
  ...[declareAllow, declarePerson, declareErase, declareRetention, declareDoctor, declareCanary],
];

const help = `
${exitCodesHelp}
doctor: 0 all is well · 1 warnings · 2 failures.

Days are days of REPORT_TIME_ZONE; --to includes its day. Times in JSON and in CSV's created_at are UTC.
Every command has examples: pnpm leads list --help`;

/** The commands of `pnpm leads`. Errors are thrown instead of ending the process; doctor sets `process.exitCode`. */
export function createLeadsProgram(): Command {
  const program = new Command("pnpm leads")
    .description("Find, answer, export and erase what visitors left. Works while the site runs.")
    .exitOverride()
    .showHelpAfterError("Add --help for what is possible, with examples.")
    .configureHelp({ helpWidth: 100 })
    .addHelpText("after", help);
  for (const declare of declarations) declare(program);
  return program;
}
