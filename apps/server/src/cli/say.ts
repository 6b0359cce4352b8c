/** One line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Names the database before a command changes it; on stderr, because the output may go to another program. */
export function announce(location: string): void {
  process.stderr.write(`Database: ${location}\n`);
}

/** Says what is wrong in words for people, without a stack, and ends with exit code 1. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Rows were deleted, but the file could not be rewritten without them. */
export const notPurged =
  "Another program was in the way, and old bytes are left in the file or its log. Run this again later.";
