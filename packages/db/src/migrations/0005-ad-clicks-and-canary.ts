import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { addToInbox, instant, leadTableNames, tableWords } from "./start/words.ts";

const columns = ["first", "last"].flatMap((touch) =>
  ["utm_term", "utm_content", "gclid", "gbraid", "wbraid", "msclkid", "fbclid"].map((name) => `${touch}_${name}`),
);

/**
 * What a link says about the ad that was clicked: two more campaign labels, and the click ids of ad networks. And the
 * last test lead, whose notifications the health of the outbox leaves out.
 */
export async function adClicksAndCanary(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of leadTableNames)
    for (const column of columns) await run(`ALTER TABLE ${table} ADD COLUMN ${column} /* untrusted */ TEXT`);
  await addToInbox(db, engine, columns);

  await run(`CREATE TABLE canary (
  -- One row: the last run of 'pnpm leads canary' that the site took. Its lead is in no other table; its notifications have
  -- the reference 'canary' until the next run.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  reference TEXT NOT NULL,                        -- what the command was told
  quarantine TEXT,                                -- why it looks like spam; null: it does not
  arrived_at TEXT ${instant("arrived_at")}        -- when a run last arrived everywhere; null: never
) ${tableWords[engine.name].end}`);
  await run("DROP VIEW notification_health");
  await run(`CREATE VIEW notification_health AS
  -- One row per channel and status: how many, the oldest, the most attempts. Anything pending for over an hour needs a look.
  SELECT channel, status, CAST(count(*) AS INTEGER) AS notifications, min(created_at) AS oldest_created_at,
    CAST(max(attempts) AS INTEGER) AS attempts_max
  FROM notifications WHERE reference <> 'canary' GROUP BY channel, status`);
}
