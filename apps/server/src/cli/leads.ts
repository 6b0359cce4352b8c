import { createLeadsProgram } from "./leads/program.ts";
import { runProgram } from "./print.ts";

/** `pnpm leads`: the admin's commands for leads. They work on the database directly, also while the server runs. */
await runProgram(await createLeadsProgram(process.argv[2]));
