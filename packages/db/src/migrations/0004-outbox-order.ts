import { type Kysely, sql } from "kysely";

/**
 * One column says when a message is next due, whatever its status: while it is being sent, when the lease runs out.
 * What is due is found in its order through an index of the open messages alone, however many there are.
 */
export async function outboxOrder(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "UPDATE notifications SET next_attempt_at = leased_until WHERE status = 'sending' AND leased_until IS NOT NULL",
    "ALTER TABLE notifications DROP COLUMN leased_until",
    "DROP INDEX notifications_due",
    `CREATE INDEX notifications_due ON notifications (channel, next_attempt_at)
  -- While a message is being sent, next_attempt_at is when another attempt may begin, because this one must have died.
  WHERE status IN ('pending', 'sending')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
