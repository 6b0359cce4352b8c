import { DatabaseSync } from "node:sqlite";
import type { Store, StoredLead, StoredNotification, StoredState } from "../evidence.ts";

export function sqliteStore(file: string): Store {
  return { readState: async () => readState(file), countUndelivered: async () => countUndelivered(file) };
}

/** Reads with Node's own SQLite, so that the product's SQLite does not verify itself. */
export function readState(file: string): StoredState {
  using database = new DatabaseSync(file);
  const read = (sql: string) => database.prepare(sql).all();
  return {
    leads: read(
      `SELECT reference, email, status FROM consultation_requests
       UNION ALL SELECT reference, email, status FROM contact_submissions`,
    ) as StoredLead[], // the columns are NOT NULL texts
    notifications: read(
      `SELECT reference, message_id AS "messageId", status FROM notifications`,
    ) as StoredNotification[], // likewise
    damage: [
      ...read("PRAGMA integrity_check").flatMap(({ integrity_check: found }) =>
        found === "ok" ? [] : [String(found)],
      ),
      ...read("PRAGMA foreign_key_check").map((orphan) => JSON.stringify(orphan)),
    ],
  };
}

function countUndelivered(file: string): number {
  using database = new DatabaseSync(file, { timeout: 5_000 });
  const row = database.prepare("SELECT count(*) AS n FROM notifications WHERE status IN ('pending', 'sending')").get();
  return Number(row?.n);
}
