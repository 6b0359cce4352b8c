import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Everything that differs between the engines; all other code of this package is written once, against this. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Location of the data in messages for people: a file's absolute path, or server and database. */
  readonly location: string;
  /** Resolves when the database can commit durably now. @throws StorageFault */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @throws Error with one sentence for people when an acknowledged commit could be lost */
  readonly assertDurable: (db: Kysely<Database>) => Promise<void>;
  /** Runs the work under a lock that all instances on the same database share. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Damage found in the stored data, in the engine's words; empty if there is none.
   * @param depth quick: as much of the data as a start can afford
   */
  readonly findDamage: (db: Kysely<Database>, depth: "quick" | "full") => Promise<readonly string[]>;
  /** What only a database in a file can do; null: it is on a server or in memory. */
  readonly files: Files | null;
};

export type Files = {
  /** The folder that holds the database. */
  readonly folder: string;
  /**
   * Writes a consistent copy to a new or empty file while other connections write. The copy is checked and on disk when
   * this returns.
   * @throws Error with one sentence for people
   */
  readonly copyTo: (file: string) => void;
  /** Rewrites the database so that no deleted byte remains. @returns false if another program prevents it */
  readonly purgeDeleted: () => boolean;
  /** Paths of the copies that this program made: they still hold what was erased from the database afterwards. */
  readonly listCopies: () => readonly string[];
  /** Folders that may hold such copies, and that this process can't look into, in words. */
  readonly listClosedCopies: () => readonly string[];
  /** Deletes copies made before migrations: all but the newest, older than a time. @returns the deleted ones */
  readonly removeCopies: (which: { keep: number; before: Date }) => readonly string[];
  /** Paths of data files that other users of this machine may read or change. */
  readonly listExposed: () => readonly string[];
  /** Revokes these permissions where the process may. @returns the paths that it changed */
  readonly closeToOthers: () => readonly string[];
};

/** complete: no deleted byte remains · blocked: another program prevented it · unsupported: left to the server */
export type Purge = "complete" | "blocked" | "unsupported";

/** Removes the bytes of deleted rows, if the engine can. */
export function purge({ files }: Engine): Purge {
  if (files === null) return "unsupported";
  return files.purgeDeleted() ? "complete" : "blocked";
}
