import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Everything that differs between the engines; all other code of this package is written once, against this. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Location of the data in messages for people: a file's absolute path, or server and database. */
  readonly location: string;
  /** The folder that holds the data; null if it is on a server or in memory. */
  readonly folder: string | null;
  /** Resolves when the database can commit durably now. @param db of this engine @throws StorageFault */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @returns the settings that durability depends on, for people. @throws Error with one sentence for people */
  readonly assertDurable: () => Promise<string>;
  /** A sentence for the operator if the server allows fewer connections than instances need; null: all is well. */
  readonly findConnectionShortage: () => Promise<string | null>;
  /** Closes the database if Kysely did not: a Kysely instance that never ran a query closes nothing. */
  readonly close: () => Promise<void>;
  /** Runs the work under a lock that all instances on the same database share. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Copies the database before a migration. @returns the path of the copy; null if the engine makes none */
  readonly backUpBeforeMigration: (label: string) => Promise<string | null>;
  /** Damage found in the stored data, in the engine's words; empty if there is none. */
  readonly findDamage: () => Promise<readonly string[]>;
  /** Checks as much of the data as a start can afford. @throws StorageFault if data is damaged or unreachable */
  readonly assertWhole: () => Promise<void>;
  /** From this call on, the connection overwrites deleted data, if the engine can. */
  readonly overwriteDeleted: () => void;
  /** Rewrites the database so that no deleted byte remains. */
  readonly purgeDeleted: () => Promise<Purge>;
  /** Paths of the copies that this program made: they still hold what was erased from the database afterwards. */
  readonly listCopies: () => readonly string[];
  /** Paths of data files that other users of this machine may read or change. */
  readonly listExposed: () => readonly string[];
  /** Revokes these permissions where the process may. @returns the paths that it changed */
  readonly closeToOthers: () => readonly string[];
  /**
   * Writes a consistent snapshot to a new file while other connections write. The file is verified and synced to disk
   * when this resolves.
   * @returns the number of rows in each table
   * @throws Error with one sentence for people if the engine can't, or if the copy is incomplete
   */
  readonly copyTo: (file: string) => Promise<RowCounts>;
};

/** complete: no deleted byte remains · blocked: another program prevented it · unsupported: left to the server */
export type Purge = "complete" | "blocked" | "unsupported";

export type RowCounts = Readonly<Record<string, number>>;
