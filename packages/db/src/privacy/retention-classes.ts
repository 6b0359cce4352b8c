import { sql } from "kysely";
import { leadTables } from "../leads/lead-tables.ts";
import type { Db } from "../open.ts";

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

export const retentionClasses = { quarantined: leads("="), leads: leads("<>"), notifications, newsletterUnsubscribed };
