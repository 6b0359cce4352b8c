import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { Command } from "commander";
import { declareAllow } from "./leads/change/allow.ts";
import { declareErase } from "./leads/change/erase.ts";
import { declareNotify } from "./leads/change/notify.ts";
import { declareRelease } from "./leads/change/release.ts";
import { declareRetention } from "./leads/change/retention.ts";
import { declareStatus } from "./leads/change/status.ts";
import { declareDoctor } from "./leads/doctor/doctor.ts";
import { exitCodeOf, exitCodeOfOutput, exitCodesHelp } from "./leads/exit.ts";
import { declareExport } from "./leads/read/export.ts";
import { declareList } from "./leads/read/list.ts";
import { declarePerson } from "./leads/read/person.ts";
import { declareShow } from "./leads/read/show.ts";
import { declareStats } from "./leads/read/stats.ts";

/** `pnpm leads`: the admin's commands for leads. They work on the database directly, also while the server runs. */
const program = new Command("pnpm leads")
  .description("Find, answer, export and erase what visitors left. Works while the site runs.")
  .exitOverride()
  .showHelpAfterError("Add --help for what is possible, with examples.")
  .configureHelp({ helpWidth: 100 })
  .addHelpText("after", exitCodesHelp);

const declarations = [
  ...[declareList, declareShow, declareExport, declareStats],
  ...[declareStatus, declareRelease, declareNotify],
  ...[declareAllow, declarePerson, declareErase, declareRetention, declareDoctor],
];
for (const declare of declarations) declare(program);

process.stdout.on("error", (error) => process.exit(exitCodeOfOutput(error)));

try {
  if (existsSync(".env")) loadEnvFile(".env");
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
