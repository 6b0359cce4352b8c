import type { Command } from "commander";
import { declareCanary } from "./leads/canary/canary.ts";
import { declareAnswers } from "./leads/change/answer.ts";
import { declareImport } from "./leads/change/import.ts";
import { declarePrivacy } from "./leads/change/privacy.ts";
import { declareDoctor } from "./leads/doctor/doctor.ts";
import { declareExport } from "./leads/read/export.ts";
import { declareList } from "./leads/read/list.ts";
import { declareShow } from "./leads/read/show.ts";
import { exitCodesHelp, newProgram, runProgram } from "./print.ts";

const help = `
${exitCodesHelp}
doctor: 0 all is well · 1 warnings · 2 failures.

Days are days of REPORT_TIME_ZONE; --to includes its day. Times in JSON and in CSV's created_at are UTC.
Every command has examples: pnpm leads list --help`;

const declarations = [
  declareList,
  declareShow,
  declareExport,
  declareAnswers,
  declareImport,
  declarePrivacy,
  declareDoctor,
  declareCanary,
];

/** `pnpm leads`: the admin's commands for leads, on the database directly. Doctor sets `process.exitCode`. */
export function createLeadsProgram(): Command {
  const does = "Find, answer, export and erase what visitors left. Works while the site runs.";
  const program = newProgram("pnpm leads", does, help);
  for (const declare of declarations) declare(program);
  return program;
}

if (import.meta.main) await runProgram(createLeadsProgram());
