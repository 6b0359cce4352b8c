import type { Command } from "commander";
import { declareBackups } from "./db/backups.ts";
import { declareMigrate, declareMove } from "./db/migrate.ts";
import { declareShell } from "./db/shell.ts";
import { newProgram, runProgram } from "./print.ts";

export function createDatabaseProgram(): Command {
  const program = newProgram("pnpm db", "Commands for the database as a whole.").configureHelp({
    helpWidth: 100,
    commandUsage: (command) => `pnpm db:${command.parent ? command.name() : "<command>"} ${command.usage()}`,
  });
  declareMigrate(program);
  declareShell(program);
  declareBackups(program);
  declareMove(program);
  return program;
}

if (import.meta.main) await runProgram(createDatabaseProgram());
