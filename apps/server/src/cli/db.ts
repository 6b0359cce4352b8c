import type { Command } from "commander";
import { declareBackup, declareDrill, declareRestore, declareShare } from "./db/backups.ts";
import { declareMigrate, declareMove } from "./db/migrate.ts";
import { declareShell } from "./db/shell.ts";
import { newProgram, runProgram } from "./print.ts";

const name = "pnpm db";
const declarations = [
  declareMigrate,
  declareShell,
  declareBackup,
  declareDrill,
  declareRestore,
  declareMove,
  declareShare,
];

/** `pnpm db:migrate`, `pnpm db:backup` and so on: the commands for the database as a whole. */
export function createDatabaseProgram(): Command {
  const program = newProgram(name, "Commands for the database as a whole.").configureHelp({
    helpWidth: 100,
    // Each command is a separate script in package.json.
    commandUsage: (command) => `${name}${command.parent ? `:${command.name()}` : ":<command>"} ${command.usage()}`,
  });
  for (const declare of declarations) declare(program);
  return program;
}

if (import.meta.main) await runProgram(createDatabaseProgram());
