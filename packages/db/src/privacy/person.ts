import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../open.ts";
import { visitorKinds } from "../outbox/queue.ts";

/** Compares addresses case-insensitively. @param column a reference that the query builder has checked */
export function isAddress(email: string, column: Expression<string>) {
  return sql<SqlBool>`lower(${column}) = lower(${email})`;
}

/** The references of this person's leads, for a subquery. */
export function referencesOf(db: Db, email: string) {
  const consultations = db.selectFrom("consultation_requests").where(({ ref }) => isAddress(email, ref("email")));
  const contacts = db.selectFrom("contact_submissions").where(({ ref }) => isAddress(email, ref("email")));
  return consultations.select("reference").unionAll(contacts.select("reference"));
}

/** Notifications about this person's leads, confirmations to the address, and newsletter mails. */
export function notificationsOf(db: Db, email: string) {
  const subscriber = db
    .selectFrom("newsletter_subscribers")
    .select(sql<string>`CAST(id AS TEXT)`.as("id"))
    .where(({ ref }) => isAddress(email, ref("email")));
  return db.selectFrom("notifications").where(({ eb, or, and, ref }) =>
    or([
      and([eb("kind", "<>", "newsletter"), eb("reference", "in", referencesOf(db, email))]),
      and([eb("kind", "=", "newsletter"), eb("reference", "in", subscriber)]),
      // The office's own address does not match as a recipient, because its mail is about other people.
      and([eb("kind", "in", visitorKinds), isAddress(email, ref("recipient"))]),
    ]),
  );
}

/** All stored data about one address, by table. */
export async function findPerson(db: Db, email: string) {
  const ofTheirLeads = referencesOf(db, email);
  const consultations = db.selectFrom("consultation_requests").where(({ ref }) => isAddress(email, ref("email")));
  const contacts = db.selectFrom("contact_submissions").where(({ ref }) => isAddress(email, ref("email")));
  return {
    consultation_requests: (await consultations.selectAll().orderBy("id").execute()).map(withoutInternals),
    contact_submissions: (await contacts.selectAll().orderBy("id").execute()).map(withoutInternals),
    lead_events: await db
      .selectFrom("lead_events")
      .selectAll()
      .where("reference", "in", ofTheirLeads)
      .orderBy("id")
      .execute(),
    notifications: await selectOwnPart(notificationsOf(db, email)).orderBy("id").execute(),
    newsletter_subscribers: await db
      .selectFrom("newsletter_subscribers")
      .select(["email", "status", "created_at", "asked_at", "confirmed_at", "unsubscribed_at"])
      .where(({ ref }) => isAddress(email, ref("email")))
      .execute(),
  };
}

type Internals = Record<
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "spam_score" | "spam_signals",
  unknown
>;

/** A lead without internal columns: keys, hashes and spam signals. */
function withoutInternals<Row extends Internals>(lead: Row): Omit<Row, keyof Internals> {
  const { id, idempotency_key, text_hash, client_hash, spam_score, spam_signals, ...rest } = lead;
  return rest;
}

/**
 * The columns of a notification that concern the person. The recipient of an office notification is omitted, because it
 * is an address of the office or a secret webhook address; the error is omitted, because it may quote either.
 */
function selectOwnPart(notifications: ReturnType<typeof notificationsOf>) {
  return notifications
    .select(["kind", "channel", "reference", "status", "created_at", "sent_at"])
    .select(({ eb }) =>
      eb.case().when("kind", "in", visitorKinds).then(eb.ref("recipient")).else(null).end().as("recipient"),
    );
}

export type Person = Awaited<ReturnType<typeof findPerson>>;
