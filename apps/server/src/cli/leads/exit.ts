import { CommanderError } from "commander";

const exitCodes = { ok: 0, error: 1, usage: 2, notFound: 3 } as const;

export const exitCodesHelp = `
Exit codes: ${exitCodes.ok} done · ${exitCodes.error} failed · ${exitCodes.usage} wrong usage · ${exitCodes.notFound} no such lead or person.
doctor: 0 all is well · 1 warnings · 2 failures.

Days are days of REPORT_TIME_ZONE; --to includes its day. Times in JSON and in CSV's created_at are UTC.
Every command has examples: pnpm leads list --help`;

/** There is no such lead, or nobody with such an address. */
export class NotFound extends Error {}

/** What was typed makes no sense, in a way that the parser of options can't see. */
export class UsageError extends Error {}

/** Says on stderr what went wrong, in words, and answers the exit code for it. */
export function exitCodeOf(error: unknown): number {
  // The parser has already said what it had to say, help included.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof NotFound) return exitCodes.notFound;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.error;
}

/** `pnpm leads list | head` closes the pipe early, and has what it wanted; a full disk is something else. */
export function exitCodeOfOutput(error: Error): number {
  return "code" in error && error.code === "EPIPE" ? exitCodes.ok : exitCodeOf(error);
}
