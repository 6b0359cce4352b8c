import { DatabaseSync } from "node:sqlite";
import type { Visit } from "./visitors.ts";

/** What clients and the mail server observed. */
export type Evidence = {
  visits: readonly Visit[];
  mails: readonly { messageId: string; subject: string }[];
  output: readonly string[];
  unexpected: readonly string[];
  endedByItself: readonly string[];
};

type Lead = { reference: string; email: string; key: string; status: string };
type Notification = { reference: string; messageId: string; status: string };

/** The content of the database file. */
export type StoredState = { leads: Lead[]; notifications: Notification[]; damage: string[] };

/** Reads with Node's own SQLite, so that the product's SQLite does not verify itself. */
export function readState(file: string): StoredState {
  using database = new DatabaseSync(file);
  const read = (sql: string) => database.prepare(sql).all();
  return {
    leads: read(
      `SELECT reference, email, idempotency_key AS "key", status FROM consultation_requests
       UNION ALL SELECT reference, email, idempotency_key, status FROM contact_submissions`,
    ) as Lead[], // the columns are NOT NULL texts
    notifications: read(`SELECT reference, message_id AS "messageId", status FROM notifications`) as Notification[], // likewise
    damage: [
      ...read("PRAGMA integrity_check").flatMap(({ integrity_check: found }) =>
        found === "ok" ? [] : [String(found)],
      ),
      ...read("PRAGMA foreign_key_check").map((orphan) => JSON.stringify(orphan)),
    ],
  };
}

/** The number of messages that are not delivered yet. */
export function countUndelivered(file: string): number {
  using database = new DatabaseSync(file, { timeout: 5_000 });
  const row = database.prepare("SELECT count(*) AS n FROM notifications WHERE status IN ('pending', 'sending')").get();
  return Number(row?.n);
}
