import { entriesOf } from "@site/content/entries-of";
import { sql } from "kysely";
import { nowText } from "../columns.ts";
import { purge } from "../engine.ts";
import { leadTables } from "../leads/lead-fields.ts";
import { type Db, inTransaction, type OpenDatabase } from "../open.ts";

/** `before` is an ISO-8601 text in UTC. */
type Class = (
  db: Db,
  before: string,
) => { expired: { execute: () => Promise<readonly unknown[]> }; remove: () => Promise<unknown> };

type RetentionClass = keyof typeof retentionClasses;

export type RetentionDays = Readonly<Record<RetentionClass, number>>;

type Expired = { name: RetentionClass; days: number; before: string | null; rows: number };

const dayMs = 24 * 60 * 60 * 1000;

export async function findExpired(db: Db, days: RetentionDays): Promise<Expired[]> {
  const found: Expired[] = [];
  for (const [name, rowsOf] of entriesOf(retentionClasses)) {
    const before = days[name] === 0 ? null : new Date(Date.now() - days[name] * dayMs).toISOString();
    const expired = before === null ? [] : await rowsOf(db, before).expired.execute();
    found.push({ name, days: days[name], before, rows: expired.length });
  }
  return found;
}

/** With a million leads, the rewrite of a SQLite file takes several seconds, in which new leads wait in the spool. */
export async function removeExpired({ db, engine }: OpenDatabase, days: RetentionDays) {
  const classes = await inTransaction(db, async (transaction) => {
    const expired = await findExpired(transaction, days);
    for (const { name, before, rows } of expired) {
      if (before === null || rows === 0) continue;
      await retentionClasses[name](transaction, before).remove();
      const note = `${name}: ${rows} rows from before ${before}`;
      const event = { reference: "retention", event: "erased", happened_at: nowText(), note } as const;
      await transaction.insertInto("lead_events").values(event).execute();
    }
    return expired;
  });
  // The file is rewritten even if no row was removed, because another program may have prevented the last rewrite.
  return { classes, purged: purge(engine) };
}

/** A trigger also removes the lead's events and messages. */
const leads =
  (operator: "=" | "<>"): Class =>
  (db, before) => {
    const inbox = db.selectFrom("lead_inbox").select("reference");
    const expired = inbox.where("created_at", "<", before).where("status", operator, "quarantined");
    return {
      expired,
      async remove() {
        for (const table of leadTables) await db.deleteFrom(table).where("reference", "in", expired).execute();
      },
    };
  };

const notifications: Class = (db, before) => {
  const finished = db.selectFrom("notifications").select("id").where("status", "in", ["sent", "dead"]);
  const expired = finished.where("created_at", "<", before);
  return { expired, remove: () => db.deleteFrom("notifications").where("id", "in", expired).execute() };
};

/** A hash of the address remains in another table, so that the site can refuse a new subscription of the address. */
const newsletterUnsubscribed: Class = (db, before) => {
  const unsubscribed = db.selectFrom("newsletter_subscribers").select("id").where("status", "=", "unsubscribed");
  const expired = unsubscribed.where("unsubscribed_at", "<", before);
  return {
    expired,
    async remove() {
      const references = expired.clearSelect().select(sql<string>`CAST(id AS TEXT)`.as("reference"));
      const asked = db.deleteFrom("notifications").where("kind", "=", "newsletter");
      await asked.where("reference", "in", references).execute();
      await db.deleteFrom("newsletter_subscribers").where("id", "in", expired).execute();
    },
  };
};

/** The newest entry of each row stays, because the seed and the site map use it. */
const texts: Class = (db, before) => {
  const newest = db.selectFrom("content_history").select(({ fn }) => fn.max("id").as("id"));
  const older = db.selectFrom("content_history").select("id").where("changed_at", "<", before);
  const expired = older.where("id", "not in", newest.groupBy(["content_table", "slug"]));
  return { expired, remove: () => db.deleteFrom("content_history").where("id", "in", expired).execute() };
};

const retentionClasses = { quarantined: leads("="), leads: leads("<>"), notifications, newsletterUnsubscribed, texts };
