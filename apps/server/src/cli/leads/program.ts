import { Command } from "commander";
import { declareAllow } from "./change/allow.ts";
import { declareErase } from "./change/erase.ts";
import { declareNotify } from "./change/notify.ts";
import { declareRelease } from "./change/release.ts";
import { declareRetention } from "./change/retention.ts";
import { declareStatus } from "./change/status.ts";
import { declareDoctor } from "./doctor/doctor.ts";
import { exitCodesHelp } from "./exit.ts";
import { declareExport } from "./read/export.ts";
import { declareList } from "./read/list.ts";
import { declarePerson } from "./read/person.ts";
import { declareShow } from "./read/show.ts";
import { declareStats } from "./read/stats.ts";

const declarations = [
  ...[declareList, declareShow, declareExport, declareStats],
  ...[declareStatus, declareRelease, declareNotify],
  ...[declareAllow, declarePerson, declareErase, declareRetention, declareDoctor],
];

/** The commands of `pnpm leads`. Errors are thrown instead of ending the process; doctor sets `process.exitCode`. */
export function createProgram(): Command {
  const program = new Command("pnpm leads")
    .description("Find, answer, export and erase what visitors left. Works while the site runs.")
    .exitOverride()
    .showHelpAfterError("Add --help for what is possible, with examples.")
    .configureHelp({ helpWidth: 100 })
    .addHelpText("after", exitCodesHelp);
  for (const declare of declarations) declare(program);
  return program;
}
