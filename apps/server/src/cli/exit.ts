import { CommanderError } from "commander";

const exitCodes = { ok: 0, error: 1, usage: 2, notFound: 3 } as const;

export const exitCodesHelp = `Exit codes: ${exitCodes.ok} done · ${exitCodes.error} failed · ${exitCodes.usage} wrong usage · ${exitCodes.notFound} no such lead or person.`;

/** Unknown lead or address: exit code 3. */
export class NotFound extends Error {}

/** Invalid combination of arguments, which commander can't detect: exit code 2. */
export class UsageError extends Error {}

/** Prints the error's message to stderr and returns its exit code. */
export function exitCodeOf(error: unknown): number {
  // Commander has already printed the message or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof NotFound) return exitCodes.notFound;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.error;
}

/**
 * EPIPE is a success, because `pnpm leads list | head` closes the pipe early; any other error, such as a full disk, is
 * not.
 */
export function exitCodeOfOutput(error: Error): number {
  return "code" in error && error.code === "EPIPE" ? exitCodes.ok : exitCodeOf(error);
}
