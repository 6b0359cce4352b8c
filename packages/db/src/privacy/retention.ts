import { entriesOf } from "@site/content/entries-of";
import { sql } from "kysely";
import { nowText } from "../columns.ts";
import { type Purge, purge } from "../engine.ts";
import { leadTables } from "../leads/lead-fields.ts";
import type { Db, OpenDatabase } from "../open.ts";
import { inTransaction } from "../queries/in-transaction.ts";

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

type Removal = { classes: Expired[]; purged: Purge };

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

/** Rows that share a retention period, and their dependent rows. `before`: UTC, ISO-8601. */
type Class = {
  count: (db: Db, before: string) => Promise<number>;
  remove: (db: Db, before: string) => Promise<void>;
};

/** The period starts with the lead's arrival. Its events, which may hold notes, and its notifications go with it. */
function leads(operator: "=" | "<>"): Class {
  const expired = (db: Db, table: (typeof leadTables)[number], before: string) =>
    db.selectFrom(table).select("reference").where("created_at", "<", before).where("status", operator, "quarantined");
  return {
    async count(db, before) {
      const found = await Promise.all(leadTables.map((table) => expired(db, table, before).execute()));
      return found.flat().length;
    },
    async remove(db, before) {
      for (const table of leadTables) {
        const references = expired(db, table, before);
        const notifications = db.deleteFrom("notifications").where("reference", "in", references);
        await notifications.where("kind", "<>", "newsletter").execute();
        await db.deleteFrom("lead_events").where("reference", "in", references).execute();
        await db.deleteFrom(table).where("reference", "in", references).execute();
      }
    },
  };
}

/** Sent and dead notifications; the period starts with their creation. Undelivered ones are never removed. */
const notifications: Class = {
  count: async (db, before) => (await finished(db, before).execute()).length,
  async remove(db, before) {
    await db.deleteFrom("notifications").where("id", "in", finished(db, before)).execute();
  },
};

function finished(db: Db, before: string) {
  return db
    .selectFrom("notifications")
    .select("id")
    .where("status", "in", ["sent", "dead"])
    .where("created_at", "<", before);
}

/** Unsubscribed addresses; the period starts on that day. Their refusals stay: see `newsletter-refusals.ts`. */
const newsletterUnsubscribed: Class = {
  count: async (db, before) => (await unsubscribed(db, before).execute()).length,
  async remove(db, before) {
    const expired = unsubscribed(db, before);
    // Casts the id to a text, because references of other kinds can't be cast to numbers.
    const references = expired.clearSelect().select(sql<string>`CAST(id AS TEXT)`.as("reference"));
    await db
      .deleteFrom("notifications")
      .where("kind", "=", "newsletter")
      .where("reference", "in", references)
      .execute();
    await db.deleteFrom("newsletter_subscribers").where("id", "in", expired).execute();
  },
};

function unsubscribed(db: Db, before: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("status", "=", "unsubscribed")
    .where("unsubscribed_at", "<", before);
}

const retentionClasses = { quarantined: leads("="), leads: leads("<>"), notifications, newsletterUnsubscribed };
