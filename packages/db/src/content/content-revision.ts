import { compileOnce } from "../compile-once.ts";
import type { Db } from "../open.ts";

const selectRevision = compileOnce((db) => db.selectFrom("content_revision").select("revision"));

/** A number that is higher after every change of a content table, also one made in a SQL shell. */
export async function readContentRevision(db: Db): Promise<number> {
  const { rows } = await selectRevision(db, {});
  const [row] = rows;
  if (row === undefined) throw new Error("The table content_revision is empty.");
  return row.revision;
}

/**
 * The same for all who ask in one turn of the event loop, with one query after the last of them has asked: never older
 * than the question, and hardly a cost however many ask.
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
