import type { Dialect } from "kysely";

/** All that differs between the engines. Everything else in this package is written once, against this. */
export type Engine = {
  readonly name: "sqlite";
  readonly dialect: Dialect;
  /** Where the data is, for people: a file's absolute path. */
  readonly location: string;
  /** DDL that the engines spell differently. */
  readonly ddl: {
    /** The type of a row id that the engine gives. */
    id: string;
    /** What closes a CREATE TABLE. */
    tableEnd: string;
    /** CHECK condition: the text column holds a JSON array. */
    isJsonArray: (column: string) => string;
    /** Statements after which `table` refuses a column `sources` with an entry that a page could not show. */
    checkSources: (table: string) => readonly string[];
    /** Statements after which every insert, update and delete in `table` bumps `content_revision`. */
    bumpRevision: (table: string) => readonly string[];
    /** Statements after which every change of the status of a lead in `table` is recorded in `lead_events`. */
    recordStatus: (table: string) => readonly string[];
  };
  /** Throws when a setting that durability depends on is not in force. Call before the first write. */
  readonly assertDurable: () => void;
  /** Copies the database aside before its structure changes; answers where, or null if there was nothing to copy. */
  readonly backUpBeforeMigration: (label: string) => string | null;
  /** What is wrong with the stored data, in the engine's words; an empty list: nothing. */
  readonly findDamage: () => readonly string[];
  /** A look at every page that a start can afford. Throws StorageFault when one is damaged. */
  readonly assertWhole: () => void;
  /** From now on this connection overwrites what it deletes. */
  readonly overwriteDeleted: () => void;
  /** Rewrites the database so that no byte of what was deleted stays; false: a reader is in the way, the log keeps some. */
  readonly purgeDeleted: () => boolean;
  /** Paths of the copies that this program has made: they hold what is erased from the database afterwards. */
  readonly listCopies: () => readonly string[];
  /** Paths of the data that other users of this machine may read or change. */
  readonly listExposed: () => readonly string[];
  /** Takes those rights away where this program may; answers where it did. */
  readonly closeToOthers: () => readonly string[];
  /**
   * Writes one consistent state to a new file, while others go on writing; the file is verified and on disk when this
   * resolves. Answers how many rows of which table it has.
   */
  readonly copyTo: (file: string) => Promise<RowCounts>;
};

export type RowCounts = Readonly<Record<string, number>>;
