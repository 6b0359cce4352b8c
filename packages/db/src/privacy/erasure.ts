import { type Expression, sql } from "kysely";
import { nowText } from "../columns.ts";
import { type Purge, purge } from "../engine.ts";
import { inboxTexts } from "../leads/lead-fields.ts";
import type { Db, OpenDatabase } from "../open.ts";
import { contains } from "../queries/contains.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import { findPerson, isAddress, notificationsOf, type Person, referencesOf } from "./person.ts";

/** The number of rows of each table. */
export type ErasureCounts = Record<keyof Person, number>;

export async function countPerson(db: Db, email: string): Promise<ErasureCounts> {
  return countsOf(await findPerson(db, email));
}

function countsOf(person: Person): ErasureCounts {
  return {
    consultation_requests: person.consultation_requests.length,
    contact_submissions: person.contact_submissions.length,
    lead_events: person.lead_events.length,
    notifications: person.notifications.length,
    newsletter_subscribers: person.newsletter_subscribers.length,
  };
}

type Erasure = {
  rows: ErasureCounts;
  purged: Purge;
};

/** Erases all data about one address, and its bytes if the engine can. An event for each lead remains. */
export async function erasePerson({ db, engine }: OpenDatabase, email: string): Promise<Erasure> {
  const rows = await inTransaction(db, async (transaction) => {
    const found = countsOf(await findPerson(transaction, email));
    await deletePerson(transaction, email);
    return found;
  });
  return { rows, purged: purge(engine) };
}

/** Deletes dependent rows before the leads, because they are found through the leads. */
async function deletePerson(db: Db, email: string): Promise<void> {
  const references = referencesOf(db, email);
  await db.deleteFrom("notifications").where("id", "in", notificationsOf(db, email).select("id")).execute();
  await db.deleteFrom("lead_events").where("reference", "in", references).execute();
  await db
    .insertInto("lead_events")
    .columns(["reference", "happened_at", "event"])
    .expression(
      db
        .selectFrom(references.as("lead"))
        .select(["reference", sql.val(nowText()).as("at"), sql.val("erased").as("event")]),
    )
    .execute();
  // One statement per table, because a union of tables would let through a column that only one of them has.
  const rows = [
    db.deleteFrom("newsletter_subscribers").where(({ ref }) => isAddress(email, ref("email"))),
    db.deleteFrom("consultation_requests").where(({ ref }) => isAddress(email, ref("email"))),
    db.deleteFrom("contact_submissions").where(({ ref }) => isAddress(email, ref("email"))),
  ];
  for (const deletion of rows) await deletion.execute();
}

/** Other people's leads whose texts, notes or delivery errors contain the address, for review by a person. */
export async function findMentions(db: Db, email: string): Promise<string[]> {
  const holds = (column: Expression<string | null>) => contains(column, email);
  // An e-mail address that contains this one belongs to someone else.
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
  return rows.flatMap(({ reference }) => (reference === null || own.has(reference) ? [] : reference));
}
