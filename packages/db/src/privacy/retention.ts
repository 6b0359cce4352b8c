import { nowText } from "../columns.ts";
import type { Purge } from "../engine.ts";
import type { Db, OpenDatabase } from "../open.ts";
import { retentionClasses } from "./retention-classes.ts";

type RetentionClass = keyof typeof retentionClasses;

/** How long each class is kept, in days; 0: for ever. */
export type RetentionDays = Readonly<Record<RetentionClass, number>>;

/** How many rows of a class are past its period; `before` is null where they are kept for ever. */
export type Expired = { name: RetentionClass; days: number; before: string | null; rows: number };

const dayMs = 24 * 60 * 60 * 1000;

/** What is past its period, class by class. */
export async function findExpired(db: Db, days: RetentionDays): Promise<Expired[]> {
  const found: Expired[] = [];
  for (const [name, { count }] of classes()) {
    const before = days[name] === 0 ? null : new Date(Date.now() - days[name] * dayMs).toISOString();
    found.push({ name, days: days[name], before, rows: before === null ? 0 : await count(db, before) });
  }
  return found;
}

type Removal = {
  classes: Expired[];
  purged: Purge;
};

/**
 * Removes what is past its period, and its bytes where the engine can, and records how many rows of each class that were.
 * All of it, or nothing. Rewriting a file takes seconds with a million leads; meanwhile new leads wait in the spool.
 */
export async function removeExpired({ db, engine }: OpenDatabase, days: RetentionDays): Promise<Removal> {
  engine.overwriteDeleted();
  const found = await db.transaction().execute(async (transaction) => {
    const expired = await findExpired(transaction, days);
    for (const { name, before, rows } of expired) {
      if (before === null || rows === 0) continue;
      await retentionClasses[name].remove(transaction, before);
      const note = `${name}: ${rows} rows from before ${before}`;
      const event = { reference: "retention", event: "erased", happened_at: nowText(), note } as const;
      await transaction.insertInto("lead_events").values(event).execute();
    }
    return expired;
  });
  // Also where nothing was removed now, because an earlier run may have been kept from it.
  return { classes: found, purged: await engine.purgeDeleted() };
}

function classes() {
  type Entry = [RetentionClass, (typeof retentionClasses)[RetentionClass]];
  return Object.entries(retentionClasses) as Entry[]; // Object.entries widens the names
}
