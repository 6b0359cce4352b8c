import { type Kysely, sql } from "kysely";

/** The outbox tells a mail that was perhaps delivered from one that was not, and how long its server takes to accept one. */
export async function perhapsDelivered(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    `perhaps_delivered
  /* How often the mail server got the whole message and did not say whether it took it. */
  INTEGER NOT NULL DEFAULT 0`,
    `accept_seconds
  /* How long the mail server took to accept the message after its end. null: not sent, or not by mail */ INTEGER`,
  ])
    await sql.raw(`ALTER TABLE notifications ADD COLUMN ${column}`).execute(db);
}
