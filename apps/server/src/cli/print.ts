/** Prints one line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Names the database before a command changes it. On stderr, because stdout may be piped to another program. */
export function printDatabase(location: string): void {
  process.stderr.write(`Database: ${location}\n`);
}

/** Prints the error's message to stderr, without its stack, and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Shown when rows were deleted, but the database file could not be rewritten without their bytes. */
export const notPurged =
  "Another program was in the way, and old bytes are left in the file or its log. Run this again later.";
