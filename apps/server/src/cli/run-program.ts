import type { Command } from "commander";
import { loadEnv } from "../configuration/env.ts";
import { exitCodeOf, exitCodeOfOutput } from "./exit.ts";

/** Runs the command that the process was started with, with the variables of `.env`, and sets the exit code. */
export async function runProgram(program: Command): Promise<void> {
  process.stdout.on("error", (error) => process.exit(exitCodeOfOutput(error)));
  try {
    loadEnv();
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}
