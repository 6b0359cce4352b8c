import type { Purge } from "@site/db/engine";

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

/** Shown when rows were deleted: where their bytes may still be; null: nowhere. */
export const purgeNotes: Readonly<Record<Purge, string | null>> = {
  complete: null,
  blocked: "Another program was in the way, and old bytes are left in the file or its log. Run this again later.",
  unsupported:
    "The rows are gone. Their bytes stay in the server's files until its next vacuum, and in its write-ahead log, standbys and backups as long as the server keeps those.",
};
