import type { Dialect, Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** All that differs between the engines. Everything else in this package is written once, against this. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Where the data is, for people: a file's absolute path, or server and database. */
  readonly location: string;
  /** The folder that holds the data; null: it is on a server, or in memory. */
  readonly folder: string | null;
  readonly ddl: Ddl;
  /** Resolves when the database can make a commit durable now. @param db of this engine @throws StorageFault */
  readonly check: (db: Kysely<Database>) => Promise<void>;
  /** @returns what durability rests on, for people. @throws Error with one sentence when one of these settings is not in force */
  readonly assertDurable: () => Promise<string>;
  /** Closes the database where no Kysely instance has: one that never ran a query closes nothing. */
  readonly close: () => Promise<void>;
  /** Runs the work while no other instance runs work through this function on the same database. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Copies the database aside before its structure changes; answers where, or null if the engine copies nothing. */
  readonly backUpBeforeMigration: (label: string) => Promise<string | null>;
  /** What is wrong with the stored data, in the engine's words; an empty list: nothing. */
  readonly findDamage: () => Promise<readonly string[]>;
  /** Examines as much of the data as a start can afford. @throws StorageFault when some is damaged or out of reach */
  readonly assertWhole: () => Promise<void>;
  /** From now on this connection overwrites what it deletes, where the engine can. */
  readonly overwriteDeleted: () => void;
  /** Rewrites the database so that no byte of what was deleted stays. */
  readonly purgeDeleted: () => Promise<Purge>;
  /** Paths of the copies that this program has made: they hold what is erased from the database afterwards. */
  readonly listCopies: () => readonly string[];
  /** Paths of the data that other users of this machine may read or change. */
  readonly listExposed: () => readonly string[];
  /** Takes those rights away where this program may; answers where it did. */
  readonly closeToOthers: () => readonly string[];
  /** How a backup's file name ends, without the point. */
  readonly backupEnding: string;
  /**
   * Writes one consistent state to a new file, while others go on writing; the file is verified and on disk when this
   * resolves. Answers how many rows of which table it has.
   * @throws Error with one sentence for people when the engine can't, or the copy is not whole
   */
  readonly copyTo: (file: string) => Promise<RowCounts>;
};

/** DDL that the engines spell differently. */
export type Ddl = {
  /** The type of a row id that the engine gives. */
  id: string;
  /** What closes a CREATE TABLE. */
  tableEnd: string;
  /** CHECK condition: the text column holds a JSON array. */
  isJsonArray: (column: string) => string;
  /** Drops a trigger where it exists. */
  dropTrigger: (trigger: string, table: string) => string;
  /** Statements after which the view has another query with the same columns. */
  replaceView: (view: string, query: string) => readonly string[];
  /** Statements after which `table` refuses a column `sources` with an entry that a page could not show. */
  checkSources: (table: string) => readonly string[];
  /** Statements after which every insert, update and delete in `table` increments `content_revision`. */
  bumpRevision: (table: string) => readonly string[];
  /** Statements after which every change of the status of a lead in `table` is recorded in `lead_events`. */
  recordStatus: (table: string) => readonly string[];
};

/** complete: no byte stays · blocked: another program was in the way · unsupported: the server removes the bytes in its own time */
export type Purge = "complete" | "blocked" | "unsupported";

export type RowCounts = Readonly<Record<string, number>>;
