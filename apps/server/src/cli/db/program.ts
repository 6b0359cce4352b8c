import type { Command } from "commander";
import { newProgram } from "../print.ts";
import { declareBackup, declareDrill, declareRestore } from "./backups.ts";
import { declareMigrate, declareMove } from "./migrate.ts";
import { declareShell } from "./shell.ts";

const name = "pnpm db";
const declarations = [declareMigrate, declareShell, declareBackup, declareDrill, declareRestore, declareMove];

/** The commands `pnpm db:…`. */
export function createDatabaseProgram(): Command {
  const program = newProgram(name, "Commands for the database as a whole.").configureHelp({
    helpWidth: 100,
    // Each command is a script of its own in package.json.
    commandUsage: (command) => `${name}${command.parent ? `:${command.name()}` : ":<command>"} ${command.usage()}`,
  });
  for (const declare of declarations) declare(program);
  return program;
}
