import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type OpenOptions = {
  /** If this is false, a missing database file is an error. */
  create?: boolean;
  readOnly?: boolean;
  /** How long a statement waits for the lock of another connection. On PostgreSQL, 0 means that there is no limit. */
  busyMs?: number;
  /** Limits each statement on PostgreSQL. 0 means that there is no limit. */
  statementMs?: number;
  connectionsMax?: number;
};

export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  readonly location: string;
  /** Makes a small durable commit. @throws StorageFault if the commit fails */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @throws Error with a message for the operator if a crash could lose a commit that was already acknowledged */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /** Runs `work` as soon as no other process is running work through this function on the same database. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** "quick" makes only the checks that are fast enough for startup. */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** null if the database is on a server or in memory */
  readonly files: Files | null;
};

export type Files = {
  /** @throws Error with a message for the operator if the copy is damaged */
  readonly copyTo: (file: string) => void;
  /** Removes the bytes of deleted rows from the file. Returns false if another program prevents this. */
  readonly purgeDeleted: () => boolean;
  /** A copy may still contain rows that were erased after it was made. */
  readonly listCopies: () => readonly string[];
  /** Lists the copies that the site saved when its database file disappeared, oldest first. */
  readonly listRescued: () => readonly string[];
  /** Deletes only copies that were made for a migration. */
  readonly removeCopies: (before: Date) => readonly string[];
};

export type Purge = "complete" | "blocked" | "unsupported";

export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
