import { createContentProgram } from "./content/program.ts";
import { runProgram } from "./print.ts";

/** `pnpm content`: what became of the rows that pages show. It works on the database directly, also while the server runs. */
await runProgram(createContentProgram());
