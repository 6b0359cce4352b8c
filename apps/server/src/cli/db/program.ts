import { Command } from "commander";
import { declareBackup, declareDrill, declareRestore } from "./backups.ts";
import { declareMigrate, declareMove } from "./migrate.ts";
import { declareShell } from "./shell.ts";

const name = "pnpm db";
const declarations = [declareMigrate, declareShell, declareBackup, declareDrill, declareRestore, declareMove];

/** The commands `pnpm db:…`. Errors are thrown instead of ending the process. */
export function createDatabaseProgram(): Command {
  const program = new Command(name)
    .description("Commands for the database as a whole.")
    .exitOverride()
    .showHelpAfterError("Add --help for what is possible, with examples.")
    .configureHelp({
      helpWidth: 100,
      // Each command is a script of its own in package.json.
      commandUsage: (command) => `${name}${command.parent ? `:${command.name()}` : ":<command>"} ${command.usage()}`,
    });
  for (const declare of declarations) declare(program);
  return program;
}
