import { leadListPath } from "@site/content/paths";
import type { Command } from "commander";
import { parseEnv, publicOrigin, signingKey } from "../configuration/env.ts";
import { listLink } from "../http/signed-links.ts";
import { commandHolder } from "../notifications/notify-policy.ts";
import { declareCanary } from "./leads/canary.ts";
import { declareChanges } from "./leads/changes.ts";
import { declareDoctor } from "./leads/doctor.ts";
import { declareExport } from "./leads/export.ts";
import { declareImport } from "./leads/import.ts";
import { declarePrivacy } from "./leads/privacy.ts";
import { exitCodesHelp, newProgram, print, runProgram } from "./print.ts";

const help = `
${exitCodesHelp}
doctor: 0 all is well · 1 warnings · 2 failures.

Days are in REPORT_TIME_ZONE; --to includes the day that it names.
Examples: pnpm leads export --help`;

export function createLeadsProgram(): Command {
  const does = "Open, export, correct and erase leads. Works while the site runs.";
  const program = newProgram("pnpm leads", does, help);
  program
    .command("link")
    .description(`print a URL of ${leadListPath}, the page of all leads, which works for 7 days`)
    .action(link);
  declareExport(program);
  declareImport(program);
  declareChanges(program);
  declarePrivacy(program);
  declareDoctor(program);
  declareCanary(program);
  return program;
}

function link(): void {
  const env = parseEnv(process.env);
  print(listLink(publicOrigin(env), commandHolder(env), signingKey(env)));
}

if (import.meta.main) await runProgram(createLeadsProgram());
