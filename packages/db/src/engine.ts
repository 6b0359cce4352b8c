import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type OpenOptions = {
  /** false: a missing database file is an error; it isn't created. */
  create?: boolean;
  /** Opens the database read-only and never creates a file. */
  readOnly?: boolean;
  /** How long a statement waits for another connection's lock, in milliseconds. */
  busyMs?: number;
  /** How long a server may work on a statement, in milliseconds; 0: no limit. */
  statementMs?: number;
  /** The maximum number of connections to a server. */
  connectionsMax?: number;
};

/** The differences between the engines. All other code of this package is written once, against this interface. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** The location of the data, in messages for people: a file's absolute path, or server and database. */
  readonly location: string;
  /** Resolves when the database can commit durably now. @throws StorageFault */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @throws Error with one sentence for people if an acknowledged commit could be lost */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /** Runs the work while no other instance on the same database does work of the same kind. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Looks for damage in the stored data.
   * @returns the findings, in the engine's words
   * @param depth quick: only the checks that a start has time for
   */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** Members for a database in a file; null on a server or in memory. */
  readonly files: Files | null;
};

export type Files = {
  /**
   * Writes a consistent copy to a new or empty file while other connections write. The copy is verified and on disk
   * when this returns.
   * @throws Error with one sentence for people
   */
  readonly copyTo: (file: string) => void;
  /** Rewrites the database so that no deleted bytes remain. @returns false if another program prevents the rewrite */
  readonly purgeDeleted: () => boolean;
  /** Lists the copies that this program made, because they still contain rows that were erased later. */
  readonly listCopies: () => readonly string[];
  /** Lists the copies that were saved when the file disappeared while in use, oldest first. */
  readonly listRescued: () => readonly string[];
  /** Deletes the copies from before migrations older than a time, except the newest. @returns the deleted copies */
  readonly removeCopies: (which: { keep: number; before: Date }) => readonly string[];
};

/** complete: no deleted bytes remain · blocked: another program prevented it · unsupported: left to the server */
export type Purge = "complete" | "blocked" | "unsupported";

/** Overwrites the bytes of deleted rows, if the engine can. */
export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
