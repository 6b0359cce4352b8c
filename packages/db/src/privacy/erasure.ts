import { type Expression, type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import { type Purge, purge } from "../engine.ts";
import { inboxTexts, type LeadTable, leadTables } from "../leads/lead-fields.ts";
import { type Db, inTransaction, type OpenDatabase } from "../open.ts";
import { visitorKinds } from "../outbox/kinds.ts";
import { canaryReference, leadListReference } from "../outbox/queue.ts";

/** The number of rows of each table. */
type ErasureCounts = Record<string, number>;

export async function countPerson(db: Db, email: string): Promise<ErasureCounts> {
  const person = Object.entries(await findPerson(db, email));
  return Object.fromEntries(person.map(([table, rows]) => [table, rows.length]));
}

type Erasure = { rows: ErasureCounts; purged: Purge };

/** Rows, besides leads, under the reference of a lead, and not under another reference. */
const isOfLead = sql<SqlBool>`reference NOT IN ('retention', ${sql.lit(canaryReference)}, ${sql.lit(leadListReference)}) AND reference NOT LIKE 'digest %'`;

/** The references of leads that a statement in SQL has deleted: their history and their messages are still there. */
export function deletedReferences(db: Db) {
  // By the index of each table, because a list of all references would not fit into memory.
  const isMissing = (table: "lead_events" | "notifications") =>
    sql<SqlBool>`NOT EXISTS (SELECT 1 FROM lead_inbox AS lead WHERE lead.reference = ${sql.ref(`${table}.reference`)})`;
  const events = db.selectFrom("lead_events").select("reference").where("event", "<>", "erased");
  const messages = db.selectFrom("notifications").select("reference").where("kind", "<>", "newsletter");
  return events
    .where(isOfLead)
    .where(isMissing("lead_events"))
    .union(messages.where(isOfLead).where(isMissing("notifications")));
}

/** The same, listed, because only a person can say whose they were. */
export async function listDeleted(db: Db): Promise<string[]> {
  return (await deletedReferences(db).execute()).map(({ reference }) => reference).toSorted();
}

/** Erases one lead, or the rest of a deleted one, and its bytes if the engine can. An event remains. */
export async function eraseLead({ db, engine }: OpenDatabase, reference: string): Promise<Erasure> {
  return { rows: await inTransaction(db, (transaction) => eraseAll(transaction, [reference])), purged: purge(engine) };
}

/** Erases all data about one address, and its bytes if the engine can. An event for each lead remains. */
export async function erasePerson({ db, engine }: OpenDatabase, email: string): Promise<Erasure> {
  const rows = await inTransaction(db, async (transaction) => {
    const found = await countPerson(transaction, email);
    await deletePerson(transaction, email);
    return found;
  });
  return { rows, purged: purge(engine) };
}

/** A statement takes no more values than these. */
const referencesMax = 500;

/** Finds the leads first, because the rest of a deleted one is found through the rows that are removed. */
async function deletePerson(db: Db, email: string): Promise<void> {
  const references = (await referencesOf(db, email).execute()).map(({ reference }) => reference);
  await db.deleteFrom("notifications").where("id", "in", notificationsOf(db, email).select("id")).execute();
  for (let from = 0; from < references.length; from += referencesMax)
    await eraseAll(db, references.slice(from, from + referencesMax));
  await db
    .deleteFrom("newsletter_subscribers")
    .where(({ ref }) => isAddress(email, ref("email")))
    .execute();
}

/** Deletes leads and their related rows, except for an event that says so. @returns how many rows of each table */
async function eraseAll(db: Db, references: readonly string[]): Promise<ErasureCounts> {
  const counts: ErasureCounts = {};
  for (const table of ["notifications", "lead_events", ...leadTables] as const) {
    const own = db.deleteFrom(table).where("reference", "in", references);
    // A subscriber's id and a lead's reference share a column.
    const rows = table === "notifications" ? own.where(sql<SqlBool>`kind <> 'newsletter'`) : own;
    counts[table] = Number((await rows.executeTakeFirstOrThrow()).numDeletedRows);
  }
  const happened_at = nowText();
  const events = references.map((reference) => ({ reference, happened_at, event: "erased" }) as const);
  await db.insertInto("lead_events").values(events).execute();
  return counts;
}

/** Other people's leads whose texts, notes or delivery errors contain the address, for review by a person. */
export async function findMentions(db: Db, email: string): Promise<string[]> {
  const holds = (column: Expression<string | null>) => contains(column, email);
  // An email address that contains this one belongs to someone else.
  const columns = [
    ...inboxTexts.filter((field) => field !== "email"),
    "landing_page",
    "referrer",
    "sent_from",
    "about",
  ] as const;
  const notes = db.selectFrom("lead_events").where(({ ref }) => holds(ref("note")));
  const errors = db.selectFrom("notifications").where(({ ref }) => holds(ref("last_error")));
  const rows = await db
    .selectFrom("lead_inbox")
    .select("reference")
    .where(({ or, ref }) => or(columns.map((column) => holds(ref(column)))))
    .union(notes.select("reference"))
    .union(errors.select("reference"))
    .execute();
  const own = new Set((await referencesOf(db, email).execute()).map(({ reference }) => reference));
  return rows.map(({ reference }) => reference).filter((reference) => !own.has(reference));
}

/** Compares addresses case-insensitively. @param column a reference that the query builder has checked */
function isAddress(email: string, column: Expression<string | null>) {
  return sql<SqlBool>`lower(${column}) = lower(${email})`;
}

/**
 * The references of this person's leads, for a subquery; also of those that were deleted, where the history or a
 * confirmation names the address.
 */
function referencesOf(db: Db, email: string) {
  const deleted = deletedReferences(db);
  const noted = db.selectFrom("lead_events").select(["reference", "note"]).where("reference", "in", deleted);
  const sent = db.selectFrom("notifications").select("reference").where("reference", "in", deleted);
  return db
    .selectFrom("lead_inbox")
    .select("reference")
    .where(({ ref }) => isAddress(email, ref("email")))
    .union(
      noted
        .clearSelect()
        .select("reference")
        .where(({ ref }) => names(ref("note"), email)),
    )
    .union(sent.where("kind", "in", visitorKinds).where(({ ref }) => isAddress(email, ref("recipient"))));
}

/** Whether a text names the address, and not one that it is a part of. */
function names(text: Expression<string | null>, email: string) {
  const spaced = ["\n", ",", ";", ":", "<", ">", "(", ")", '"'].reduce<Expression<string | null>>(
    (padded, sign) => sql`replace(${padded}, ${sign}, ' ')`,
    sql`' ' || lower(${text}) || ' '`,
  );
  const found = [`${email} `, `${email}. `].map((end) => contains(spaced, ` ${end}`));
  return sql<SqlBool>`(${sql.join(found, sql` OR `)})`;
}

/** Notifications about this person's leads, confirmations to the address, and newsletter emails. */
function notificationsOf(db: Db, email: string) {
  const subscriber = db
    .selectFrom("newsletter_subscribers")
    .select(sql<string>`CAST(id AS TEXT)`.as("id"))
    .where(({ ref }) => isAddress(email, ref("email")));
  return db.selectFrom("notifications").where(({ eb, or, and, ref }) =>
    or([
      and([eb("kind", "<>", "newsletter"), eb("reference", "in", referencesOf(db, email))]),
      and([eb("kind", "=", "newsletter"), eb("reference", "in", subscriber)]),
      // The office's own address does not match as a recipient, because its email is about other people.
      and([eb("kind", "in", visitorKinds), isAddress(email, ref("recipient"))]),
    ]),
  );
}

/** All stored data about one address, by table. */
export async function findPerson(db: Db, email: string) {
  const leadsIn = async (table: LeadTable) => {
    const own = db.selectFrom(table).where(({ ref }) => isAddress(email, ref("email")));
    return (await own.selectAll().orderBy("id").execute()).map(withoutInternals);
  };
  const leads = {
    consultation_requests: await leadsIn("consultation_requests"),
    contact_submissions: await leadsIn("contact_submissions"),
  } satisfies Record<LeadTable, unknown>;
  const events = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("reference", "in", referencesOf(db, email))
    .orderBy("id")
    .execute();
  return {
    ...leads,
    // Without the addresses of the office, which are other people's.
    lead_events: events.map(({ actor, ...event }) => ({ ...event, actor: actor?.includes("@") ? "office" : actor })),
    notifications: await notificationsOf(db, email)
      .select(["kind", "channel", "reference", "status", "created_at", "sent_at"])
      // An office's recipient is an own or a webhook's secret address; an error, which is left out, may quote either.
      .select(({ eb }) =>
        eb.case().when("kind", "in", visitorKinds).then(eb.ref("recipient")).else(null).end().as("recipient"),
      )
      .orderBy("id")
      .execute(),
    newsletter_subscribers: await db
      .selectFrom("newsletter_subscribers")
      .select(["email", "status", "created_at", "asked_at", "confirmed_at", "unsubscribed_at"])
      .where(({ ref }) => isAddress(email, ref("email")))
      .execute(),
  };
}

type Internals = Record<
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "spam_score" | "spam_signals" | "owner",
  unknown
>;

/** A lead without internal columns: keys, hashes, spam signals, and the address of its owner, who is another person. */
function withoutInternals<Row extends Internals>(lead: Row): Omit<Row, keyof Internals> {
  const { id, idempotency_key, text_hash, client_hash, spam_score, spam_signals, owner, ...rest } = lead;
  return rest;
}

/** Whether the column contains the text, ignoring case at least for Latin letters without accents. */
function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // LIKE alone ignores case on SQLite, but not on PostgreSQL.
  return sql<SqlBool>`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`;
}
