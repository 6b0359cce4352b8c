import { nowText } from "./columns.ts";
import type { Db, OpenDatabase } from "./open.ts";
import { retentionClasses } from "./retention-classes.ts";

export type RetentionClass = keyof typeof retentionClasses;

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

/** Removes what is past its period, and keeps of each class how much that was. All of it, or nothing. */
export function removeExpired({ db, engine }: OpenDatabase, days: RetentionDays): Promise<Expired[]> {
  engine.overwriteDeleted();
  return db.transaction().execute(async (transaction) => {
    const found = await findExpired(transaction, days);
    for (const { name, before, rows } of found) {
      if (before === null || rows === 0) continue;
      await retentionClasses[name].remove(transaction, before);
      const note = `${name}: ${rows} rows from before ${before}`;
      const event = { reference: "retention", event: "erased", happened_at: nowText(), note } as const;
      await transaction.insertInto("lead_events").values(event).execute();
    }
    return found;
  });
}

function classes() {
  // Object.entries forgets the names, which are those of the object above it.
  return Object.entries(retentionClasses) as [RetentionClass, (typeof retentionClasses)[RetentionClass]][];
}
