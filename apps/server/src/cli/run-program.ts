import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import type { Command } from "commander";
import { exitCodeOf, exitCodeOfOutput } from "./exit.ts";

/** Runs the command that the process was started with, with the variables of `.env`, and sets the exit code. */
export async function runProgram(program: Command): Promise<void> {
  process.stdout.on("error", (error) => process.exit(exitCodeOfOutput(error)));
  try {
    if (existsSync(".env")) loadEnvFile(".env");
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}
