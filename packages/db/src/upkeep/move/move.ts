import { sql } from "kysely";
import { filePathOf, isServerAddress, locationOf } from "../../address.ts";
import { countRows } from "../../dialects/postgres/dump/count-rows.ts";
import { markMoved } from "../../dialects/sqlite/moved.ts";
import type { RowCounts } from "../../engine.ts";
import { migrate } from "../../migrate.ts";
import { type Db, type OpenDatabase, openDatabase } from "../../open.ts";
import { StorageFault } from "../../storage-fault.ts";
import { openExistingDatabase } from "../open-existing.ts";
import { type Copied, copyTables, digestTables, findDifference } from "./copy.ts";
import { listTables, type Table } from "./tables.ts";

export type Moved = {
  from: string;
  to: string;
  /** Rows and digest of each table, equal on both sides. */
  tables: Copied;
  /** Tables of the file that no migration of this program made. */
  leftOut: readonly string[];
  /** Whether an earlier run had copied all, and ended before it recorded that. */
  continued: boolean;
};

/**
 * Moves all data from a SQLite file to an empty PostgreSQL database. The file's write lock is held meanwhile, so that a
 * running site spools its leads; afterwards a mark beside the file makes every process refuse to write to it.
 * @param begun called when the lock is held
 * @throws Error with one sentence for people; then the file is in use as before, and the server has all rows or none
 */
export async function moveToServer(from: string, to: string, begun: () => void = () => {}): Promise<Moved> {
  refuseAddresses(from, to);
  const source = await openExistingDatabase(from);
  try {
    const target = await openDatabase(to, { statementMs: 0 });
    try {
      return await move(source, target, begun);
    } catch (error) {
      throw sentenceOf(error, { source, target });
    } finally {
      await target.engine.close();
    }
  } finally {
    await source.engine.close();
  }
}

/** @throws Error with one sentence for people when the arguments are no file and no server */
function refuseAddresses(from: string, to: string): void {
  if (isServerAddress(from))
    throw new Error(`DATABASE_URL is ${locationOf(from)} already: only the data of a SQLite file is moved.`);
  filePathOf(from);
  if (!/^postgres(?:ql)?:/.test(to))
    throw new Error(`${to.split(":", 1)[0]}: is no PostgreSQL server. Give postgres://user:password@host/database.`);
  isServerAddress(to);
}

type Both = { source: OpenDatabase; target: OpenDatabase };

async function move(source: OpenDatabase, target: OpenDatabase, begun: () => void): Promise<Moved> {
  await refuseOtherProgram(target);
  await migrate(target.db, target.engine);
  // Instances that start on the server wait until all is there.
  return target.engine.exclusively(() =>
    source.db.transaction().execute(async (locked) => {
      begun();
      const found = await listTables(locked);
      const counts = await countRows(async (text) => (await sql.raw(text).execute(target.db)).rows);
      const tables = found.filter(({ name }) => name in counts);
      const continued = !(await isFresh(counts));
      const copied = continued
        ? await assertCopied(locked, target, tables)
        : await target.db.transaction().execute((transaction) => copyTables(locked, transaction, tables));
      markMoved(source.engine.location, target.engine.location);
      const leftOut = found.filter(({ name }) => !(name in counts)).map(({ name }) => name);
      return { from: source.engine.location, to: target.engine.location, tables: copied, leftOut, continued };
    }),
  );
}

async function refuseOtherProgram({ db, engine }: OpenDatabase): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length > 0 && !tables.some(({ name }) => name === "kysely_migration"))
    throw new Error(`${engine.location} has tables of another program. Create an empty database for the move.`);
}

/** Whether the tables hold only the rows that migrations insert. */
async function isFresh(counts: RowCounts): Promise<boolean> {
  const { db, engine } = await openDatabase("file::memory:");
  try {
    await migrate(db, engine);
    const fresh = await digestTables(db, await listTables(db));
    const own = Object.entries(counts).filter(([name]) => !name.startsWith("kysely_"));
    return own.every(([name, rows]) => rows === (fresh[name]?.rows ?? 0));
  } finally {
    await engine.close();
  }
}

/** @throws Error with one sentence for people unless the server has the same rows, from a run that was interrupted */
async function assertCopied(source: Db, { db, engine }: OpenDatabase, tables: readonly Table[]): Promise<Copied> {
  const copied = await digestTables(source, tables);
  const differing = findDifference(copied, await digestTables(db, tables));
  if (differing !== null)
    throw new Error(
      `${engine.location} is not empty, and its table ${differing} has other rows than the file. Nothing was moved: create an empty database for the move.`,
    );
  return copied;
}

function sentenceOf(error: unknown, { source, target }: Both): unknown {
  const cause = error instanceof Error && error.cause instanceof StorageFault ? error.cause : error;
  if (!(cause instanceof StorageFault)) return error;
  if (cause.code === "42501")
    return new Error(`${target.engine.location} refuses: ${cause.message}. Its user must own the database.`, { cause });
  if (cause.code.startsWith("SQLITE_"))
    return new Error(`${source.engine.location} can't be locked or read: ${cause.message}. Nothing was moved.`, {
      cause,
    });
  return new Error(
    `The move ended: ${cause.message}. The site uses ${source.engine.location} as before; run the command again.`,
    { cause },
  );
}
