import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { Command } from "commander";
import { declareAllow } from "./leads/allow.ts";
import { declareDoctor } from "./leads/doctor.ts";
import { declareErase } from "./leads/erase.ts";
import { exitCodeOf, exitCodeOfOutput, exitCodesHelp } from "./leads/exit.ts";
import { declareExport } from "./leads/export.ts";
import { declareList } from "./leads/list.ts";
import { declareNotify } from "./leads/notify.ts";
import { declarePerson } from "./leads/person.ts";
import { declareRelease } from "./leads/release.ts";
import { declareRetention } from "./leads/retention.ts";
import { declareShow } from "./leads/show.ts";
import { declareStats } from "./leads/stats.ts";
import { declareStatus } from "./leads/status.ts";

/** `pnpm leads`: everything an admin does with leads. Works while the server runs. */
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
