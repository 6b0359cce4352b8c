import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type OpenOptions = {
  /** false: a missing database file is an error. */
  create?: boolean;
  readOnly?: boolean;
  /** How long a statement waits for another connection's lock, in milliseconds; on a server, 0: no limit. */
  busyMs?: number;
  /** How long a server may work on a statement, in milliseconds; 0: no limit. */
  statementMs?: number;
  connectionsMax?: number;
};

export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Shown in messages: a file's absolute path, or server and database. */
  readonly location: string;
  /** Checks whether the database can commit durably now. @throws StorageFault if it can't */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @throws Error with one sentence for the operator if an acknowledged commit could be lost */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /** Runs the work as soon as no other process is in this function. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Describes damaged data in the engine's words. @param depth quick: only checks that don't delay startup */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** null: the database is on a server or in memory */
  readonly files: Files | null;
};

export type Files = {
  /** Writes a verified, durable copy to a new file for its owner alone. @throws Error with one sentence for the operator */
  readonly copyTo: (file: string) => void;
  /** Rewrites the database without the bytes of deleted rows. @returns false if another program prevents the rewrite */
  readonly purgeDeleted: () => boolean;
  /** Lists the paths of copies of the database, which may contain rows that were erased later. */
  readonly listCopies: () => readonly string[];
  /** Lists the paths of copies that were saved when the database file disappeared, oldest first. */
  readonly listRescued: () => readonly string[];
  /** Deletes pre-migration copies older than `before`. @returns the deleted paths */
  readonly removeCopies: (before: Date) => readonly string[];
};

export type Purge = "complete" | "blocked" | "unsupported";

export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
