import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type OpenOptions = {
  /** With false, a missing database file is an error instead of being created. */
  create?: boolean;
  /** Opens the database so that it refuses changes, and never creates a file. */
  readOnly?: boolean;
  /** How long a statement waits for a lock of another connection, in milliseconds. */
  busyMs?: number;
  /** How long a server works on a statement at most, in milliseconds; 0 means without a limit. */
  statementMs?: number;
  /** How many connections to a server are open at once at most. */
  connectionsMax?: number;
};

/** Everything that differs between the engines; all other code of this package is written once, against this. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Where the data is, in messages for people: a file's absolute path, or server and database. */
  readonly location: string;
  /** Resolves when the database can commit durably at this moment. @throws StorageFault */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @throws Error with one sentence for people when an acknowledged commit could be lost */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /** Runs the work while no other instance on the same database does work of this kind. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Looks for damage in the stored data. @returns the findings, in the engine's words
   * @param depth quick: only as much as a start has time for
   */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** Members for a database in a file only; null on a server or in memory. */
  readonly files: Files | null;
};

export type Files = {
  /**
   * Writes a consistent copy to a new or empty file while other connections write. When this returns, the copy is checked
   * and on disk.
   * @throws Error with one sentence for people
   */
  readonly copyTo: (file: string) => void;
  /** Rewrites the database so that no deleted byte remains. @returns false if another program prevents it */
  readonly purgeDeleted: () => boolean;
  /** Lists the copies that this program made, because they still contain rows that were erased later. */
  readonly listCopies: () => readonly string[];
  /** Lists those of them that were saved when the file disappeared while in use, oldest first. */
  readonly listRescued: () => readonly string[];
  /** Deletes the copies made before migrations that are older than a time, but keeps the newest. @returns the deleted ones */
  readonly removeCopies: (which: { keep: number; before: Date }) => readonly string[];
};

/** complete: no deleted byte remains · blocked: another program prevented it · unsupported: left to the server */
export type Purge = "complete" | "blocked" | "unsupported";

/** Removes the bytes of deleted rows, if the engine can. */
export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
