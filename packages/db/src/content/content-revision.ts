import type { Db } from "../open.ts";
import { compileOnce } from "../queries/compile-once.ts";

const selectRevision = compileOnce((db) => db.selectFrom("content_revision").select("revision"));

/** A number that increases with every change of a content table, including changes made in a SQL shell. */
export async function readContentRevision(db: Db): Promise<number> {
  const { rows } = await selectRevision(db, {});
  const [row] = rows;
  if (row === undefined) throw new Error("The table content_revision is empty.");
  return row.revision;
}

/**
 * Reads the revision with one query per turn of the event loop and shares the result among all callers of that turn.
 * The query starts after the last call, so that no caller gets a revision older than its call.
 */
export class ContentRevision {
  readonly #db: Db;
  #asked: Promise<number> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  read(): Promise<number> {
    this.#asked ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#asked = null;
        readContentRevision(this.#db).then(resolve, reject);
      });
    });
    return this.#asked;
  }
}
