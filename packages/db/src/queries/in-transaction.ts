import type { Db } from "../open.ts";
import { StorageFault } from "../storage-fault.ts";

/** SQLSTATE of a serialization failure and of a deadlock: the server rolled this transaction back to let another pass. */
const passable = ["40001", "40P01"];
const attemptsMax = 5;

/**
 * Runs the work in a transaction, and again in a new one where the server rolled it back in favour of another.
 * @param work may run several times, so it must change nothing but the database
 */
export async function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isPassable = error instanceof StorageFault && passable.includes(error.code);
      if (!isPassable || attempt === attemptsMax) throw error;
    }
  }
}
