import { type SqlBool, sql } from "kysely";
import { leadTables } from "./lead-tables.ts";
import type { Db } from "./open.ts";

/** Whatever the case in which an address was typed, it is one address. */
export function isAddress(email: string, column: "email" | "recipient") {
  return sql<SqlBool>`lower(${sql.ref(column)}) = lower(${email})`;
}

/** The references of this person's leads, for a subquery. */
export function referencesOf(db: Db, email: string) {
  const [first, second] = leadTables;
  const of = (table: (typeof leadTables)[number]) =>
    db.selectFrom(table).select("reference").where(isAddress(email, "email"));
  return of(first).unionAll(of(second));
}

/** What concerns this person's leads, the confirmations sent to the address, and the newsletter's mails. */
export function notificationsOf(db: Db, email: string) {
  const subscriber = db
    .selectFrom("newsletter_subscribers")
    .select(sql<string>`CAST(id AS TEXT)`.as("id"))
    .where(isAddress(email, "email"));
  return db.selectFrom("notifications").where(({ eb, or, and }) =>
    or([
      and([eb("kind", "<>", "newsletter"), eb("reference", "in", referencesOf(db, email))]),
      and([eb("kind", "=", "newsletter"), eb("reference", "in", subscriber)]),
      // The office's own address is no reason: it receives what concerns others.
      and([eb("kind", "<>", "office"), isAddress(email, "recipient")]),
    ]),
  );
}

/** Everything the database holds about one address, table by table. */
export async function findPerson(db: Db, email: string) {
  const sameEmail = isAddress(email, "email");
  const ofTheirLeads = referencesOf(db, email);
  return {
    consultation_requests: await db.selectFrom("consultation_requests").selectAll().where(sameEmail).execute(),
    contact_submissions: await db.selectFrom("contact_submissions").selectAll().where(sameEmail).execute(),
    lead_events: await db.selectFrom("lead_events").selectAll().where("reference", "in", ofTheirLeads).execute(),
    notifications: await notificationsOf(db, email).selectAll().execute(),
    newsletter_subscribers: await db.selectFrom("newsletter_subscribers").selectAll().where(sameEmail).execute(),
  };
}

export type Person = Awaited<ReturnType<typeof findPerson>>;
