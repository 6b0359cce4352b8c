import { plainText } from "@site/content/plain-text";
import { type Expression, type SqlBool, sql } from "kysely";
import { nowText } from "../columns.ts";
import { comparableAddress, storedAddress } from "../email-address.ts";
import { type Purge, purge } from "../engine.ts";
import { shownAddress } from "../leads/inbox.ts";
import { inboxTexts, type LeadTable, leadTables } from "../leads/lead-fields.ts";
import { type Db, inTransaction, type OpenDatabase } from "../open.ts";
import { visitorKinds } from "../outbox/kinds.ts";

export async function countPerson(db: Db, email: string): Promise<Record<string, number>> {
  const person = Object.entries(await findPerson(db, email));
  return Object.fromEntries(person.map(([table, rows]) => [table, rows.length]));
}

export async function eraseLead({ db, engine }: OpenDatabase, reference: string): Promise<Purge> {
  await inTransaction(db, (transaction) => eraseAll(transaction, [reference]));
  return purge(engine);
}

/**
 * Deletes all data about the person who has this email address. For each deleted lead, an event "erased" remains in the
 * history. On SQLite, the file is then rewritten without the deleted data. `purged` says whether this worked.
 */
export async function erasePerson({ db, engine }: OpenDatabase, email: string) {
  const rows = await inTransaction(db, async (transaction) => {
    const found = await countPerson(transaction, email);
    const emails = await spellingsOf(transaction, email);
    const references = (await referencesOf(transaction, emails).execute()).map(({ reference }) => reference);
    const messages = notificationsOf(transaction, emails).select("id");
    await transaction.deleteFrom("notifications").where("id", "in", messages).execute();
    for (let from = 0; from < references.length; from += referencesMax)
      await eraseAll(transaction, references.slice(from, from + referencesMax));
    await transaction.deleteFrom("newsletter_subscribers").where("email", "in", emails).execute();
    return found;
  });
  return { rows, purged: purge(engine) };
}

const referencesMax = 500;

/** Deletes leads. When a lead is deleted, database triggers also delete its events and messages. */
async function eraseAll(db: Db, references: readonly string[]): Promise<void> {
  for (const table of leadTables) await db.deleteFrom(table).where("reference", "in", references).execute();
  const happened_at = nowText();
  const events = references.map((reference) => ({ reference, happened_at, event: "erased" }) as const);
  await db.insertInto("lead_events").values(events).execute();
}

/**
 * Finds leads of other people that mention an email address, in any spelling: in a text of the lead, in a note of the
 * office, or in an error of a mail server.
 * @returns the references of these leads
 */
export async function findMentions(db: Db, email: string): Promise<string[]> {
  const emails = await spellingsOf(db, email);
  // SQL finds all texts that contain the part of the address before the domain. Among these texts, `mentions` finds the
  // whole address. SQL can't search for a domain such as münchen.example, because SQLite ignores case only for A to Z.
  const holds = (column: Expression<string | null>) => contains(column, email.slice(0, email.lastIndexOf("@") + 1));
  // We don't search the column `email`. For example, the address not.ada@clinic.example contains the address
  // ada@clinic.example, but it belongs to another person.
  const columns = [
    ...inboxTexts.filter((field) => field !== "email"),
    "landing_page",
    "referrer",
    "sent_from",
    "about",
  ] as const;
  const leads = db
    .selectFrom("lead_inbox")
    .select(["reference", ...columns])
    .where(({ or, ref }) => or(columns.map((column) => holds(ref(column)))));
  const notes = db.selectFrom("lead_events").where(({ ref }) => holds(ref("note")));
  const errors = db.selectFrom("notifications").where(({ ref }) => holds(ref("last_error")));
  const found = [
    ...(await leads.execute()),
    ...(await notes.select(["reference", "note"]).execute()),
    ...(await errors.select(["reference", "last_error"]).execute()),
  ];
  const rows = found.filter(({ reference, ...texts }) => Object.values(texts).some((text) => mentions(text, emails)));
  const own = new Set((await referencesOf(db, emails).execute()).map(({ reference }) => reference));
  return [...new Set(rows.map(({ reference }) => reference))].filter((reference) => !own.has(reference));
}

function mentions(text: string | null, emails: readonly string[]): boolean {
  const plain = plainText(text ?? "");
  return emails.some((email) => plain.includes(plainText(email)) || plain.includes(plainText(shownAddress(email))));
}

async function spellingsOf(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom("lead_inbox")
    .select("email")
    .union(db.selectFrom("newsletter_subscribers").select("email"))
    .union(db.selectFrom("notifications").select("recipient as email").where("kind", "in", visitorKinds))
    .execute();
  const wanted = comparableAddress(email);
  const stored = rows.flatMap((row) => row.email ?? []).filter((each) => comparableAddress(each) === wanted);
  return [storedAddress(email), ...stored];
}

function referencesOf(db: Db, emails: readonly string[]) {
  return db.selectFrom("lead_inbox").select("reference").where("email", "in", emails);
}

function notificationsOf(db: Db, emails: readonly string[]) {
  const subscriber = db
    .selectFrom("newsletter_subscribers")
    .select(sql<string>`CAST(id AS TEXT)`.as("id"))
    .where("email", "in", emails);
  return db.selectFrom("notifications").where(({ eb, or, and }) =>
    or([
      and([eb("kind", "<>", "newsletter"), eb("reference", "in", referencesOf(db, emails))]),
      and([eb("kind", "=", "newsletter"), eb("reference", "in", subscriber)]),
      // We look for the address only in emails to visitors. Emails to the office are about other people, even if the
      // address belongs to a person of the office.
      and([eb("kind", "in", visitorKinds), eb("recipient", "in", emails)]),
    ]),
  );
}

export async function findPerson(db: Db, email: string) {
  const emails = await spellingsOf(db, email);
  const leadsIn = async (table: LeadTable) => {
    const own = db.selectFrom(table).where("email", "in", emails);
    return (await own.selectAll().orderBy("id").execute()).map(withoutInternals);
  };
  const leads = {
    consultation_requests: await leadsIn("consultation_requests"),
    contact_submissions: await leadsIn("contact_submissions"),
  } satisfies Record<LeadTable, unknown>;
  const events = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("reference", "in", referencesOf(db, emails))
    .orderBy("id")
    .execute();
  return {
    ...leads,
    // The actor may be the email address of a person of the office. We don't show it, because it is that person's data.
    lead_events: events.map(({ actor, ...event }) => ({ ...event, actor: actor?.includes("@") ? "office" : actor })),
    notifications: await notificationsOf(db, emails)
      .select(["kind", "channel", "reference", "status", "created_at", "sent_at"])
      // For messages to the office, the recipient is left out, because it may be an employee's address. The column
      // `last_error` is left out too, because an error may contain the secret URL of the webhook.
      .select(({ eb }) =>
        eb.case().when("kind", "in", visitorKinds).then(eb.ref("recipient")).else(null).end().as("recipient"),
      )
      .orderBy("id")
      .execute(),
    newsletter_subscribers: await db
      .selectFrom("newsletter_subscribers")
      .select(["email", "status", "created_at", "asked_at", "confirmed_at", "unsubscribed_at"])
      .where("email", "in", emails)
      .execute(),
  };
}

type Internals = Record<
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "spam_score" | "spam_signals" | "owner",
  unknown
>;

/** Removes the columns that aren't data about the person. For example, `owner` is the address of someone else. */
function withoutInternals<Row extends Internals>(lead: Row): Omit<Row, keyof Internals> {
  const { id, idempotency_key, text_hash, client_hash, spam_score, spam_signals, owner, ...rest } = lead;
  return rest;
}

/**
 * Builds an SQL condition that is true if a column contains a text. Upper and lower case count as the same, but on
 * SQLite only for letters without accents.
 */
function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // PostgreSQL's LIKE is case-sensitive, so both texts are converted to lowercase.
  return sql<SqlBool>`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`;
}
