import { createDatabaseProgram } from "./db/program.ts";
import { runProgram } from "./print.ts";

/** `pnpm db:migrate`, `pnpm db:backup` and so on: the commands for the database as a whole. */
await runProgram(createDatabaseProgram());
