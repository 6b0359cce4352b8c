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

/** For each deleted lead, an event "erased" remains in the history. */
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

/** Database triggers also delete the events and messages of these leads. */
async function eraseAll(db: Db, references: readonly string[]): Promise<void> {
  for (const table of leadTables) await db.deleteFrom(table).where("reference", "in", references).execute();
  const happened_at = nowText();
  const events = references.map((reference) => ({ reference, happened_at, event: "erased" }) as const);
  await db.insertInto("lead_events").values(events).execute();
}

/** Finds leads of other people that mention the address, in any spelling. */
export async function findMentions(db: Db, email: string): Promise<string[]> {
  const emails = await spellingsOf(db, email);
  // SQL compares only the part before the domain: SQLite ignores case only for A to Z. `mentions` compares the rest.
  const holds = (column: Expression<string | null>) => contains(column, email.slice(0, email.lastIndexOf("@") + 1));
  // The column `email` is left out, because not.ada@clinic.example contains another person's ada@clinic.example.
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
      // Emails to the office are about other people, even if the address belongs to a person of the office.
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
    // The actor may be the email address of a person of the office, which is that person's data.
    lead_events: events.map(({ actor, ...event }) => ({ ...event, actor: actor?.includes("@") ? "office" : actor })),
    notifications: await notificationsOf(db, emails)
      .select(["kind", "channel", "reference", "status", "created_at", "sent_at"])
      // The recipient may be an employee's address, and `last_error` may contain the secret URL of the webhook.
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

/** Removes columns that aren't data about the person. For example, `owner` is the address of someone else. */
function withoutInternals<Row extends Internals>(lead: Row): Omit<Row, keyof Internals> {
  const { id, idempotency_key, text_hash, client_hash, spam_score, spam_signals, owner, ...rest } = lead;
  return rest;
}

/** On SQLite, case is ignored only for letters without accents. */
function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // PostgreSQL's LIKE is case-sensitive.
  return sql<SqlBool>`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`;
}
