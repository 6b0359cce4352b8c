import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type OpenOptions = {
  /** false: a missing database file is an error. */
  create?: boolean;
  readOnly?: boolean;
  /** How long a statement waits for another connection's lock, in milliseconds. */
  busyMs?: number;
  /** How long a server may work on a statement, in milliseconds; 0: no limit. */
  statementMs?: number;
  /** The maximum number of connections to a server. */
  connectionsMax?: number;
};

/** The differences between the engines. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** For people: a file's absolute path, or server and database. */
  readonly location: string;
  /** Resolves when the database can commit durably now. @throws StorageFault */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @throws Error with one sentence for people if an acknowledged commit could be lost */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /** Runs the work in one process at a time. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Damage in the stored data, in the engine's words. @param depth quick: only checks that a start has time for */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** null: the database is on a server or in memory */
  readonly files: Files | null;
};

export type Files = {
  /** Writes a consistent, verified, durable copy to a new or empty file. @throws Error with one sentence for people */
  readonly copyTo: (file: string) => void;
  /** Rewrites the database without the bytes of deleted rows. @returns false if another program prevents it */
  readonly purgeDeleted: () => boolean;
  /** The copies that this program made; they still contain rows that were erased later. */
  readonly listCopies: () => readonly string[];
  /** The copies that were saved when the file disappeared, oldest first. */
  readonly listRescued: () => readonly string[];
  /** Deletes copies from before migrations that are older than `before`, except the newest. @returns their paths */
  readonly removeCopies: (which: { keep: number; before: Date }) => readonly string[];
};

/** blocked: another program prevented the purge · unsupported: the server decides */
export type Purge = "complete" | "blocked" | "unsupported";

/** Removes the bytes of deleted rows. */
export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
