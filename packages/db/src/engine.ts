import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type OpenOptions = {
  /** If this is false, a missing database file is an error. By default, the file is created. */
  create?: boolean;
  readOnly?: boolean;
  /**
   * How long a statement waits for another connection's lock, in milliseconds. On PostgreSQL, 0 means that there is no
   * limit.
   */
  busyMs?: number;
  /** How long PostgreSQL may work on one statement, in milliseconds. 0 means that there is no limit. */
  statementMs?: number;
  connectionsMax?: number;
};

export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /**
   * Where the database is, for messages: the absolute path of the file, or the server's host and the database's name.
   */
  readonly location: string;
  /**
   * Checks that the database can make a durable commit right now, by making a small one.
   * @throws StorageFault if the commit fails
   */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /**
   * Checks the settings on which durability depends.
   * @throws Error with a message for the operator if a crash could lose a commit that was already acknowledged
   */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /**
   * Waits until no other process is running work through this function on the same database. Then runs the given work.
   */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Looks for damaged data.
   * @param depth "quick" makes only the checks that are fast enough for startup
   * @returns a description of each damage that was found, in the words of SQLite or PostgreSQL
   */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** Operations on the database file and its copies, or null if the database is on a server or in memory. */
  readonly files: Files | null;
};

export type Files = {
  /**
   * Copies the database to a new file that only its owner can read, checks the copy for damage, and syncs it to the
   * disk.
   * @throws Error with a message for the operator if the copy is damaged
   */
  readonly copyTo: (file: string) => void;
  /**
   * Rewrites the database file, so that it no longer contains the bytes of deleted rows.
   * @returns false if another program is using the database and prevents the rewrite
   */
  readonly purgeDeleted: () => boolean;
  /**
   * Lists the paths of all copies of the database. A copy may still contain rows that were erased after it was made.
   */
  readonly listCopies: () => readonly string[];
  /** Lists the paths of the copies that the site saved when its database file disappeared, oldest first. */
  readonly listRescued: () => readonly string[];
  /**
   * Deletes the copies that were made before a migration and are older than `before`.
   * @returns the paths of the deleted copies
   */
  readonly removeCopies: (before: Date) => readonly string[];
};

export type Purge = "complete" | "blocked" | "unsupported";

export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
