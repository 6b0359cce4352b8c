import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { exitCodeOf, exitCodeOfOutput } from "./leads/exit.ts";
import { createProgram } from "./leads/program.ts";

/** `pnpm leads`: the admin's commands for leads. They work on the database directly, also while the server runs. */
process.stdout.on("error", (error) => process.exit(exitCodeOfOutput(error)));

try {
  if (existsSync(".env")) loadEnvFile(".env");
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
