import { entriesOf } from "@site/content/entries-of";
import { nowText } from "../columns.ts";
import { type Purge, purge } from "../engine.ts";
import type { Db, OpenDatabase } from "../open.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import { retentionClasses } from "./retention-classes.ts";

type RetentionClass = keyof typeof retentionClasses;

/** Retention period of each class in days; 0: unlimited. */
export type RetentionDays = Readonly<Record<RetentionClass, number>>;

/** The number of expired rows of a class; `before` is null for an unlimited period. */
export type Expired = { name: RetentionClass; days: number; before: string | null; rows: number };

const dayMs = 24 * 60 * 60 * 1000;

/** Counts the expired rows of each class. */
export async function findExpired(db: Db, days: RetentionDays): Promise<Expired[]> {
  const found: Expired[] = [];
  for (const [name, { count }] of entriesOf(retentionClasses)) {
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
 * Removes expired rows, and their bytes if the engine can, and records the number of rows of each class, in one
 * transaction. Rewriting a file takes seconds with a million leads; new leads are spooled meanwhile.
 */
export async function removeExpired({ db, engine }: OpenDatabase, days: RetentionDays): Promise<Removal> {
  const found = await inTransaction(db, async (transaction) => {
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
  // Purges even if this run removed nothing, because the purge of an earlier run may have been blocked.
  return { classes: found, purged: purge(engine) };
}
