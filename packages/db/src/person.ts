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
    notifications: await selectOwnPart(notificationsOf(db, email)).execute(),
    newsletter_subscribers: await db
      .selectFrom("newsletter_subscribers")
      .select(["email", "status", "created_at", "asked_at", "confirmed_at", "unsubscribed_at"])
      .where(sameEmail)
      .execute(),
  };
}

/**
 * The columns of a notification that concern the person. The recipient of an office's notification is left out, because
 * it is an address of the office, or a webhook whose address is a secret; so is an error, which may quote either.
 */
function selectOwnPart(notifications: ReturnType<typeof notificationsOf>) {
  return notifications
    .select(["kind", "channel", "reference", "status", "created_at", "sent_at"])
    .select(({ eb }) =>
      eb.case().when("kind", "<>", "office").then(eb.ref("recipient")).else(null).end().as("recipient"),
    );
}

export type Person = Awaited<ReturnType<typeof findPerson>>;
